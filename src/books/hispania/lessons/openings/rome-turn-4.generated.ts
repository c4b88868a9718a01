/** Where rome begin turn 4 of scenario C, played by Captains (seed 1): `npm run openings -- --write`. */
export const POSITION = {
 "game": "hispania",
 "set": "hispania-1994-1",
 "rulings": {},
 "scenario": "C",
 "mode": "standard",
 "turn": 4,
 "lastTurn": 19,
 "stage": "nations",
 "step": 0,
 "active": "rome",
 "phase": "placement",
 "frames": [],
 "places": {
  "galicia": [
   {
    "owner": "galicians",
    "kind": "infantry",
    "count": 1
   }
  ],
  "porto": [
   {
    "owner": "galicians",
    "kind": "infantry",
    "count": 3
   }
  ],
  "duero": [
   {
    "owner": "galicians",
    "kind": "infantry",
    "count": 1
   }
  ],
  "asturias": [
   {
    "owner": "galicians",
    "kind": "infantry",
    "count": 2
   }
  ],
  "cantabria": [
   {
    "owner": "cantabrians",
    "kind": "infantry",
    "count": 1
   }
  ],
  "leon": [
   {
    "owner": "cantabrians",
    "kind": "infantry",
    "count": 1
   }
  ],
  "tierra-de-campos": [
   {
    "owner": "cantabrians",
    "kind": "infantry",
    "count": 1
   }
  ],
  "basque-country": [
   {
    "owner": "basques",
    "kind": "infantry",
    "count": 1
   }
  ],
  "old-castile": [
   {
    "owner": "cantabrians",
    "kind": "infantry",
    "count": 1
   }
  ],
  "pamplona": [
   {
    "owner": "basques",
    "kind": "infantry",
    "count": 1
   }
  ],
  "lusitania": [
   {
    "owner": "lusitanians",
    "kind": "infantry",
    "count": 2
   }
  ],
  "alcantara": [
   {
    "owner": "lusitanians",
    "kind": "infantry",
    "count": 2
   }
  ],
  "salamanca": [
   {
    "owner": "lusitanians",
    "kind": "infantry",
    "count": 2
   }
  ],
  "avila": [
   {
    "owner": "cantabrians",
    "kind": "infantry",
    "count": 3
   }
  ],
  "segovia": [
   {
    "owner": "rome",
    "kind": "elite",
    "count": 1
   }
  ],
  "calatayud": [
   {
    "owner": "basques",
    "kind": "infantry",
    "count": 3
   }
  ],
  "cuenca": [
   {
    "owner": "rome",
    "kind": "elite",
    "count": 2
   }
  ],
  "lisbon": [
   {
    "owner": "celts",
    "kind": "infantry",
    "count": 1
   }
  ],
  "badajoz": [
   {
    "owner": "celts",
    "kind": "infantry",
    "count": 1
   }
  ],
  "algarve": [
   {
    "owner": "celts",
    "kind": "infantry",
    "count": 1
   }
  ],
  "cordoba": [
   {
    "owner": "celts",
    "kind": "infantry",
    "count": 3
   }
  ],
  "gibraltar": [
   {
    "owner": "celts",
    "kind": "infantry",
    "count": 1
   }
  ],
  "toledo": [
   {
    "owner": "rome",
    "kind": "elite",
    "count": 3
   }
  ],
  "la-mancha": [
   {
    "owner": "rome",
    "kind": "elite",
    "count": 2
   }
  ],
  "granada": [
   {
    "owner": "carthage",
    "kind": "infantry",
    "count": 3
   }
  ],
  "cartagena": [
   {
    "owner": "rome",
    "kind": "elite",
    "count": 3
   }
  ],
  "denia": [
   {
    "owner": "carthage",
    "kind": "infantry",
    "count": 1
   }
  ],
  "valencia": [
   {
    "owner": "carthage",
    "kind": "infantry",
    "count": 1
   }
  ],
  "castellon": [
   {
    "owner": "rome",
    "kind": "elite",
    "count": 1
   }
  ],
  "tortosa": [
   {
    "owner": "rome",
    "kind": "elite",
    "count": 3
   }
  ],
  "zaragoza": [
   {
    "owner": "rome",
    "kind": "elite",
    "count": 1
   }
  ],
  "huesca": [
   {
    "owner": "basques",
    "kind": "infantry",
    "count": 1
   }
  ],
  "barcelona": [
   {
    "owner": "basques",
    "kind": "infantry",
    "count": 2
   }
  ],
  "western-pyrenees": [
   {
    "owner": "basques",
    "kind": "infantry",
    "count": 1
   }
  ],
  "cadiz": [
   {
    "owner": "carthage",
    "kind": "infantry",
    "count": 1
   }
  ]
 },
 "nations": {
  "carthage": {
   "seat": "1",
   "points": 4,
   "capital": null
  },
  "galicians": {
   "seat": "2",
   "points": 0,
   "capital": null,
   "gold": 1
  },
  "cantabrians": {
   "seat": "3",
   "points": 6,
   "capital": "avila",
   "gold": 7
  },
  "lusitanians": {
   "seat": "1",
   "points": 0,
   "capital": null,
   "gold": 7
  },
  "basques": {
   "seat": "2",
   "points": 6,
   "capital": "calatayud",
   "gold": 6
  },
  "celts": {
   "seat": "3",
   "points": 0,
   "capital": null,
   "gold": 4
  },
  "rome": {
   "seat": "4",
   "points": 0,
   "capital": null,
   "due": [
    {
     "at": [
      "narbonne",
      "sea"
     ],
     "units": {
      "elite": 14
     },
     "leaders": []
    }
   ]
  },
  "hispano-romans": {
   "seat": "4",
   "points": 0,
   "capital": null
  },
  "vandals": {
   "seat": "2",
   "points": 0,
   "capital": null
  },
  "alans": {
   "seat": "1",
   "points": 0,
   "capital": null
  },
  "suebi": {
   "seat": "4",
   "points": 0,
   "capital": null
  },
  "visigoths": {
   "seat": "3",
   "points": 0,
   "capital": null
  },
  "byzantium": {
   "seat": "1",
   "points": 0,
   "capital": null
  },
  "umayyads": {
   "seat": "2",
   "points": 0,
   "capital": null
  },
  "franks": {
   "seat": "4",
   "points": 0,
   "capital": null
  },
  "aragon": {
   "seat": "4",
   "points": 0,
   "capital": null
  },
  "badajoz": {
   "seat": "1",
   "points": 0,
   "capital": null
  },
  "zaragoza": {
   "seat": "1",
   "points": 0,
   "capital": null
  },
  "navarre": {
   "seat": "2",
   "points": 0,
   "capital": null
  },
  "leon": {
   "seat": "4",
   "points": 0,
   "capital": null
  },
  "castile": {
   "seat": "3",
   "points": 0,
   "capital": null
  },
  "seville": {
   "seat": "2",
   "points": 0,
   "capital": null
  },
  "valencia": {
   "seat": "4",
   "points": 0,
   "capital": null
  },
  "granada": {
   "seat": "3",
   "points": 0,
   "capital": null
  },
  "el-cid": {
   "seat": "3",
   "points": 0,
   "capital": null
  },
  "almoravids": {
   "seat": "1",
   "points": 0,
   "capital": null
  }
 },
 "players": [
  {
   "seat": "1",
   "adjust": 0
  },
  {
   "seat": "2",
   "adjust": 0
  },
  {
   "seat": "3",
   "adjust": 0
  },
  {
   "seat": "4",
   "adjust": 0
  }
 ],
 "tally": {},
 "dice": {
  "generator": [
   1322245544,
   -700959355,
   -511689284,
   713135935
  ],
  "rolled": 33,
  "given": []
 }
};

/** Where umayyads begin turn 11 of scenario D, played by Captains (seed 7): `npm run openings -- --write`. */
export const POSITION = {
 "game": "hispania",
 "set": "hispania-1994-1",
 "rulings": {},
 "scenario": "D",
 "mode": "standard",
 "turn": 11,
 "lastTurn": 19,
 "stage": "nations",
 "step": 0,
 "active": "umayyads",
 "phase": "placement",
 "frames": [],
 "places": {
  "galicia": [
   {
    "owner": "suebi",
    "kind": "infantry",
    "count": 3
   }
  ],
  "porto": [
   {
    "owner": "lusitanians",
    "kind": "infantry",
    "count": 3
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
    "owner": "visigoths",
    "kind": "infantry",
    "count": 2
   }
  ],
  "leon": [
   {
    "owner": "suebi",
    "kind": "infantry",
    "count": 1
   }
  ],
  "tierra-de-campos": [
   {
    "owner": "galicians",
    "kind": "infantry",
    "count": 2
   }
  ],
  "basque-country": [
   {
    "owner": "visigoths",
    "kind": "infantry",
    "count": 1
   }
  ],
  "old-castile": [
   {
    "owner": "visigoths",
    "kind": "infantry",
    "count": 2
   }
  ],
  "pamplona": [
   {
    "owner": "visigoths",
    "kind": "infantry",
    "count": 1
   }
  ],
  "lusitania": [
   {
    "owner": "lusitanians",
    "kind": "infantry",
    "count": 1
   }
  ],
  "alcantara": [
   {
    "owner": "lusitanians",
    "kind": "infantry",
    "count": 1
   }
  ],
  "salamanca": [
   {
    "owner": "visigoths",
    "kind": "infantry",
    "count": 3
   },
   {
    "owner": "visigoths",
    "kind": "leader",
    "count": 1,
    "leader": "roderic"
   }
  ],
  "avila": [
   {
    "owner": "visigoths",
    "kind": "infantry",
    "count": 2
   }
  ],
  "segovia": [
   {
    "owner": "visigoths",
    "kind": "castle",
    "count": 1
   }
  ],
  "calatayud": [
   {
    "owner": "visigoths",
    "kind": "infantry",
    "count": 1
   }
  ],
  "cuenca": [
   {
    "owner": "visigoths",
    "kind": "infantry",
    "count": 1
   }
  ],
  "lisbon": [
   {
    "owner": "lusitanians",
    "kind": "infantry",
    "count": 1
   }
  ],
  "badajoz": [
   {
    "owner": "lusitanians",
    "kind": "infantry",
    "count": 1
   }
  ],
  "algarve": [
   {
    "owner": "lusitanians",
    "kind": "infantry",
    "count": 1
   }
  ],
  "sierra-morena": [
   {
    "owner": "byzantium",
    "kind": "infantry",
    "count": 1
   }
  ],
  "seville": [
   {
    "owner": "byzantium",
    "kind": "infantry",
    "count": 3
   }
  ],
  "cadiz": [
   {
    "owner": "byzantium",
    "kind": "infantry",
    "count": 1
   }
  ],
  "cordoba": [
   {
    "owner": "visigoths",
    "kind": "castle",
    "count": 1
   }
  ],
  "gibraltar": [
   {
    "owner": "byzantium",
    "kind": "infantry",
    "count": 1
   }
  ],
  "toledo": [
   {
    "owner": "visigoths",
    "kind": "infantry",
    "count": 3
   }
  ],
  "la-mancha": [
   {
    "owner": "visigoths",
    "kind": "infantry",
    "count": 1
   }
  ],
  "granada": [
   {
    "owner": "byzantium",
    "kind": "infantry",
    "count": 3
   }
  ],
  "cartagena": [
   {
    "owner": "visigoths",
    "kind": "castle",
    "count": 1
   }
  ],
  "denia": [
   {
    "owner": "visigoths",
    "kind": "castle",
    "count": 1
   }
  ],
  "valencia": [
   {
    "owner": "visigoths",
    "kind": "infantry",
    "count": 1
   }
  ],
  "majorca": [
   {
    "owner": "visigoths",
    "kind": "infantry",
    "count": 1
   }
  ],
  "ibiza": [
   {
    "owner": "byzantium",
    "kind": "infantry",
    "count": 1
   }
  ],
  "castellon": [
   {
    "owner": "visigoths",
    "kind": "infantry",
    "count": 1
   }
  ],
  "tortosa": [
   {
    "owner": "visigoths",
    "kind": "castle",
    "count": 1
   }
  ],
  "zaragoza": [
   {
    "owner": "visigoths",
    "kind": "castle",
    "count": 1
   }
  ],
  "huesca": [
   {
    "owner": "visigoths",
    "kind": "infantry",
    "count": 1
   }
  ],
  "barcelona": [
   {
    "owner": "visigoths",
    "kind": "infantry",
    "count": 1
   }
  ],
  "western-pyrenees": [
   {
    "owner": "visigoths",
    "kind": "infantry",
    "count": 1
   }
  ],
  "eastern-pyrenees": [
   {
    "owner": "visigoths",
    "kind": "infantry",
    "count": 1
   }
  ]
 },
 "nations": {
  "carthage": {
   "seat": "1",
   "points": 11,
   "capital": null,
   "ended": true
  },
  "galicians": {
   "seat": "2",
   "points": 27,
   "capital": null,
   "gold": 6
  },
  "cantabrians": {
   "seat": "3",
   "points": 28,
   "capital": null,
   "ended": true
  },
  "lusitanians": {
   "seat": "1",
   "points": 62,
   "capital": "alcantara",
   "gold": 6
  },
  "basques": {
   "seat": "2",
   "points": 36,
   "capital": null,
   "gold": 6
  },
  "celts": {
   "seat": "3",
   "points": 22,
   "capital": null,
   "gold": 6
  },
  "iberians": {
   "seat": "4",
   "points": 41,
   "capital": null,
   "ended": true
  },
  "rome": {
   "seat": "4",
   "points": 72,
   "capital": null,
   "ended": true
  },
  "hispano-romans": {
   "seat": "4",
   "points": 6,
   "capital": null,
   "overlord": "visigoths"
  },
  "vandals": {
   "seat": "2",
   "points": 47,
   "capital": null,
   "ended": true
  },
  "alans": {
   "seat": "1",
   "points": 58,
   "capital": null,
   "ended": true
  },
  "suebi": {
   "seat": "4",
   "points": 26,
   "capital": "galicia",
   "gold": 1
  },
  "visigoths": {
   "seat": "3",
   "points": 50,
   "capital": "cuenca",
   "gold": 1
  },
  "byzantium": {
   "seat": "1",
   "points": 20,
   "capital": "granada",
   "gold": 3
  },
  "umayyads": {
   "seat": "2",
   "points": 0,
   "capital": null,
   "due": [
    {
     "at": [
      "africa",
      "sea"
     ],
     "units": {
      "infantry": 20,
      "cavalry": 8
     },
     "leaders": [
      "tarik",
      "musa"
     ]
    }
   ]
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
 "tally": {
  "forts": [
   "basque-country",
   "old-castile",
   "pamplona",
   "alcantara",
   "segovia",
   "calatayud",
   "cuenca",
   "badajoz",
   "algarve",
   "sierra-morena",
   "seville",
   "cadiz",
   "cordoba",
   "gibraltar",
   "toledo",
   "la-mancha",
   "granada",
   "cartagena",
   "denia",
   "valencia",
   "castellon",
   "tortosa",
   "zaragoza",
   "huesca",
   "barcelona",
   "western-pyrenees",
   "eastern-pyrenees"
  ]
 },
 "dice": {
  "generator": [
   -243731715,
   -1562739408,
   714491765,
   1668944427
  ],
  "rolled": 619,
  "given": []
 }
};

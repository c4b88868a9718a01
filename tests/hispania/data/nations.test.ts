import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  COMBAT_KINDS,
  type CombatKind,
  LEADERS,
  type LeaderId,
  NATIONS,
  type NationId,
  PROVINCES,
  type ProvinceId,
} from '../../../src/books/hispania/engine/data/ids.ts';
import { DATA_SET_NAMES, dataSet, FIRST_SET } from '../../../src/books/hispania/engine/data/sets.ts';
import { atTurn } from '../../../src/books/hispania/engine/data/timed.ts';
import { TOKEN_TOTAL } from '../../../src/books/hispania/engine/data/tokens.sources.ts';
import { TOKEN_COUNTS } from '../../../src/books/hispania/engine/data/tokens.ts';
import { RELIGION_FROM, TURN_YEARS } from '../../../src/books/hispania/engine/data/turns.ts';
import type { KillTarget, Nation } from '../../../src/books/hispania/engine/data/types.ts';

const set = dataSet(FIRST_SET);
const nations = NATIONS.map((id) => [id, set.nations[id]] as const);

test('the order of play is the printed list of 29', () => {
  const printed = [
    ['carthage', 'galicians', 'cantabrians', 'lusitanians', 'basques', 'celts', 'iberians', 'rome', 'hispano-romans'],
    ['vandals', 'alans', 'suebi', 'visigoths', 'byzantium', 'umayyads', 'franks', 'aragon', 'badajoz', 'zaragoza'],
    ['navarre', 'leon', 'castile', 'seville', 'valencia', 'granada', 'el-cid', 'almoravids', 'crusade', 'almohads'],
  ].flat();
  assert.deepEqual([...NATIONS], printed);
  nations.forEach(([id, nation], i) => {
    assert.equal(nation.order, i + 1, id);
  });
});

test('the last two play in scenario E alone', () => {
  const only = nations.flatMap(([id, nation]) => (nation.onlyIn ? [[id, ...nation.onlyIn]] : []));
  assert.deepEqual(only, [
    ['crusade', 'E'],
    ['almohads', 'E'],
  ]);
});

test('incompatible nations are 33 pairs, written on both sides', () => {
  let count = 0;
  for (const [id, nation] of nations) {
    for (const other of nation.incompatible) {
      assert.ok(set.nations[other].incompatible.includes(id), `${id} and ${other}`);
      count += 1;
    }
  }
  assert.equal(count, 2 * 33);
});

test('no group of the standard game holds incompatible nations', () => {
  for (const [id, nation] of nations) {
    for (const other of nation.incompatible) {
      const group = set.nations[other].standardGroup;
      assert.ok(group === null || group !== nation.standardGroup, `${id} and ${other}`);
    }
  }
  assert.deepEqual(
    [1, 2, 3, 4].map((group) => nations.filter(([, nation]) => nation.standardGroup === group).length),
    [7, 6, 6, 8],
  );
});

test('pools hold what stands on the map at the start and what arrives at once', () => {
  for (const name of DATA_SET_NAMES) {
    const set = dataSet(name);
    for (const [id, nation] of Object.entries(set.nations) as [NationId, Nation][]) {
      const start = Object.values(set.setUps[1][id] ?? {});
      for (const kind of COMBAT_KINDS) {
        const placed = start.reduce((sum, units) => sum + (units[kind] ?? 0), 0);
        const pool = atTurn(nation.pool[kind] ?? 0, 21);
        assert.ok(placed <= pool, `${id}: ${placed} ${kind} at the start, ${pool} in the pool`);
        for (const [turn, arrivals = []] of Object.entries(nation.arrivals)) {
          const arriving = arrivals
            .filter((group) => group.guestsUntil === undefined)
            .reduce((sum, group) => sum + (group.units?.[kind] ?? 0), 0);
          assert.ok(arriving <= pool, `${id}, turn ${turn}: ${arriving} ${kind}, ${pool} in the pool`);
        }
      }
    }
  }
});

test('limits the rulebook states', () => {
  const limit = (nation: NationId, kind: CombatKind, turn = 21) => atTurn(set.nations[nation].pool[kind] ?? 0, turn);
  assert.equal(limit('galicians', 'infantry'), 7);
  assert.equal(limit('castile', 'knight', 19), 4);
  assert.equal(limit('castile', 'knight', 20), 5);
  assert.equal(limit('aragon', 'knight', 19), 2);
  assert.equal(limit('aragon', 'knight', 20), 3);
  assert.equal(limit('visigoths', 'castle'), 7);
  assert.equal(limit('zaragoza', 'infantry'), 12);
  assert.equal(limit('almohads', 'elite'), 16 + 6);
});

test('gold can be saved to 4, or to 8 by the eight nations named', () => {
  const eight = nations.filter(([, nation]) => atTurn(nation.reserve, 19) === 16).map(([id]) => id);
  const named: NationId[] = ['aragon', 'castile', 'franks', 'granada', 'leon', 'umayyads', 'seville', 'valencia'];
  assert.deepEqual([...eight].sort(), [...named].sort());
  for (const [id, nation] of nations) {
    if (nation.income.kind === 'none') assert.equal(atTurn(nation.reserve, 21), 0, id);
    else assert.ok([8, 16].includes(atTurn(nation.reserve, 21)), id);
  }
});

test('a nation buys only what it has counters for', () => {
  for (const [id, nation] of nations) for (const kind of nation.buys) assert.ok(nation.pool[kind], `${id}: ${kind}`);
});

test('every leader arrives once, on his turn and with his nation', () => {
  const seen: LeaderId[] = [];
  for (const [id, nation] of nations) {
    for (const [turn, arrivals = []] of Object.entries(nation.arrivals)) {
      for (const leader of arrivals.flatMap((group) => group.leaders ?? [])) {
        assert.equal(set.leaders[leader].nation, id);
        assert.equal(set.leaders[leader].arrives, Number(turn));
        seen.push(leader);
      }
    }
  }
  assert.deepEqual(seen.sort(), [...LEADERS].sort());
});

test('a leader leaves after he arrives, and after at most three turns', () => {
  for (const leader of LEADERS) {
    const { arrives, leaves } = set.leaders[leader];
    const turns = leaves.turn - arrives + (leaves.when === 'end' ? 1 : 0);
    assert.ok(turns >= 1 && turns <= (leader === 'alfonso-vi' ? 3 : 2), leader);
  }
});

test('nothing happens to a nation before it plays or after it ends', () => {
  for (const [id, nation] of nations) {
    const last = nation.ends?.turn ?? 21;
    const turns = [
      ...Object.keys(nation.arrivals).map(Number),
      ...Object.keys(nation.provincePoints).map(Number),
      ...nation.invasions,
      ...nation.zeal,
      ...nation.navalSupremacy,
      ...nation.ardour.map((ardour) => ardour.turn),
      ...nation.freeCastles.map((castles) => castles.turn),
    ];
    for (const turn of turns) assert.ok(turn >= nation.firstTurn && turn <= last, `${id}, turn ${turn}`);
  }
});

test('nations score provinces on scoring turns, the Franks on turn 9 too', () => {
  for (const name of DATA_SET_NAMES) {
    const set = dataSet(name);
    for (const [id, nation] of Object.entries(set.nations) as [NationId, Nation][]) {
      const own = nation.specialPoints.flatMap((points) => (points.kind === 'scores-own-turn' ? [points.turn] : []));
      for (const turn of Object.keys(nation.provincePoints).map(Number)) {
        assert.ok(set.scoringTurns.includes(turn) || own.includes(turn), `${id}, turn ${turn}`);
      }
    }
  }
});

test('points stated in the rulebook', () => {
  for (const name of DATA_SET_NAMES) {
    const set = dataSet(name);
    const points = (nation: NationId, turn: number) => set.nations[nation].provincePoints[turn] ?? {};
    assert.deepEqual(points('galicians', 10), { galicia: 3, asturias: 3, porto: 3 });
    assert.equal(points('basques', 3)['basque-country'], 4);
    assert.equal(points('rome', 3).granada, 4);
    const sum = (nation: NationId, turn: number) => Object.values(points(nation, turn)).reduce((a, b) => a + b, 0);
    assert.equal(sum('castile', 21), 2 * 32);
    assert.equal(sum('aragon', 21), 2 * 16);
    const rome = set.nations.rome.zonePoints[0]?.zones;
    assert.deepEqual(rome, { south: { each: 4, all: 8 }, east: { each: 2, all: 4 }, centre: { each: 1, all: 2 } });
  }
});

test('a counter never scores twice for the same nation', () => {
  for (const [id, nation] of nations) {
    for (let turn = 1; turn <= 21; turn += 1) {
      for (const victim of NATIONS) {
        for (const kind of COMBAT_KINDS.filter((kind) => set.nations[victim].pool[kind])) {
          const entries = nation.kills.filter(
            ({ target, turns }) =>
              (!turns || (turns[0] <= turn && turn <= turns[1])) && matches(target, victim, kind, turn),
          );
          assert.ok(entries.length <= 1, `${id} for ${kind} of ${victim} on turn ${turn}`);
        }
      }
    }
  }
});

function matches(target: KillTarget, victim: NationId, kind: CombatKind, turn: number): boolean {
  const { religion }: Nation = set.nations[victim];
  return (
    target.leader === undefined &&
    (target.kinds === undefined || target.kinds.includes(kind)) &&
    (target.nations === undefined || target.nations.includes(victim)) &&
    (target.religion === undefined || (turn >= 11 && target.religion === religion))
  );
}

test('submission is to nations that can be overlords, for as long as they are', () => {
  for (const [id, nation] of nations) {
    for (const clause of nation.submits) assert.ok(set.nations[clause.to].overlord, `${id} to ${clause.to}`);
  }
  const until = nations.flatMap(([id, nation]) => (nation.overlord ? [[id, nation.overlord.until]] : []));
  assert.deepEqual(until, [
    ['carthage', 3],
    ['rome', 5],
    ['visigoths', 12],
    ['umayyads', 14],
  ]);
});

test('what a transformation hands over is in the pool of the successor', () => {
  for (const [id, { ends }] of nations) {
    if (ends?.kind !== 'survivors') continue;
    const total = Object.values(ends.quota).reduce((a, b) => a + b, 0);
    assert.ok(ends.most <= total, id);
    for (const kind of COMBAT_KINDS) {
      const pool = set.nations[ends.into].pool[kind] ?? 0;
      assert.ok((ends.quota[kind] ?? 0) <= atTurn(pool, ends.turn + 1), `${id}: ${kind}`);
    }
  }
});

test('major nations and their fixed scores', () => {
  const majors = nations.flatMap(([id, { auction }]) =>
    auction.kind === 'major' ? [[id, auction.fixedScore / 2]] : [],
  );
  assert.deepEqual(Object.fromEntries(majors), { visigoths: 46, rome: 41, umayyads: 35, castile: 39, carthage: 11 });
  assert.deepEqual(set.nations.alans.auction, { kind: 'bid', average: 60 });
});

test('event tokens are 27', () => {
  assert.equal(
    Object.values(TOKEN_COUNTS).reduce((a, b) => a + b, 0),
    TOKEN_TOTAL.count,
  );
});

test('the turns follow each other without a gap', () => {
  assert.equal(TURN_YEARS.length, 21);
  TURN_YEARS.slice(1).forEach(([from], i) => {
    assert.equal(from, (TURN_YEARS[i]?.[1] ?? 0) + 1, `turn ${i + 2}`);
  });
});

test('from the Franks to the Visigoths: when each begins, and how it ends', () => {
  const ends: Readonly<Partial<Record<NationId, readonly [first: number, last: number | null, ...heirs: NationId[]]>>> =
    {
      franks: [9, 15, 'aragon'],
      galicians: [1, null],
      granada: [15, null],
      'hispano-romans': [6, null],
      iberians: [1, 3, 'rome'],
      leon: [14, null],
      lusitanians: [1, 12, 'badajoz'],
      navarre: [14, null],
      umayyads: [11, 14, 'zaragoza', 'valencia', 'granada', 'seville'],
      rome: [2, 5, 'hispano-romans'],
      zaragoza: [15, null],
      seville: [15, null],
      suebi: [6, 13, 'leon'],
      valencia: [15, null],
      vandals: [6, 9],
      visigoths: [6, 12, 'castile'],
    };
  for (const [id, [first, last, ...heirs]] of Object.entries(ends) as [
    NationId,
    [number, number | null, ...NationId[]],
  ][]) {
    const nation = set.nations[id];
    assert.equal(nation.firstTurn, first, id);
    assert.equal(nation.ends?.turn ?? null, last, id);
    const into = nation.ends && nation.ends.kind !== 'removed' ? [nation.ends.into].flat() : [];
    assert.deepEqual(into, heirs, id);
  }
});

test('from the Franks to the Visigoths: with whom a player may not hold each', () => {
  const printed: Readonly<Partial<Record<NationId, readonly NationId[]>>> = {
    franks: ['basques'],
    galicians: ['cantabrians', 'suebi'],
    granada: ['valencia', 'seville'],
    'hispano-romans': ['byzantium'],
    iberians: ['carthage'],
    leon: ['castile', 'badajoz'],
    lusitanians: ['celts', 'rome', 'suebi'],
    navarre: ['aragon', 'zaragoza'],
    umayyads: ['castile', 'visigoths'],
    rome: ['carthage', 'lusitanians', 'basques'],
    zaragoza: ['castile', 'navarre', 'aragon'],
    seville: ['badajoz', 'castile', 'granada'],
    suebi: ['lusitanians', 'galicians'],
    valencia: ['byzantium', 'el-cid', 'granada'],
    vandals: [],
    visigoths: ['alans', 'byzantium', 'umayyads'],
  };
  // Further restrictions are printed with the other nation.
  const elsewhere: Readonly<Partial<Record<NationId, readonly NationId[]>>> = {
    granada: ['byzantium'],
    seville: ['almoravids'],
  };
  for (const [id, others] of Object.entries(printed) as [NationId, NationId[]][]) {
    assert.deepEqual([...set.nations[id].incompatible].sort(), [...others, ...(elsewhere[id] ?? [])].sort(), id);
  }
});

/** The rules of chapter 11 for the nations from the Alans to the Crusade. */
const PRINTED: readonly NationId[] = [
  'alans',
  'almohads',
  'almoravids',
  'aragon',
  'badajoz',
  'basques',
  'byzantium',
  'cantabrians',
  'carthage',
  'castile',
  'celts',
  'crusade',
];

/** `2 fort`, `3 christian knight`: points and what they are for; turns and whose stack where they are limited. */
function killsOf(id: NationId): readonly string[] {
  return set.nations[id].kills.map(({ target, vp, turns, byStackOf }) => {
    const { kinds = ['unit'], nations: of = [], religion, leader } = target;
    const whom = [...(religion ? [religion] : []), ...of, ...(leader ? [leader] : kinds)].join(' ');
    return `${vp / 2} ${whom}${turns ? ` ${turns.join('-')}` : ''}${byStackOf ? ` by ${byStackOf}` : ''}`;
  });
}

test('kill points from the Alans to the Crusade are the printed ones (R:2084-2388)', () => {
  const MUSLIM = ['5 muslim leader', '3 muslim castle'];
  const ROMANS = ['3 rome elite', '3 carthage infantry'];
  assert.deepEqual(Object.fromEntries(PRINTED.map((id) => [id, killsOf(id)])), {
    alans: ['2 fort', '0.5 vandals unit', '0.5 visigoths unit', '5 visigoths leader 9-9'],
    almohads: ['3 muslim castle', '5 christian castle', '3 christian knight', '1 christian infantry'],
    almoravids: ['2 knight'],
    // A castle is no unit (ruling kills).
    aragon: [...MUSLIM, '1 muslim infantry elite knight cavalry berber fort 16-16 by ramiro'],
    badajoz: ['3 christian knight'],
    basques: [...ROMANS, '2 visigoths infantry'],
    byzantium: ['1 muslim unit 12-21'],
    cantabrians: [...ROMANS, '1 fort'],
    carthage: ['1 rome elite'],
    castile: [...MUSLIM, '1 muslim infantry cavalry'],
    celts: ROMANS,
    crusade: ['5 muslim castle', '2 muslim cavalry', '1 muslim infantry'],
  });
  assert.deepEqual(
    nations.filter(([, { bounty }]) => bounty > 0).map(([id, { bounty }]) => [id, bounty / 2]),
    [['almohads', 2]],
  );
});

test('leaders from the Alans to the Crusade come and go as printed (R:2079-2341)', () => {
  const times = LEADERS.flatMap((id) => {
    const { nation, arrives, leaves } = set.leaders[id];
    return PRINTED.includes(nation) ? [`${nation} ${id} ${arrives} ${leaves.when} ${leaves.turn}`] : [];
  });
  assert.deepEqual(times.sort(), [
    'alans ataces 6 start 7',
    'almohads abu-yusuf 20 end 21',
    'almoravids yusuf 18 start 20',
    'aragon ramiro 16 end 16',
    'badajoz mutawakkil 15 start 16',
    'badajoz muzaffar 14 start 15',
    'carthage hamilcar 1 start 2',
    'carthage hasdrubal 2 start 3',
    'castile alfonso-vi 17 start 20',
  ]);
});

test('nobody holds nations together that are printed as rivals (R:2094-2392)', () => {
  const rivals: { readonly [id in NationId]?: readonly NationId[] } = {
    alans: ['visigoths'],
    almohads: ['almoravids', 'crusade'],
    almoravids: ['castile', 'seville', 'crusade', 'almohads'],
    aragon: ['zaragoza', 'navarre'],
    badajoz: ['leon', 'seville'],
    basques: ['cantabrians', 'rome', 'franks'],
    // Valencia prints it of Byzantium.
    byzantium: ['hispano-romans', 'visigoths', 'granada', 'valencia'],
    cantabrians: ['galicians', 'basques'],
    carthage: ['iberians', 'rome'],
    // The Almoravids print it of Castile.
    castile: ['umayyads', 'leon', 'zaragoza', 'seville', 'almoravids'],
    celts: ['lusitanians'],
    crusade: ['almoravids', 'almohads'],
  };
  for (const id of PRINTED) {
    assert.deepEqual([...set.nations[id].incompatible].sort(), [...(rivals[id] ?? [])].sort(), id);
  }
});

test('Muslims are eight, all others are Christians, and nobody is either before turn 11 (R:2245, 2367)', () => {
  const muslims = nations.filter(([, { religion }]) => religion === 'muslim').map(([id]) => id);
  assert.deepEqual(
    [...muslims].sort(),
    ['almohads', 'almoravids', 'badajoz', 'granada', 'seville', 'umayyads', 'valencia', 'zaragoza'].sort(),
  );
  assert.equal(RELIGION_FROM, 11);
});

test('the Crusade and the Almohads, the last of all, belong to scenario E (R:2099, 2110, 2374)', () => {
  const only = nations.filter(([, { onlyIn }]) => onlyIn !== null).map(([id, { onlyIn }]) => [id, onlyIn]);
  assert.deepEqual(only, [
    ['crusade', ['E']],
    ['almohads', ['E']],
  ]);
  assert.deepEqual(NATIONS.slice(-2), ['crusade', 'almohads']);
});

test('the Cantabrians, Basques and Celts stand on the map from turn 1; the Celts stay to the end (R:2234, 2271, 2358)', () => {
  for (const id of ['cantabrians', 'basques', 'celts'] as const) {
    assert.ok(Object.keys(set.setUps[1][id] ?? {}).length > 0, id);
    assert.equal(set.nations[id].firstTurn, 1, id);
  }
  assert.equal(set.nations.celts.ends, null);
});

test('Castile is chosen from ten provinces of the North, and Ávila (R:2314, 2330)', () => {
  const { ends } = set.nations.visigoths;
  assert.ok(ends?.kind === 'survivors');
  const { zones = [], provinces = [] } = ends.within ?? {};
  const north = zones.flatMap((zone) => PROVINCES.filter((place) => set.provinces[place].zone === zone));
  const printed: readonly ProvinceId[] = [
    'galicia',
    'porto',
    'duero',
    'asturias',
    'cantabria',
    'leon',
    'tierra-de-campos',
    'basque-country',
    'old-castile',
    'pamplona',
  ];
  assert.deepEqual([...north].sort(), [...printed].sort());
  assert.deepEqual(provinces, ['avila']);
});

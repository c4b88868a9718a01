import {
  type CombatKind,
  LEADERS,
  NATIONS,
  type NationId,
  OFF_MAP,
  type PlaceId,
  PROVINCES,
  type ProvinceId,
  SEA,
} from '../../../src/books/hispania/engine/data/ids.ts';
import { LEADER_TABLE } from '../../../src/books/hispania/engine/data/leaders.ts';
import { PUBLISHED, tables } from '../../../src/books/hispania/engine/data/sets.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import type { Written, WrittenCohort } from '../../../src/books/hispania/engine/position.ts';
import type { State } from '../../../src/books/hispania/engine/state.ts';
import { type Roller, randomInt } from '../../../src/kernel/dice.ts';

/**
 * Positions at the start of a movement phase, drawn at random: crowded and unlikely ones, which games seldom come to. Several leaders
 * together, friends in the way, castles and forts, units beyond the Pyrenees and at sea, piles that move alone.
 */

const TABLES = tables(PUBLISHED, null);
/** The maximum number of new drawings after one that makes no sense. */
const TRIES = 200;
/** The number of places of the nation that moves, and of provinces of others. */
const OWN = { least: 1, most: 4 };
const OTHERS = { least: 2, most: 14 };
/** The number in a hundred positions that have one big stack with enemies all round, so that it may force its passage. */
const PASSAGES = 35;

/** One position. Throws if none of many drawings makes sense. */
export function drawnPosition(dice: Roller): State {
  for (let n = 0; n < TRIES; n++) {
    const state = attempt(dice);
    if (state && hispania.decision(state)?.kind === 'move') return state;
  }
  throw new Error('no position that makes sense');
}

function attempt(dice: Roller): State | undefined {
  const chance = (n: number) => randomInt(dice, 1, 100) <= n;
  const oneOf = <T>(list: readonly T[]): T => list[randomInt(dice, 0, list.length - 1)] as T;
  const [nation, turn] = oneOf(MOMENTS);
  const record = TABLES.nations[nation];
  const invades = record.invasions.includes(turn);
  const ardour = record.ardour.find((one) => one.turn === turn);
  const minor = chance(15);
  const token = !ardour && chance(15);
  const phases = [
    'movement',
    ...(invades || minor ? ['second-movement'] : []),
    ...(ardour || token ? ['ardour-movement'] : []),
  ];
  const phase = oneOf(phases) as 'movement' | 'second-movement' | 'ardour-movement';
  const kinds = (Object.keys(record.pool) as CombatKind[]).filter((kind) => kind !== 'castle' && kind !== 'fort');
  const forces = chance(PASSAGES);
  const near = around(oneOf(PROVINCES), forces ? 1 : chance(50) ? 2 : 4);
  const units: Partial<Record<PlaceId, WrittenCohort[]>> = {};

  const leaders = LEADERS.filter((leader) => LEADER_TABLE[leader].nation === nation && chance(70));
  const homes = Array.from({ length: forces ? 1 : randomInt(dice, OWN.least, OWN.most) }, () =>
    home(chance, oneOf, near),
  );
  for (const place of homes) {
    units[place] = [
      {
        owner: nation,
        kind: oneOf(kinds),
        count: forces ? randomInt(dice, 4, 9) : randomInt(dice, 1, chance(20) ? 9 : 3),
      },
    ];
    const kind = oneOf(kinds);
    if (chance(30) && units[place][0]?.kind !== kind)
      units[place].push({ owner: nation, kind, count: randomInt(dice, 1, 2) });
    if (nation === 'umayyads' && turn === 14 && chance(20) && !units[place].some((c) => c.kind === 'berber')) {
      units[place].push({ owner: nation, kind: 'berber', count: randomInt(dice, 1, 3) });
    }
  }
  for (const leader of leaders) {
    const place = chance(80) ? oneOf(homes) : home(chance, oneOf, near);
    units[place] = [...(units[place] ?? []), { owner: nation, kind: 'leader', leader }];
  }

  const friend = chance(40) ? oneOf(NATIONS.filter((other) => other !== nation)) : undefined;
  const foes = NATIONS.filter((other) => other !== nation && other !== friend);
  for (let n = forces ? OTHERS.most : randomInt(dice, OTHERS.least, OTHERS.most); n > 0; n--) {
    const place = oneOf(near);
    if (units[place]) continue;
    const owner = friend && chance(60) ? friend : turn > 12 && chance(20) ? 'neutral' : oneOf(foes);
    const kind = owner === 'neutral' ? 'infantry' : oneOf(Object.keys(TABLES.nations[owner].pool) as CombatKind[]);
    units[place] = [{ owner, kind, count: kind === 'castle' || kind === 'fort' ? 1 : randomInt(dice, 1, 3) }];
    if (chance(25) && kind !== 'castle' && kind !== 'fort')
      units[place].push({ owner, kind: chance(50) ? 'castle' : 'fort' });
  }

  const ardourPile =
    phase === 'ardour-movement'
      ? pileOf(homes, units, ardour?.with === 'leader' ? ardour.leader : undefined, oneOf)
      : undefined;
  if (phase === 'ardour-movement' && !ardourPile) return undefined;
  const tokens = [...(minor ? ['minor-invasion' as const] : []), ...(token ? ['ardour' as const] : [])];
  const written: Written = {
    set: PUBLISHED,
    turn,
    lastTurn: 21,
    active: nation,
    phase,
    units,
    rulings: chance(30) ? { 'crusade-coast': 'b' } : {},
    ...(friend && { overlords: chance(50) ? { [friend]: nation } : { [nation]: friend } }),
    options: ['all-submission'],
    tally: { ...(tokens.length > 0 && { tokens }), ...(ardourPile && { pile: ardourPile }) },
    seed: randomInt(dice, 1, 1_000_000),
  };
  const { state } = hispania.position(written);
  if (!state || !minor || phase === 'ardour-movement') return state;
  return withPile(state, oneOf(homes));
}

/** The possible starts of an own stack: mostly provinces. */
function home(
  chance: (n: number) => boolean,
  oneOf: <T>(list: readonly T[]) => T,
  near: readonly ProvinceId[],
): PlaceId {
  return chance(12) ? oneOf([...OFF_MAP, SEA]) : oneOf(near);
}

function pileOf(
  homes: readonly PlaceId[],
  units: Readonly<Partial<Record<PlaceId, readonly WrittenCohort[]>>>,
  leader: Written['units'] extends never ? never : (typeof LEADERS)[number] | undefined,
  oneOf: <T>(list: readonly T[]) => T,
): NonNullable<Written['tally']>['pile'] {
  if (leader === undefined) return { place: oneOf(homes) };
  const [place] = (Object.keys(units) as PlaceId[]).filter((one) => units[one]?.some((c) => c.leader === leader));
  return place && { place, leader };
}

/** All who move in a place belong to the pile of a minor invasion. */
export function withPile(state: State, place: PlaceId): State {
  const stays: readonly string[] = ['castle', 'fort', 'ruin'];
  const marked = state.places[place]?.map((c) =>
    c.owner === state.active && !stays.includes(c.kind) ? { ...c, pile: true as const } : c,
  );
  return marked ? { ...state, places: { ...state.places, [place]: marked } } : state;
}

/** Provinces within a number of steps from one. */
function around(centre: ProvinceId, far: number): readonly ProvinceId[] {
  let found: readonly ProvinceId[] = [centre];
  for (let n = 0; n < far; n++) {
    const next = found.flatMap((place) => TABLES.nextDoor[place]);
    found = PROVINCES.filter((place) => found.includes(place) || next.includes(place));
  }
  return found;
}

/** A nation and a turn on which it is there. Those who have leaders, invasions or ways of their own come up more often. */
const MOMENTS: readonly (readonly [NationId, number])[] = NATIONS.flatMap((nation) => {
  const { firstTurn, ends } = TABLES.nations[nation];
  const last = ends?.turn ?? 21;
  const turns = Array.from({ length: Math.max(0, last - firstTurn + 1) }, (_, n) => firstTurn + n);
  const leading = LEADERS.filter((leader) => LEADER_TABLE[leader].nation === nation).map(
    (leader) => LEADER_TABLE[leader].arrives,
  );
  return [...turns.filter((_, n) => n % 3 === 0), ...leading, ...leading, ...leading].map(
    (turn) => [nation, turn] as const,
  );
});

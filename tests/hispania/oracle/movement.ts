import {
  isOffMap,
  isProvince,
  type LeaderId,
  type NationId,
  PLACES,
  type PlaceId,
  SEA,
} from '../../../src/books/hispania/engine/data/ids.ts';
import { type Tables, tables } from '../../../src/books/hispania/engine/data/sets.ts';
import type { Cohort } from '../../../src/books/hispania/engine/state/cohort.ts';
import type { State } from '../../../src/books/hispania/engine/state.ts';

/**
 * A second reading of movement: chapter 5 of the rulebook and what touches it, written from the text (`R:n` is a line of the French
 * rules) and the rulings, and not from the engine. It is slow and simple on purpose: single pieces instead of numbers, one step
 * at a time, every set tried. It shares the engine's tables of the map, and none of its rules. The engine is compared with it
 * in `compare.ts`.
 */

/** Why a piece goes no further, as the id of the rule. */
type Stopped = '5.1-mountain' | '5.2' | '5.3' | '5.5' | '5.6-supremacy';

type Kind = 'infantry' | 'elite' | 'knight' | 'cavalry' | 'berber' | 'leader';

/** One counter of the nation that moves. Castles and forts are not included: they never move, and are never beside an enemy (R:768). */
export interface Piece {
  readonly kind: Kind;
  readonly leader?: LeaderId;
  /** A unit that leaves at the end of the turn: a name only. */
  readonly guest: boolean;
  /** It belongs to the pile of a minor invasion. */
  readonly pile: boolean;
  /** Nowhere: it has left the game, or died. */
  readonly place: PlaceId | null;
  /** Provinces that it has entered in this phase. */
  readonly entered: number;
  /** All of them beside a leader. */
  readonly led: boolean;
  /** Of a leader who has set out: how many provinces he may enter. */
  readonly command?: number;
  /** Its place before its last step. */
  readonly from?: PlaceId;
  readonly stopped?: Stopped;
}

/** The data that do not change while a nation moves. */
interface Setting {
  readonly tables: Tables;
  readonly nation: NationId;
  readonly turn: number;
  readonly phase: 'movement' | 'second-movement' | 'ardour-movement';
  /** The number of units of others in a province, except friends; and whether a castle is among them. */
  readonly enemies: ReadonlyMap<PlaceId, { readonly units: number; readonly castle: boolean }>;
  /** Provinces with units of the overlord or of a subject. */
  readonly friends: ReadonlySet<PlaceId>;
  /** Only a pile moves: with its leader or as those of one province (9.2), or a pile of a minor invasion (10.3). */
  readonly only: 'all' | 'ardour' | 'marked';
  /** The leader of the pile with ardour. */
  readonly chief?: LeaderId;
  /** The end of the march of the Vandals, where no unit holds them (ruling vandal-special-move). */
  readonly unheld?: PlaceId;
  readonly crusadeLandsAnywhere: boolean;
}

export interface Position {
  readonly setting: Setting;
  readonly pieces: readonly Piece[];
  /** The place of the pile with ardour. */
  readonly pileAt?: PlaceId;
}

/** Pieces of a position by their numbers. */
export type Group = readonly number[];

/** R:759-766; a Berber walks as infantry does (ruling berber-pace). */
const PROVINCES_OF: Readonly<Record<Exclude<Kind, 'leader'>, number>> = {
  infantry: 2,
  knight: 2,
  elite: 3,
  cavalry: 4,
  berber: 2,
};
/** R:767, R:819: one more beside a leader. By himself he enters three. */
const LED = 1;
const ALONE = 3;

/** R:1503-1508. */
const INVASIONS: Readonly<Partial<Record<NationId, number>>> = {
  carthage: 1,
  rome: 4,
  vandals: 6,
  alans: 6,
  suebi: 6,
  visigoths: 8,
  umayyads: 11,
  almoravids: 18,
  almohads: 20,
};
/** R:1613-1614. */
const ZEAL: Readonly<Partial<Record<NationId, number>>> = { umayyads: 11, almoravids: 18 };
/** R:2082-2083, R:3081-3082 (ruling two-leaders-stacking). */
const UNLIMITED: Readonly<Partial<Record<NationId, { readonly turn: number; readonly leaders: readonly LeaderId[] }>>> =
  {
    alans: { turn: 6, leaders: ['ataces'] },
    visigoths: { turn: 8, leaders: ['alaric-ii', 'euric'] },
  };
/** R:576-580. */
const ANCHORS: readonly PlaceId[] = [
  'valencia',
  'denia',
  'cartagena',
  'gibraltar',
  'cadiz',
  'seville',
  'majorca',
  'ibiza',
];

/** A position at the start of a movement phase; undefined if it is none, or a unit has moved already. */
export function positionOf(state: State): Position | undefined {
  const { active: nation, phase, turn, tally } = state;
  if (nation === null || (phase !== 'movement' && phase !== 'second-movement' && phase !== 'ardour-movement'))
    return undefined;
  if (state.frames.length > 0) return undefined;
  const map = tables(state.set, state.corrections ?? null);
  const enemies = new Map<PlaceId, { units: number; castle: boolean }>();
  const friends = new Set<PlaceId>();
  const pieces: Piece[] = [];
  for (const place of PLACES) {
    for (const c of state.places[place] ?? []) {
      if (c.kind === 'ruin') continue;
      if (c.owner === nation) {
        if (c.steps || c.led || c.halt || c.reach !== undefined || c.from) return undefined;
        pieces.push(...piecesOf(c, place));
      } else if (c.kind !== 'leader' && isProvince(place)) {
        // R:778-797: any other nation is an enemy, except overlord and subject. Neutrals have no friends.
        if (c.owner !== 'neutral' && areFriends(state, nation, c.owner)) friends.add(place);
        else {
          const there = enemies.get(place) ?? { units: 0, castle: false };
          enemies.set(place, { units: there.units + c.count, castle: there.castle || c.kind === 'castle' });
        }
      }
    }
  }
  const minor = tally.tokens?.includes('minor-invasion') === true && INVASIONS[nation] !== turn;
  const only = phase === 'ardour-movement' ? 'ardour' : minor && phase === 'second-movement' ? 'marked' : 'all';
  const pile = only === 'ardour' ? tally.pile : undefined;
  if (only === 'ardour' && !pile) return undefined;
  const held = pieces.find(({ place }) => place !== null && enemies.has(place))?.place;
  const marched = nation === 'vandals' && turn === 6 && phase === 'movement' ? held : undefined;
  return {
    setting: {
      tables: map,
      nation,
      turn,
      phase,
      enemies,
      friends,
      only,
      ...(pile?.leader && { chief: pile.leader }),
      ...(marched && { unheld: marched }),
      crusadeLandsAnywhere: state.rulings['crusade-coast'] !== 'b',
    },
    pieces,
    ...(pile && { pileAt: pile.place }),
  };
}

function piecesOf(c: Cohort, place: PlaceId): readonly Piece[] {
  if (c.kind === 'castle' || c.kind === 'fort' || c.kind === 'ruin') return [];
  const piece: Piece = {
    kind: c.kind,
    ...(c.leader && { leader: c.leader }),
    guest: c.guest === true,
    pile: c.pile === true,
    place,
    entered: 0,
    led: false,
  };
  return Array.from({ length: c.count }, () => piece);
}

/** R:1813: overlord and subject; two subjects of one overlord are none (R:796). */
function areFriends({ nations }: State, a: NationId, b: NationId): boolean {
  return nations[a]?.overlord === b || nations[b]?.overlord === a;
}

/** The numbers of the pieces in a place. */
export function inPlace({ pieces }: Position, place: PlaceId): Group {
  return pieces.flatMap((piece, i) => (piece.place === place ? [i] : []));
}

/** The kind of connection of a step between two places. */
type Way = 'border' | 'strait' | 'crossing' | 'landing' | 'embarking';

/** The way between two places that is open to the nation, or the rules that close it. */
function way({ setting }: Position, from: PlaceId, to: PlaceId): Way | readonly string[] {
  const { tables: map, nation, turn } = setting;
  if (to === SEA) {
    // R:952-958 and ruling sea: with supremacy, from an open anchor.
    const rules = (nation === 'byzantium' && (turn === 9 || turn === 10)) || (nation === 'umayyads' && turn === 12);
    return rules && ANCHORS.includes(from) ? 'embarking' : ['5.6', '5.6-supremacy'];
  }
  if (from === SEA) return landings(setting).includes(to) ? 'landing' : ['3.2-sea', '5.6', `11-${nation}`];
  const strait = map.straits[from].includes(to);
  const border = map.neighbours[from].includes(to);
  if (!strait && !border) {
    const corner = map.fourCorners.some(([a, b, c, d]) =>
      [
        [a, c],
        [c, a],
        [b, d],
        [d, b],
      ].some(([one, other]) => one === from && other === to),
    );
    return corner ? ['5-corners'] : isOffMap(to) ? ['5', '5.4'] : ['5'];
  }
  if (isOffMap(to)) {
    if (isOffMap(from)) return 'crossing';
    if (!maySeek(nation, turn, to)) return ['5.4'];
  }
  // R:934-936: who comes from Africa goes on.
  return strait && !border && from !== 'africa' ? 'strait' : 'border';
}

/** R:576-582; R:2848-2850; R:2378-2381. */
function landings({ nation, turn, tables: map, crusadeLandsAnywhere }: Setting): readonly PlaceId[] {
  if (nation === 'rome' && turn === 3) return ['valencia', 'denia', 'cartagena'];
  if (nation !== 'crusade') return ANCHORS;
  const never: readonly PlaceId[] = crusadeLandsAnywhere ? [] : ['castellon', 'granada', 'algarve'];
  return map.coasts.filter((place) => !never.includes(place));
}

/** The units that may leave Hispania: R:913-918, R:2785-2788, R:3043-3048. */
function maySeek(nation: NationId, turn: number, to: PlaceId): boolean {
  if (to === 'africa') return nation === 'vandals' && turn >= 7 && turn <= 9;
  if (nation === 'rome' || nation === 'franks') return true;
  if (nation === 'visigoths') return turn <= 9;
  return leavesGame(nation, turn, to);
}

/** The units that leave the game there (rulings carthage-to-narbonne, umayyads-to-narbonne; R:3045-3048). */
function leavesGame(nation: NationId, turn: number, to: PlaceId): boolean {
  if (to === 'africa') return nation === 'vandals';
  if (to !== 'narbonne') return false;
  return (nation === 'carthage' && turn === 2) || (nation === 'umayyads' && (turn === 11 || turn === 12));
}

function isMountain({ tables: map }: Setting, place: PlaceId): boolean {
  return isProvince(place) && map.provinces[place].terrain === 'mountain';
}

/** The number of provinces that a piece may enter if it steps in this company. */
function allowance(piece: Piece, company: readonly Piece[]): number {
  if (piece.kind === 'leader') {
    // R:840-842: bound by those he has with him when he sets out.
    if (piece.command !== undefined) return piece.command;
    const best = company.map(({ kind }) => (kind === 'leader' ? 0 : PROVINCES_OF[kind] + LED));
    return company.some(({ kind }) => kind !== 'leader') ? Math.max(...best) : ALONE;
  }
  // R:819: beside a leader during its whole movement.
  const always = company.some(({ kind }) => kind === 'leader') && (piece.entered === 0 || piece.led);
  return PROVINCES_OF[piece.kind] + (always ? LED : 0);
}

/** The rules that forbid a step to a group of pieces, all of one place; none if it is allowed. */
export function whyNot(position: Position, from: PlaceId, to: PlaceId, group: Group): ReadonlySet<string> {
  const { setting } = position;
  const open = way(position, from, to);
  const company = group.map((i) => position.pieces[i] as Piece);
  const against = new Set<string>(whyNotPile(position, from, company));
  const ones = typeof open === 'string' ? company.flatMap((one) => whyNotOne(setting, one, from, open, company)) : open;
  for (const rule of ones) against.add(rule);
  if (typeof open !== 'string') return against;
  const passing = setting.enemies.get(from);
  const isFriends = setting.friends.has(to);
  if (!passing && !isFriends) return against;
  const after = moved(position, from, to, group, open);
  if (passing && holdings(after, from).length === 0) against.add(passing.castle ? '5.3-castle' : '5.3');
  // R:1813-1816 and ruling stopping-in-ally. A unit that cannot come there cannot go on from there.
  if (isFriends && (against.size > 0 || !group.every((i) => goesOn(after, to, i, group)))) against.add('9.6-allies');
  return against;
}

/** The obstacles of units outside the pile that moves alone: R:1590-1593, and for a minor invasion R:1959-1967. */
function whyNotPile({ setting, pileAt }: Position, from: PlaceId, company: readonly Piece[]): readonly string[] {
  const { only, chief } = setting;
  if (only === 'marked') return company.some(({ pile }) => pile) ? [] : ['10.3-minor-invasion'];
  if (only !== 'ardour') return [];
  // Units go with him, and a leader is none (R:869).
  const leaders = company.flatMap(({ leader }) => leader ?? []);
  return from === pileAt && (!chief || (leaders.length === 1 && leaders[0] === chief)) ? [] : ['9.2'];
}

/** The obstacles of one piece in a step that do not depend on the units there. */
function whyNotOne(
  setting: Setting,
  piece: Piece,
  from: PlaceId,
  by: Way,
  company: readonly Piece[],
): readonly string[] {
  const against: string[] = [];
  const led = company.some(({ kind }) => kind === 'leader');
  if (piece.stopped) against.push(piece.stopped);
  // R:927-931: a whole movement, from where it begins.
  if (by === 'strait' && piece.entered > 0) against.push('5.5');
  // R:906-908 and rulings beyond-pyrenees, off-map-cost: a unit that begins there passes, once and at no cost.
  if (by === 'crossing' && piece.from !== undefined) against.push('3.2-gascony', '5.4');
  if (isOffMap(from) && piece.entered > 0) against.push('5.4');
  if (by !== 'crossing' && piece.entered + 1 > allowance(piece, company)) against.push('5.1', '5.2');
  if (piece.kind === 'leader') return against;
  // R:838-839 and ruling leader-bonus: he picks up those who have not moved.
  if (led && piece.entered > 0 && !piece.led) against.push('5.2');
  // R:770-774 and ruling leader-mountain.
  if (!led && piece.entered > 0 && isMountain(setting, from)) against.push('5.1-mountain');
  // R:2817-2818.
  if (piece.kind === 'berber' && !company.some(({ leader }) => leader === 'al-mansur')) {
    against.push('11-umayyads-berbers');
  }
  return against;
}

/** The position after a step that is allowed, before anybody is chosen to hold a passage. */
function moved(position: Position, from: PlaceId, to: PlaceId, group: Group, by: Way): Position {
  const { setting } = position;
  const company = group.map((i) => position.pieces[i] as Piece);
  const led = company.some(({ kind }) => kind === 'leader');
  const pile = company.some((piece) => piece.pile);
  const leaves = leavesGame(setting.nation, setting.turn, to);
  let pieces: readonly Piece[] = position.pieces.map((piece, i): Piece => {
    if (!group.includes(i)) return piece;
    const next = { ...piece, place: leaves ? null : to, from, pile: pile || piece.pile };
    if (by === 'crossing') return next;
    const stopped = stopAt(setting, piece, to, by, led);
    return {
      ...next,
      entered: piece.entered + 1,
      led: piece.kind !== 'leader' && led && (piece.entered === 0 || piece.led),
      ...(piece.kind === 'leader' && { command: allowance(piece, company) }),
      ...(stopped && { stopped }),
    };
  });
  const isThere = (place: PlaceId, leader: boolean) =>
    pieces.some((piece) => piece.place === place && (piece.kind === 'leader') === leader);
  // R:843-844: whom a leader has brought and leaves behind moves no more.
  if (led && !isThere(from, true)) {
    pieces = pieces.map((piece) =>
      piece.place === from && piece.led && !piece.stopped ? { ...piece, stopped: '5.2' } : piece,
    );
  }
  // R:1138 and ruling lone-leader.
  for (const place of [from, to]) {
    if (!setting.enemies.has(place) || isThere(place, false)) continue;
    pieces = pieces.map((piece) => (piece.place === place ? { ...piece, place: null } : piece));
  }
  return { ...position, pieces, ...(position.pileAt && { pileAt: to }) };
}

function stopAt(setting: Setting, piece: Piece, to: PlaceId, by: Way, led: boolean): Stopped | undefined {
  if (by === 'strait') return '5.5';
  if (by === 'embarking') return '5.6-supremacy';
  return piece.kind !== 'leader' && !led && isMountain(setting, to) ? '5.1-mountain' : undefined;
}

/** Whether a piece that stands with a friend finds a step on, by itself or beside leaders who have come with it. */
function goesOn(position: Position, place: PlaceId, i: number, group: Group): boolean {
  const leaders = group.filter((j) => j !== i && position.pieces[j]?.kind === 'leader');
  return [[], ...leaders.map((j) => [j]), leaders].some((beside) =>
    PLACES.some((to) => whyNot(position, place, to, [i, ...beside]).size === 0),
  );
}

/** Steps from a place of enemies: R:861-871, R:876-881. How many must stay. */
function quota({ enemies, unheld }: Setting, place: PlaceId): number {
  const there = enemies.get(place);
  if (!there || place === unheld) return 0;
  return there.units * (there.castle ? 1 : 2);
}

/**
 * Who may be named to stay in a place after some have gone on, each way once: as few as do, for whom a rule has stopped anyway
 * counts among them (R:865-868). They must fit the limit of attack there, with the leaders who stay (R:890-894, R:664-678).
 */
export function holdings(position: Position, place: PlaceId): readonly Group[] {
  const { setting, pieces } = position;
  const needs = quota(setting, place);
  const there = inPlace(position, place).filter((i) => pieces[i]?.kind !== 'leader');
  const stopped = there.filter((i) => pieces[i]?.stopped);
  const pinned = stopped.filter((i) => pieces[i]?.stopped === '5.3');
  const free = there.filter((i) => !pieces[i]?.stopped);
  const holds = (named: Group) =>
    subsets(position, [...stopped, ...named], needs).some(
      (held) => isPart(position, pinned, held) && fits(position, place, held),
    );
  const found: Group[] = [];
  for (let n = 0; n <= free.length; n++) {
    for (const named of subsets(position, free, n)) {
      if (found.some((less) => isPart(position, less, named))) continue;
      if (holds(named)) found.push(named);
    }
  }
  return found;
}

function fits({ setting, pieces }: Position, place: PlaceId, held: Group): boolean {
  const { tables: map, nation, turn, phase } = setting;
  if (!isProvince(place)) return true;
  const leaders = pieces.flatMap((piece) => (piece.place === place && piece.leader ? [piece.leader] : []));
  const free = UNLIMITED[nation];
  if (phase === 'movement') {
    if (ZEAL[nation] === turn) return true;
    if (free?.turn === turn && leaders.some((leader) => free.leaders.includes(leader))) return true;
  }
  const invades = INVASIONS[nation] === turn && phase !== 'ardour-movement';
  const two = leaders.length > 0 || invades || held.some((i) => pieces[i]?.pile);
  // R:2818: Berbers take no room.
  const room = held.filter((i) => pieces[i]?.kind !== 'berber').length;
  return room <= map.provinces[place].stacking + (two ? 2 : 1);
}

/** The data that two pieces must share to be interchangeable. */
export function likeness({ kind, leader, guest, pile, entered, led, command, from, stopped }: Piece): string {
  return [kind, leader, guest, pile, entered, led, command, from, stopped].join('/');
}

/** The data that determine the further way of a piece, regardless of its origin. */
function prospects(piece: Piece): string {
  const { from, ...rest } = piece;
  return likeness(from !== undefined && isOffMap(from) ? piece : rest);
}

/** Every way to take `n` of some pieces, equal pieces being taken in order. */
export function subsets(position: Position, among: Group, n: number): readonly Group[] {
  return allSubsets(position, among).filter((group) => group.length === n);
}

/** Every part of some pieces, the empty one too; of equal pieces only how many counts. */
export function allSubsets({ pieces }: Position, among: Group): readonly Group[] {
  const kinds = new Map<string, number[]>();
  for (const i of among) {
    const name = likeness(pieces[i] as Piece);
    kinds.set(name, [...(kinds.get(name) ?? []), i]);
  }
  let found: readonly Group[] = [[]];
  for (const equal of kinds.values()) {
    found = found.flatMap((group) => [...equal.keys(), equal.length].map((n) => [...group, ...equal.slice(0, n)]));
  }
  return found;
}

function isPart({ pieces }: Position, some: Group, all: Group): boolean {
  const left = all.map((i) => likeness(pieces[i] as Piece));
  return some.every((i) => {
    const at = left.indexOf(likeness(pieces[i] as Piece));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** The results of an allowed step: one position for each choice of the units that hold a passage. */
export function step(position: Position, from: PlaceId, to: PlaceId, group: Group): readonly Position[] {
  const open = way(position, from, to);
  if (typeof open !== 'string') throw new Error(`no way from ${from} to ${to}`);
  const after = moved(position, from, to, group, open);
  if (quota(position.setting, from) === 0) return [after];
  return holdings(after, from).map((named) => ({
    ...after,
    pieces: after.pieces.map((piece, i) => (named.includes(i) ? { ...piece, stopped: '5.3' } : piece)),
  }));
}

/** Places that are next to one in any way. */
export function beside({ setting: { tables: map } }: Position, place: PlaceId): readonly PlaceId[] {
  if (place === SEA) return map.coasts;
  const coast: readonly PlaceId[] = (map.coasts as readonly PlaceId[]).includes(place) ? [SEA] : [];
  return [
    ...map.neighbours[place],
    ...map.straits[place].filter((to) => !map.neighbours[place].includes(to)),
    ...coast,
  ];
}

/** A step that is allowed. */
export interface Step {
  readonly from: PlaceId;
  readonly to: PlaceId;
  readonly group: Group;
}

/** Every step of any part of the pieces of any place. */
export function steps(position: Position): readonly Step[] {
  return PLACES.flatMap((from) =>
    allSubsets(position, inPlace(position, from))
      .filter((group) => group.length > 0)
      .flatMap((group) =>
        beside(position, from)
          .filter((to) => whyNot(position, from, to, group).size === 0)
          .map((to) => ({ from, to, group })),
      ),
  );
}

/** The destinations of a stack as one column that may leave some of it behind at each step; and those of all of it. */
export function reach(
  position: Position,
  from: PlaceId,
  stack: Group,
): { readonly some: ReadonlySet<PlaceId>; readonly all: ReadonlySet<PlaceId> } {
  const some = new Set<PlaceId>();
  const all = new Set<PlaceId>();
  const seen = new Set<string>();
  let front: readonly {
    readonly position: Position;
    readonly place: PlaceId;
    readonly column: Group;
    readonly whole: boolean;
  }[] = [{ position, place: from, column: stack, whole: true }];
  while (front.length > 0) {
    const next: { position: Position; place: PlaceId; column: Group; whole: boolean }[] = [];
    for (const { position: now, place, column, whole } of front) {
      for (const group of allSubsets(now, column)) {
        if (group.length === 0) continue;
        for (const to of beside(now, place)) {
          if (whyNot(now, place, to, group).size > 0) continue;
          const together = whole && group.length === stack.length;
          if (to !== from) some.add(to);
          if (to !== from && together) all.add(to);
          for (const after of step(now, place, to, group)) {
            const left = group.filter((i) => after.pieces[i]?.place === to);
            const key = [to, together, ...left.map((i) => prospects(after.pieces[i] as Piece)).sort()].join();
            if (left.length === 0 || seen.has(key)) continue;
            seen.add(key);
            next.push({ position: after, place: to, column: left, whole: together });
          }
        }
      }
    }
    front = next;
  }
  return { some, all };
}

/** At most how many steps of a position are looked at. */
export function size(position: Position): number {
  return PLACES.reduce(
    (n, place) => n + (allSubsets(position, inPlace(position, place)).length - 1) * beside(position, place).length,
    0,
  );
}

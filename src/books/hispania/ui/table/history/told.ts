import type { Seat } from '../../../../../kernel/contract.ts';
import { type Journal, stateAt } from '../../../../../kernel/journal.ts';
import type { Opening } from '../../../../../ui/table/reading.ts';
import { type Group, groupsOf, type Step } from '../../../../../ui/table/recap.ts';
import {
  type LeaderId,
  NATIONS,
  type NationId,
  type Owner,
  type PlaceId,
  PROVINCES,
  type ProvinceId,
} from '../../../engine/data/ids.ts';
import type { HispaniaFact } from '../../../engine/facts.ts';
import { holder } from '../../../engine/rules/relations.ts';
import { isUnit } from '../../../engine/rules/units.ts';
import type { State } from '../../../engine/state.ts';
import { view } from '../../../engine/view.ts';
import type { Note } from '../../board/types.ts';

/** What a turn of a nation, or the start or end of a game turn, came to. Points are in halves. */
export interface TurnTold extends Opening {
  readonly who?: NationId;
  /** The number of its first step in the recap, and how many it has. */
  readonly from: number;
  readonly size: number;
  /** It is told from its beginning to its end: what it does not tell did not happen. */
  readonly whole: boolean;
  /** The provinces that the nation holds since, and those that it held before and others hold now. */
  readonly took: readonly ProvinceId[];
  readonly gaveUp: readonly ProvinceId[];
  /** Its destroyed units and leaders, and the units of others that were destroyed meanwhile. */
  readonly lost: number;
  readonly leaders: readonly LeaderId[];
  readonly destroyed: number;
  /** The units that arrived or were placed. */
  readonly came: number;
  readonly moved: boolean;
  readonly fought: boolean;
  /** The points of each nation that scored or lost some, its own first. */
  readonly scores: readonly { readonly nation: NationId; readonly points: number }[];
  readonly submitted: readonly { readonly nation: NationId; readonly to: NationId }[];
  readonly founded: readonly NationId[];
  /** The nations that transformed or left the game. */
  readonly ended: readonly { readonly nation: NationId; readonly into: NationId | null }[];
  /** The other nations that have no units any more. */
  readonly died: readonly NationId[];
}

type Steps = readonly Step<HispaniaFact>[];
type Game = Journal<State, HispaniaFact>;

/**
 * The turns that a recap tells, in order: each from its own facts, and from the changes of the map that its facts made.
 * Turns without anything to tell are left out, and so is a turn of the reader that goes on: they have played it.
 */
export function turnsTold(journal: Game, steps: Steps, seats: readonly Seat[] = []): readonly TurnTold[] {
  const groups = groupsOf(steps).map((group): Told => {
    const own = steps.slice(group.from, group.from + group.size);
    return { ...group, facts: own.flatMap(({ facts }) => facts), answers: own.flatMap(({ answers }) => answers) };
  });
  const changes = changesOf(journal, groups);
  const { active, nations } = stateAt(journal, journal.at);
  return groups.flatMap(({ facts, answers, ...group }, i): readonly TurnTold[] => {
    const nation = group.who as NationId | undefined;
    const goesOn = i === groups.length - 1 && nation !== undefined && nation === active;
    if (goesOn && seats.includes(nations[nation]?.seat ?? '')) return [];
    const { held, died } = changes[i] ?? NO_CHANGES;
    const ended = facts.flatMap((fact) =>
      fact.kind === 'nation-ended' ? [{ nation: fact.nation, into: fact.into }] : [],
    );
    const founded = facts.flatMap((fact) => (fact.kind === 'founded' ? [fact.nation] : []));
    const gone = [...founded, ...ended.map((one) => one.nation)];
    const { is, turn, from, size } = group;
    const told: TurnTold = {
      is,
      turn,
      ...(nation ? { who: nation } : {}),
      from,
      size,
      whole: !goesOn && (i > 0 || opensIn(journal, Math.min(...answers), nation)),
      took: nation ? placesWhere(held, (one) => one.is === nation && one.was !== nation) : [],
      gaveUp: nation ? placesWhere(held, (one) => one.was === nation && one.is !== null && one.is !== nation) : [],
      lost: sum(facts, (fact) => (fact.kind === 'destroyed' && fact.owner === nation ? fact.count : 0)),
      leaders: facts.flatMap((fact) => (fact.kind === 'leader-killed' && fact.owner === nation ? [fact.leader] : [])),
      destroyed: sum(facts, (fact) => (fact.kind === 'destroyed' && fact.owner !== nation ? fact.count : 0)),
      came: sum(facts, (fact) => (fact.kind === 'arrived' && fact.nation === nation ? sizeOf(fact.units) : 0)),
      moved: facts.some((fact) => fact.kind === 'moved' && fact.nation === nation),
      fought: facts.some(({ kind }) => kind === 'battle-over'),
      scores: scoresOf(facts, nation),
      submitted: facts.flatMap((fact) => (fact.kind === 'submitted' ? [{ nation: fact.nation, to: fact.to }] : [])),
      founded,
      ended,
      died: died.filter((one) => !gone.includes(one)),
    };
    return isTold(told) ? [told] : [];
  });
}

/** Whether there is anything to tell: of a whole turn of a nation also that nothing happened in it. */
function isTold({ who, whole, moved, ...of }: TurnTold): boolean {
  if (who ? whole || moved : of.is === 'end') return true;
  const { took, gaveUp, leaders, scores, submitted, founded, ended, died } = of;
  return (
    of.lost + of.destroyed + of.came > 0 ||
    [took, gaveUp, leaders, scores, submitted, founded, ended, died].some((list) => list.length > 0)
  );
}

/** Whether the turn of a nation began with an answer. */
const opensIn = ({ entries }: Game, n: number, nation: NationId | undefined): boolean =>
  entries[n - 1]?.facts.some((fact) => fact.kind === 'nation' && fact.nation === nation) ?? false;

/** A group of steps, with its facts and its answers. */
interface Told extends Group {
  readonly facts: readonly HispaniaFact[];
  readonly answers: readonly number[];
}

type Held = ReadonlyMap<ProvinceId, { readonly was: Owner | null; readonly is: Owner | null }>;

/** The changes of the map by the facts of a group: the provinces with another holder, and the nations without units. */
interface Changes {
  readonly held: Held;
  readonly died: readonly NationId[];
}
const NO_CHANGES: Changes = { held: new Map(), died: [] };

const placesWhere = (held: Held, holds: (of: { was: Owner | null; is: Owner | null }) => boolean) =>
  PROVINCES.filter((place) => {
    const change = held.get(place);
    return change !== undefined && holds(change);
  });

/**
 * The changes of the map by group. One answer may end a turn and lead through the next ones, so that several groups share
 * it: a change then belongs to the last of them with a fact about that place, or about a loss of that nation. What a
 * transformation changes is not counted: it is told as such.
 */
function changesOf(journal: Game, groups: readonly Told[]): readonly Changes[] {
  const all = groups.map(() => ({
    held: new Map<ProvinceId, { was: Owner | null; is: Owner | null }>(),
    died: [] as NationId[],
  }));
  const sharers = new Map<number, number[]>();
  groups.forEach(({ answers }, i) => {
    for (const n of new Set(answers)) sharers.set(n, [...(sharers.get(n) ?? []), i]);
  });
  const first = Math.min(...sharers.keys());
  let mine: readonly number[] = [];
  for (let n = first; n <= Math.max(...sharers.keys()); n++) {
    // An answer that tells nothing belongs to the turn that goes on.
    mine = sharers.get(n) ?? mine.slice(-1);
    const [start, end] = [stateAt(journal, n - 1), stateAt(journal, n)];
    const facts = journal.entries[n - 1]?.facts ?? [];
    const whose = (is: (fact: HispaniaFact) => boolean): number | undefined => {
      const own = mine.findLast((i) => groups[i]?.facts.some((fact) => facts.includes(fact) && is(fact)));
      return own ?? (mine.length === 1 ? mine[0] : undefined);
    };
    const transformed = new Set(facts.flatMap((fact) => (fact.kind === 'transformed' ? [fact.place] : [])));
    const [before, after] = [view(start), view(end)];
    for (const place of PROVINCES) {
      const [was, is] = [holder(before, place), holder(after, place)];
      if (was === is || transformed.has(place)) continue;
      const held = all[whose((fact) => isAt(fact, place)) ?? -1]?.held;
      held?.set(place, { was: held.has(place) ? (held.get(place)?.was ?? null) : was, is });
    }
    const left = ownersIn(end);
    for (const nation of ownersIn(start)) {
      if (!left.has(nation)) all[whose((fact) => isLoss(fact, nation)) ?? -1]?.died.push(nation);
    }
  }
  return all;
}

const isAt = (fact: HispaniaFact, place: PlaceId): boolean =>
  ('place' in fact && fact.place === place) ||
  ('from' in fact && fact.from === place) ||
  ('to' in fact && fact.to === place);

/** Whether a nation loses units or ends by a fact. */
const isLoss = (fact: HispaniaFact, nation: NationId): boolean =>
  LOSSES.includes(fact.kind) &&
  (('owner' in fact && fact.owner === nation) ||
    ('nation' in fact && fact.nation === nation) ||
    ('from' in fact && fact.from === nation));
const LOSSES: readonly HispaniaFact['kind'][] = [
  'destroyed',
  'retreated',
  'surrendered',
  'removed',
  'culled',
  'left',
  'withdrew',
  'transformed',
  'nation-ended',
];

/** The nations that have units anywhere, in the order of play. */
function ownersIn({ places, band = [] }: State): ReadonlySet<NationId> {
  const units = [...Object.values(places).flat(), ...band].filter(isUnit);
  return new Set(NATIONS.filter((nation) => units.some(({ owner }) => owner === nation)));
}

const sum = (facts: readonly HispaniaFact[], of: (fact: HispaniaFact) => number): number =>
  facts.reduce((all, fact) => all + of(fact), 0);

const sizeOf = (units: object): number => Object.values(units).reduce((all: number, one: number) => all + one, 0);

function scoresOf(facts: readonly HispaniaFact[], who: NationId | undefined): TurnTold['scores'] {
  const points = new Map<NationId, number>();
  for (const fact of facts) {
    if (fact.kind !== 'points' && fact.kind !== 'scored') continue;
    points.set(fact.nation, (points.get(fact.nation) ?? 0) + fact.points);
  }
  return [...points]
    .map(([nation, of]) => ({ nation, points: of }))
    .filter((one) => one.points !== 0)
    .sort((a, b) => Number(b.nation === who) - Number(a.nation === who) || b.points - a.points);
}

type Notes = { readonly [place in PlaceId]?: readonly Note[] };

/** The marks of what is told on the map: who took a place, the units that fell there, the points that were scored there. */
export function notesOf(steps: Steps, told: readonly TurnTold[], write: (halves: number) => string): Notes {
  const notes = new Map<PlaceId, Note[]>();
  const note = (place: PlaceId, of: Note): void => void notes.set(place, [...(notes.get(place) ?? []), of]);
  const facts = steps.flatMap((step) => step.facts);
  const takers = new Map(told.flatMap(({ who, took }) => took.map((place) => [place, who] as const)));
  for (const [place, nation] of takers) if (nation) note(place, { is: 'taken', nation });
  const fallen = counted(facts, (fact) => (fact.kind === 'destroyed' ? [fact.place, fact.count] : undefined));
  for (const [place, count] of fallen) note(place, { is: 'lost', text: `−${count}` });
  const scored = counted(facts, (fact) => {
    if (fact.kind === 'scored') return [fact.place, fact.points];
    const [place, ...others] = fact.kind === 'points' ? fact.places : [];
    return fact.kind === 'points' && place && others.length === 0 ? [place, fact.points] : undefined;
  });
  for (const [place, points] of scored) if (points !== 0) note(place, { is: 'points', text: write(points) });
  return Object.fromEntries(notes);
}

function counted(
  facts: readonly HispaniaFact[],
  of: (fact: HispaniaFact) => readonly [PlaceId, number] | undefined,
): ReadonlyMap<PlaceId, number> {
  const counts = new Map<PlaceId, number>();
  for (const fact of facts) {
    const one = of(fact);
    if (one) counts.set(one[0], (counts.get(one[0]) ?? 0) + one[1]);
  }
  return counts;
}

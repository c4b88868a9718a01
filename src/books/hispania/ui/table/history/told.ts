import { type Journal, stateAt } from '../../../../../kernel/journal.ts';
import type { Opening } from '../../../../../ui/table/reading.ts';
import { groupsOf, type Step } from '../../../../../ui/table/recap.ts';
import {
  type LeaderId,
  NATIONS,
  type NationId,
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
  /** The points of each nation that scored or lost some, its own first. */
  readonly scores: readonly { readonly nation: NationId; readonly points: number }[];
  readonly founded: readonly NationId[];
  /** The nations that have no units any more. */
  readonly died: readonly NationId[];
}

type Steps = readonly Step<HispaniaFact>[];

/** The turns that a recap tells, in order: each from its own facts, and from the provinces before and after it. */
export function turnsTold(journal: Journal<State, HispaniaFact>, steps: Steps): readonly TurnTold[] {
  return groupsOf(steps).map(({ from, size, is, turn, who }): TurnTold => {
    const nation = who as NationId | undefined;
    const own = steps.slice(from, from + size);
    const facts = own.flatMap((step) => step.facts);
    const first = Math.min(...own.flatMap(({ answers }) => answers));
    const [start, end] = [stateAt(journal, first - 1), stateAt(journal, Math.max(...own.map(({ at }) => at)))];
    const [before, after] = [view(start), view(end)];
    const held = PROVINCES.map((place) => ({ place, was: holder(before, place), is: holder(after, place) }));
    const died = [...ownersIn(start)].filter((one) => !ownersIn(end).has(one));
    return {
      is,
      turn,
      ...(nation ? { who: nation } : {}),
      from,
      size,
      took: nation ? held.filter((one) => one.is === nation && one.was !== nation).map(({ place }) => place) : [],
      gaveUp: nation
        ? held.filter((one) => one.was === nation && one.is !== null && one.is !== nation).map(({ place }) => place)
        : [],
      lost: sum(facts, (fact) => (fact.kind === 'destroyed' && fact.owner === nation ? fact.count : 0)),
      leaders: facts.flatMap((fact) => (fact.kind === 'leader-killed' && fact.owner === nation ? [fact.leader] : [])),
      destroyed: sum(facts, (fact) => (fact.kind === 'destroyed' && fact.owner !== nation ? fact.count : 0)),
      came: sum(facts, (fact) => (fact.kind === 'arrived' && fact.nation === nation ? sizeOf(fact.units) : 0)),
      moved: facts.some((fact) => fact.kind === 'moved' && fact.nation === nation),
      scores: scoresOf(facts, nation),
      founded: facts.flatMap((fact) => (fact.kind === 'founded' ? [fact.nation] : [])),
      died,
    };
  });
}

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

import { total } from '../../../../kernel/choices.ts';
import type { Choice } from '../../../../kernel/contract.ts';
import type { ChoiceOf } from '../actions.ts';
import { isOffMap, isProvince, type LeaderId, type NationId, type PlaceId, RULE_OF_KIND, SEA } from '../data/ids.ts';
import type { Exit } from '../data/sets.ts';
import type { CodeOf, Reason } from '../refusals.ts';
import type { Cohort, Halt } from '../state/cohort.ts';
import type { Pile } from '../state.ts';
import { passing } from './forced-passage.ts';
import type { Garrison } from './garrisons.ts';
import { some } from './offers.ts';
import { onlyMarked, pilePlaces, stepsWithPile } from './pile.ts';
import { allies } from './relations.ts';
import { landings, maySail } from './sea.ts';
import { available, isLeader, isMobile, isUnit, kindOfKey, type Picked } from './units.ts';
import { at, exitsOf, garrisonsOf, landOf, recordOf, type View } from './view.ts';

/**
 * Rules 5, 5.1, 5.2, 5.4 to 5.6: possible steps from a place, the units that may make them, and the refusals of others.
 */

export const ALLOWANCE = { infantry: 2, knight: 2, elite: 3, cavalry: 4, berber: 2, castle: 0, fort: 0 } as const;
/** A leader adds 1 province; alone he may enter 3 (5.2). */
const LEADER_ADDS = 1;
const LEADER_ALONE = 3;

/** Whether a nation has a unit or leader that could move. */
export function hasMovers(view: View, nation: NationId): boolean {
  return view.garrisons.some(nation, (garrison) => movesFrom(garrison, nation));
}

function movesFrom({ cohorts }: Garrison, nation: NationId): boolean {
  for (const c of cohorts) if (c.owner === nation && isMobile(c)) return true;
  return false;
}

/** Every step that the active nation can make now: from each of its places to each place that it can enter. */
export function steps(view: View, nation: NationId): readonly ChoiceOf<'step'>[] {
  const pile = pileNow(view);
  if (pile) return stepsOfPile(view, nation, pile);
  if (onlyMarked(view)) {
    return pilePlaces(view, nation).flatMap((from) => stepsFrom(view, nation, from).flatMap(stepsWithPile));
  }
  // An ally's units change the steps out of other places too.
  const known = view.hasSubjects ? undefined : view.steps;
  const choices: ChoiceOf<'step'>[] = [];
  for (const garrison of garrisonsOf(view, nation)) {
    if (!movesFrom(garrison, nation)) continue;
    const some = known?.get(garrison) ?? stepsFrom(view, nation, garrison.place);
    known?.set(garrison, some);
    choices.push(...some);
  }
  return choices;
}

/** The kind of a step from one place to another. */
export type Way =
  /** Over a border, or from Africa over the straits: the province entered counts. */
  | 'land'
  /** Over a strait: it takes the whole movement. */
  | 'strait'
  /** Between Gascony and Narbonne: it costs nothing (3.2-gascony). */
  | 'beyond'
  /** From the sea to the coast. */
  | 'landing'
  /** From the coast to the sea, where units stay (5.6-supremacy). */
  | 'sail';

/** The kind of step from one place to another that is open to any unit of a nation; undefined if there is none. */
export function wayTo(view: View, nation: NationId, from: PlaceId, to: PlaceId): Way | undefined {
  if (to === SEA) return maySail(view, nation, from) ? 'sail' : undefined;
  if (from === SEA) return landings(view, nation).some((place) => place === to) ? 'landing' : undefined;
  const exit = exitsOf(view, from).find(({ fixed }) => fixed.to === to);
  return exit && wayOver(view, nation, exit);
}

/** The kind of step over a border or a strait; undefined if it leaves the map and the nation may not. */
function wayOver(
  view: View,
  nation: NationId,
  { fixed: { from, to }, border, strait, leavesMap }: Exit,
): Way | undefined {
  if (!leavesMap) return strait && !border && from !== 'africa' ? 'strait' : 'land';
  if (isOffMap(from)) return 'beyond';
  if (!view.hooks[nation]?.entersOffMap?.(view).some((place) => place === to)) return undefined;
  return strait ? 'strait' : 'land';
}

/** Every step out of a place, or those to one other. */
export function stepsFrom(view: View, nation: NationId, from: PlaceId, only?: PlaceId): readonly ChoiceOf<'step'>[] {
  const choices: ChoiceOf<'step'>[] = [];
  let last: Way | undefined;
  let open: readonly Choice['ranges'][] = [];
  const add = (fixed: Exit['fixed'], way: Way | undefined): void => {
    if (!way || (only !== undefined && fixed.to !== only)) return;
    if (isAllys(view, nation, fixed.to)) {
      // A strait takes the whole movement, and no unit can stay with an ally.
      if (way === 'strait') return;
      for (const ranges of ways(view, nation, from, way, fixed.to)) choices.push({ kind: 'step', fixed, ranges });
      return;
    }
    // Ways of one kind allow the same units. Those of a kind follow each other.
    if (way !== last) open = ways(view, nation, from, way);
    last = way;
    for (const ranges of open) choices.push({ kind: 'step', fixed, ranges });
  };
  if (from === SEA) for (const to of landings(view, nation)) add({ from, to }, 'landing');
  else for (const exit of exitsOf(view, from)) add(exit.fixed, wayOver(view, nation, exit));
  if (maySail(view, nation, from)) add({ from, to: SEA }, 'sail');
  return choices;
}

/**
 * The units that may make a step from a place: without a leader, and with one. Steps with and without a leader are two
 * choices, because they allow different units. `ally`: the destination is an ally's place, which they must leave again.
 */
function ways(view: View, nation: NationId, from: PlaceId, way: Way, ally?: PlaceId): readonly Choice['ranges'][] {
  const { cohorts, hasLeader } = view.garrisons.at(from);
  const goers = (which: (c: Cohort) => boolean, led: boolean): Picked =>
    available(
      cohorts,
      (c) =>
        c.owner === nation &&
        which(c) &&
        !whyStuck(view, c, from, way, led) &&
        (ally === undefined || goesOn(view, nation, c, ally, led)),
    );
  const all: Choice['ranges'][] = [];
  for (const { of: open, max } of passing(view, nation, from, goers(isUnit, false), 0)) {
    if (max > 0) all.push({ units: some(open, 1, max) });
  }
  if (!hasLeader) return all;
  const leaders = goers(isLeader, true);
  if (total(leaders) === 0) return all;
  const beside = goers(isUnit, true);
  for (const { units: own, leaders: chiefs, least } of companies(view, nation, beside, leaders)) {
    // If a quota stays behind, one of several leaders may have to stay with it.
    for (let n = total(chiefs); n >= least; n--) {
      const passes = passing(view, nation, from, own, n);
      for (const { of: open, max } of passes) {
        all.push({ units: some(open, 0, max), leaders: some(chiefs, least, n) });
      }
      if (passes.some(({ of: open }) => total(open) === total(own))) break;
    }
  }
  return all;
}

/** Units that may step with a number of leaders. */
interface Company {
  readonly units: Picked;
  readonly leaders: Picked;
  readonly least: number;
}

/**
 * The units that may step with each leader: all units with any leader, except those that follow only one of several
 * (11-umayyads-berbers).
 */
function companies(view: View, nation: NationId, units: Picked, leaders: Picked): readonly Company[] {
  const follows = (key: string) => chiefOf(view, nation, kindOfKey(key)) !== undefined;
  const bound = Object.keys(units).find(follows);
  const chief = bound && `leader:${chiefOf(view, nation, kindOfKey(bound))}`;
  const isChief = (key: string) => key.split('/')[0] === chief;
  if (!bound || Object.keys(leaders).every(isChief)) return [{ units, leaders, least: 1 }];
  const free = Object.fromEntries(Object.entries(units).filter(([key]) => !follows(key)));
  const others = Object.fromEntries(Object.entries(leaders).filter(([key]) => !isChief(key)));
  const him = Object.fromEntries(Object.entries(leaders).filter(([key]) => isChief(key)));
  const beside: Picked[] = total(him) > 0 ? [him] : [];
  for (const key of Object.keys(others)) beside.push(...beside.map((some) => ({ ...some, [key]: 1 })));
  return [
    { units: free, leaders: others, least: 1 },
    ...beside.map((some) => ({ units, leaders: some, least: total(some) })),
  ];
}

/** The leader without whom units of a kind cannot move: the one with whom they arrived (11-umayyads-berbers). */
export function chiefOf(view: View, nation: NationId, kind: Cohort['kind']): LeaderId | undefined {
  if (kind !== 'berber') return undefined;
  const arrivals = Object.values(recordOf(view, nation).arrivals).flatMap((one) => one ?? []);
  return arrivals.find(({ bought }) => bought?.kind === kind)?.leaders?.[0];
}

/**
 * Whether a place has an ally's units: units may pass through it but cannot stop there (9.6-allies, ruling
 * stopping-in-ally).
 */
export function isAllys(view: View, nation: NationId, place: PlaceId): boolean {
  return (
    view.hasSubjects && isProvince(place) && at(view, place).some((c) => isUnit(c) && allies(view, nation, c.owner))
  );
}

/** Whether a cohort that enters an ally's place can leave it again. */
export function goesOn(view: View, nation: NationId, cohort: Cohort, place: PlaceId, led: boolean): boolean {
  const left = reachOf(cohort, led) - (cohort.steps ?? 0) - 1;
  return isWayOn(view, nation, place, left, led);
}

/**
 * Whether a number of steps leads from an ally's place to one where units may stay, possibly through other places of
 * allies.
 */
function isWayOn(view: View, nation: NationId, place: PlaceId, left: number, led: boolean): boolean {
  const seen = new Set([place]);
  let front: readonly PlaceId[] = [place];
  // A leader who has not moved has no fixed number of steps yet; the search ends because places are not repeated.
  for (let n = left; n >= 1 && front.length > 0; n--) {
    const next = front
      .filter((from) => led || !isMountain(view, from))
      .flatMap((from) => view.tables.neighbours[from].filter((to) => isProvince(to) && !seen.has(to)));
    if (next.some((to) => !isAllys(view, nation, to))) return true;
    for (const to of next) seen.add(to);
    front = [...new Set(next)];
  }
  return false;
}

/** The stack that moves with ardour in this phase, if there is one (9.2). */
export function pileNow({ state }: View): Pile | undefined {
  return state.phase === 'ardour-movement' ? state.tally.pile : undefined;
}

/** The stack moves as one from its place: it may leave units on the way, and other units and leaders may join it (9.2, ruling ardour-joined). */
function stepsOfPile(view: View, nation: NationId, { place, leader }: Pile): readonly ChoiceOf<'step'>[] {
  const all = stepsFrom(view, nation, place);
  if (leader === undefined) return all;
  return all.flatMap((choice): readonly ChoiceOf<'step'>[] => {
    const { units, leaders } = choice.ranges;
    if (leaders?.is !== 'counts' || !units) return [];
    const chief = Object.fromEntries(Object.entries(leaders.of).filter(([key]) => key.startsWith(`leader:${leader}`)));
    if (total(chief) === 0) return [];
    const led = (by: Picked): ChoiceOf<'step'> => ({
      ...choice,
      ranges: { units, leaders: some(by, total(by), total(by)) },
    });
    const all = total(leaders.of);
    return all > 1 && leaders.max >= all ? [led(chief), led(leaders.of)] : [led(chief)];
  });
}

type Stuck = Reason<CodeOf<'nation' | 'from' | 'to' | 'unit'>>;

/** The reason why a cohort cannot make a step, or undefined. `led`: a leader moves with it. */
export function whyStuck(view: View, cohort: Cohort, from: PlaceId, way: Way, led: boolean): Stuck | undefined {
  if (!isMobile(cohort)) return ['works-stay', '5.1'];
  if (cohort.halt) return HALTED[cohort.halt];
  if (!led && cohort.kind === 'berber') return ['moves-led', RULE_OF_KIND.berber];
  if (way === 'strait' && cohort.steps) return ['strait-first', '5.5'];
  if (way === 'beyond') {
    if (!cohort.from) return undefined;
    return isProvince(cohort.from) ? ['halted-beyond', '5.4'] : ['crossed-once', '3.2-gascony'];
  }
  // Units that have just moved beyond the Pyrenees stay there (5.4).
  if (isOffMap(from) && cohort.steps) return ['halted-beyond', '5.4'];
  // Units that entered a mountain with a leader move on only with a leader.
  if (!led && cohort.kind !== 'leader' && cohort.steps && isMountain(view, from)) return HALTED.mountain;
  if ((cohort.steps ?? 0) >= reachOf(cohort, led)) return led || cohort.led ? ['spent-led', '5.2'] : ['spent', '5.1'];
  // A leader takes along only units that have not moved yet: units that have moved alone continue alone (5.2).
  return led && cohort.kind !== 'leader' && cohort.steps && !cohort.led ? ['moved-alone', '5.2'] : undefined;
}

/** Whether a place is a mountain province (5.1-mountain). */
export function isMountain(view: View, place: PlaceId): boolean {
  return landOf(view, place)?.terrain === 'mountain';
}

export const HALTED: Readonly<Record<Halt, Stuck>> = {
  mountain: ['halted-mountain', '5.1-mountain'],
  strait: ['halted-strait', '5.5'],
  sea: ['halted-sea', '5.6-supremacy'],
  pinned: ['halted-pinned', '5.3'],
  'left-behind': ['halted-left', '5.2'],
};

/** The number of provinces that a cohort may enter in this phase, with or without a leader. */
export function reachOf(cohort: Cohort, led: boolean): number {
  if (cohort.kind === 'leader') return cohort.reach ?? Number.POSITIVE_INFINITY;
  if (cohort.kind === 'ruin') return 0;
  // The extra province is for units that started with a leader and move with one.
  const withLeader = led && (cohort.led === true || !cohort.steps);
  return ALLOWANCE[cohort.kind] + (withLeader ? LEADER_ADDS : 0);
}

/** A leader has the highest movement allowance of the units that he starts with, or 3 provinces alone (5.2). */
export function reachTogether(taken: readonly Cohort[]): number {
  const best = taken.filter(isUnit).map((c) => ALLOWANCE[c.kind] + LEADER_ADDS);
  return best.length > 0 ? Math.max(...best) : LEADER_ALONE;
}

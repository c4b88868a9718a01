import type { Seat } from '../../../../kernel/contract.ts';
import { roll } from '../../../../kernel/dice.ts';
import type { NationId, OptionId, Owner, PlaceId, RulingId } from '../data/ids.ts';
import type { Exit } from '../data/sets.ts';
import type { Nation, Province } from '../data/types.ts';
import type { HispaniaFact } from '../facts.ts';
import type { Battle } from '../state/battle.ts';
import type { Cohort } from '../state/cohort.ts';
import type { Frame } from '../state/frame.ts';
import { FRESH, type NationState, type State, type Tally } from '../state.ts';
import { going, type Phase } from '../turn.ts';
import { defined, ownNations } from './draft.ts';
import { type Garrison, garrisonOf } from './garrisons.ts';
import type { Draft, Look, View } from './hooks.ts';
import { merged, whole, written } from './units.ts';

export type { Draft, Look, View } from './hooks.ts';

/** Access to a position for rules that read and change it; this file implements no rule. */

/** The cohorts in a place. */
export function at({ garrisons }: Pick<Look, 'garrisons'>, place: PlaceId): readonly Cohort[] {
  return garrisons.at(place).cohorts;
}

/** The garrisons in which an owner has counters, including ruins and leaders. */
export function garrisonsOf({ garrisons }: Pick<Look, 'garrisons'>, owner: Owner): readonly Garrison[] {
  return garrisons.of(owner);
}

/** The places in which an owner has counters, including ruins and leaders. */
export function placesOf({ garrisons }: Pick<Look, 'garrisons'>, owner: Owner): readonly PlaceId[] {
  return garrisons.placesOf(owner);
}

/** The sheet of a nation. */
export function recordOf({ tables }: Pick<Look, 'tables'>, nation: NationId): Nation {
  return tables.records.get(nation) as Nation;
}

/** The sheet of a province; undefined for any other place. */
export function landOf({ tables }: Pick<Look, 'tables'>, place: PlaceId): Province | undefined {
  return tables.lands.get(place);
}

/** The steps out of a place over land and straits. */
export function exitsOf({ tables }: Pick<Look, 'tables'>, place: PlaceId): readonly Exit[] {
  return tables.exits.get(place) ?? [];
}

/** Whether untrusted data names a place. */
export function isPlace(view: View, name: string | undefined): name is PlaceId {
  return name !== undefined && Object.hasOwn(view.tables.neighbours, name);
}

/** The frame with the current question, if the phase is interrupted. */
export function top(view: View): Frame | undefined {
  return view.state.frames.at(-1);
}

/** The current battle, even if another frame interrupts it. */
export function battleOf({ state }: { readonly state: Pick<State, 'frames'> }): Battle | undefined {
  return state.frames.find((frame): frame is Battle => frame.kind === 'battle');
}

/** The chosen reading of a ruling; `a` is the default of each. */
export function reading(view: Look, ruling: RulingId): 'a' | 'b' {
  return view.state.rulings[ruling] ?? 'a';
}

/** Records a fact. */
export function tell(draft: Draft, fact: HispaniaFact): void {
  draft.facts.push(fact);
}

/** Replaces the cohorts in a place; equal ones are merged. */
export function put(draft: Draft, place: PlaceId, cohorts: readonly Cohort[]): void {
  draft.changed.add(place);
  const before = draft.garrisons.at(place);
  draft.past?.garrisons.push(before);
  // Cohorts that stay are not copied: both garrisons have them.
  const all = merged(cohorts).map((c) => (before.cohorts.includes(c) ? c : whole(c)));
  draft.garrisons.put(garrisonOf(place, all));
}

/** Removes cohorts from a place. */
export function takeOff(draft: Draft, place: PlaceId, gone: readonly Cohort[]): void {
  put(
    draft,
    place,
    at(draft, place).filter((c) => !gone.includes(c)),
  );
}

/** Replaces the cohorts of the band off the map; an empty band is left out. */
export function putBand(draft: Draft, cohorts: readonly Cohort[]): void {
  const joined = merged(cohorts).map(written);
  draft.state.band = joined.length > 0 ? joined : undefined;
}

/** Changes the record of a nation. Does nothing for a nation without a player. */
export function change(draft: Draft, nation: NationId, patch: Patch<NationState>): void {
  const old = draft.state.nations[nation];
  if (!old || holds(old, patch)) return;
  keep(draft, nation, Object.assign(allKeys(old), patch));
}

/** Replaces the record of a nation that has one. */
export function keep(draft: Draft, nation: NationId, kept: NationState): void {
  const nations = ownNations(draft);
  const old = nations[nation];
  if (old) draft.past?.nations.push([nation, old]);
  nations[nation] = kept;
  draft.kept.add(nation);
  if (old?.overlord !== kept.overlord) draft.hasSubjects = anySubject(draft.state);
}

/** The record of a nation with all its keys. */
function allKeys(of: NationState): NationState {
  return {
    seat: of.seat,
    points: of.points,
    capital: of.capital,
    gold: of.gold,
    earned: of.earned,
    uncollected: of.uncollected,
    overlord: of.overlord,
    freely: of.freely,
    bought: of.bought,
    due: of.due,
    bid: of.bid,
    filled: of.filled,
    ended: of.ended,
    crowded: of.crowded,
  };
}

/** Whether any nation is a subject. */
export function anySubject({ nations }: Pick<State, 'nations'>): boolean {
  for (const nation in nations) if (nations[nation as NationId]?.overlord !== undefined) return true;
  return false;
}

/** Changes the tally; undefined keys are left out. */
export function note(draft: Draft, patch: Patch<Tally>): void {
  const { tally } = draft.state;
  if (holds(tally, patch)) return;
  draft.state.tally = patched(tally, patch);
  if ('tokens' in patch) goAnew(draft);
}

/** Computes the phase of the state again, after a change of the active nation or of its sequence. */
export function goAnew(draft: Draft): void {
  const { phases, phase } = going(draft);
  draft.phases = phases;
  draft.phase = phase;
}

/** Sets the next phase, before its beginning. */
export function enterPhase(draft: Draft, phase: Phase): void {
  draft.phase = phase;
  draft.steps = draft.past && new Map();
  draft.state.phase = phase.id;
  draft.state.fresh = FRESH.before;
}

type Patch<T> = { [K in keyof T]?: T[K] | undefined };

/** Whether a patch would leave a record unchanged. */
function holds<T extends object>(record: T, patch: Patch<T>): boolean {
  for (const key in patch) if (record[key] !== patch[key]) return false;
  return true;
}

/** A record with a patch, without undefined keys. */
function patched<T extends object>(record: T, patch: Patch<T>): T {
  return defined({ ...record, ...patch } as T);
}

/** The player of a nation. */
export function seatOf(view: View, nation: NationId): Seat {
  return view.state.nations[nation]?.seat ?? nation;
}

/** Whether an optional rule is in play. */
export function plays(view: View, option: OptionId): boolean {
  return view.state.options?.includes(option) ?? false;
}

/** Pushes a frame that interrupts the phase or its interruption. */
export function push(draft: Draft, frame: Frame): void {
  draft.state.frames = [...draft.state.frames, frame];
}

/** Pops the current frame. */
export function pop(draft: Draft): void {
  draft.state.frames = draft.state.frames.slice(0, -1);
}

/** Replaces the current frame. */
export function replace(draft: Draft, frame: Frame): void {
  draft.state.frames = [...draft.state.frames.slice(0, -1), frame];
}

/** Rolls ten-sided dice (the 0 is a 10). */
export function rollDice(draft: Draft, count: number): { readonly results: readonly number[]; readonly first: number } {
  const first = draft.state.dice.rolled + 1;
  const { dice, results } = roll(draft.state.dice, count, 10);
  draft.state.dice = dice;
  return { results, first };
}

import type { Seat } from '../../../../kernel/contract.ts';
import { roll } from '../../../../kernel/dice.ts';
import { type NationId, type OptionId, PLACES, type PlaceId, type RulingId } from '../data/ids.ts';
import type { HispaniaFact } from '../facts.ts';
import type { Battle } from '../state/battle.ts';
import type { Cohort } from '../state/cohort.ts';
import type { Frame } from '../state/frame.ts';
import { FRESH, type NationState, type State, type Tally } from '../state.ts';
import { going, type Phase } from '../turn.ts';
import type { Draft, Look, View } from './hooks.ts';
import { merged } from './units.ts';
import { moveTo } from './where.ts';

export type { Draft, Look, View } from './hooks.ts';

/** Access to a position for rules that read and change it; this file implements no rule. */

/** A draft of a state. `changed` are places whose automatic consequences have not been checked yet. */
export function draftOf(view: View, facts: readonly HispaniaFact[] = [], changed: readonly PlaceId[] = []): Draft {
  return { ...view, state: { ...view.state }, where: [...view.where], facts: [...facts], changed: new Set(changed) };
}

/** The state of a finished draft; undefined keys are left out. */
export function stateOf({ state }: Draft): State {
  const { fresh, band, ...rest } = state;
  return { ...rest, ...(fresh && { fresh }), ...(band && { band }) };
}

const NOTHING: readonly Cohort[] = [];

/** The cohorts in a place. */
export function at(view: Pick<Look, 'state'>, place: PlaceId): readonly Cohort[] {
  return view.state.places[place] ?? NOTHING;
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
export function battleOf({ state }: { readonly state: State }): Battle | undefined {
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

type Places = Partial<Record<PlaceId, readonly Cohort[]>>;

/** Faster than the spread operator, and in a fixed order. */
function copied(old: State['places']): Places {
  const copy: Places = {};
  for (const place of PLACES) {
    const there = old[place];
    if (there !== undefined) copy[place] = there;
  }
  return copy;
}

/** The places of a draft, copied before the first write. */
export function ownPlaces(draft: Draft): Places {
  if (draft.state.places === draft.copied) return draft.copied;
  const places = copied(draft.state.places);
  draft.copied = places;
  draft.state.places = places;
  return places;
}

/** Replaces the cohorts in a place; equal ones are merged. */
export function put(draft: Draft, place: PlaceId, cohorts: readonly Cohort[]): void {
  const places = ownPlaces(draft);
  const before = at(draft, place);
  const joined = merged(cohorts);
  draft.changed.add(place);
  draft.replaced?.push([place, before]);
  moveTo(draft.where, place, before, joined);
  if (joined.length > 0) places[place] = joined;
  else delete places[place];
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
  const joined = merged(cohorts);
  draft.state.band = joined.length > 0 ? joined : undefined;
}

/** Changes the record of a nation; undefined keys are left out. Does nothing for a nation without a player. */
export function change(draft: Draft, nation: NationId, patch: Patch<NationState>): void {
  const old = draft.state.nations[nation];
  if (!old || holds(old, patch)) return;
  keep(draft, nation, patched(old, patch));
}

/** Replaces the record of a nation. */
export function keep(draft: Draft, nation: NationId, kept: NationState): void {
  draft.state.nations = { ...draft.state.nations, [nation]: kept };
  draft.hasSubjects = anySubject(draft.state);
}

/** Whether any nation is a subject. */
export function anySubject({ nations }: State): boolean {
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
  draft.state.phase = phase.id;
  draft.state.fresh = FRESH.before;
}

type Patch<T> = { [K in keyof T]?: T[K] | undefined };

/** Whether a patch would leave a record unchanged. */
function holds<T extends object>(record: T, patch: Patch<T>): boolean {
  for (const key in patch) if (record[key] !== patch[key]) return false;
  return true;
}

/**
 * A record with a patch, without undefined keys. The record is built again, because `delete` would make it slow to
 * read.
 */
function patched<T extends object>(record: T, patch: Patch<T>): T {
  const all: Patch<T> = { ...record, ...patch };
  for (const key in patch) if (patch[key] === undefined) return defined(all);
  return all as T;
}

function defined<T extends object>(all: Patch<T>): T {
  const kept: Patch<T> = {};
  for (const key in all) if (all[key] !== undefined) kept[key] = all[key];
  return kept as T;
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

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

/** A position as the rules read and change it: no rule of its own. */

/** A draft of a state. `changed`: where something may have to follow by itself that has not been looked at yet. */
export function draftOf(view: View, facts: readonly HispaniaFact[] = [], changed: readonly PlaceId[] = []): Draft {
  return { ...view, state: { ...view.state }, where: [...view.where], facts: [...facts], changed: new Set(changed) };
}

/** The state of a draft that is done with: what is not there is left out. */
export function stateOf({ state }: Draft): State {
  const { fresh, band, ...rest } = state;
  return { ...rest, ...(fresh && { fresh }), ...(band && { band }) };
}

const NOTHING: readonly Cohort[] = [];

/** What stands in a place. */
export function at(view: Pick<Look, 'state'>, place: PlaceId): readonly Cohort[] {
  return view.state.places[place] ?? NOTHING;
}

/** Whether something that came from outside names a place. */
export function isPlace(view: View, name: string | undefined): name is PlaceId {
  return name !== undefined && Object.hasOwn(view.tables.neighbours, name);
}

/** The frame that is asked now, if the phase is interrupted. */
export function top(view: View): Frame | undefined {
  return view.state.frames.at(-1);
}

/** The battle that is being fought, whatever has interrupted it. */
export function battleOf({ state }: { readonly state: State }): Battle | undefined {
  return state.frames.find((frame): frame is Battle => frame.kind === 'battle');
}

/** The reading of a ruling that this game is played with: `a` is the default of every one. */
export function reading(view: Look, ruling: RulingId): 'a' | 'b' {
  return view.state.rulings[ruling] ?? 'a';
}

/** Writes down that something happened. */
export function tell(draft: Draft, fact: HispaniaFact): void {
  draft.facts.push(fact);
}

type Places = Partial<Record<PlaceId, readonly Cohort[]>>;

/** Faster than spreading, and in one order. */
function copied(old: State['places']): Places {
  const copy: Places = {};
  for (const place of PLACES) {
    const there = old[place];
    if (there !== undefined) copy[place] = there;
  }
  return copy;
}

/** The places of a draft, copied before they are first written to. */
export function ownPlaces(draft: Draft): Places {
  if (draft.state.places === draft.copied) return draft.copied;
  const places = copied(draft.state.places);
  draft.copied = places;
  draft.state.places = places;
  return places;
}

/** Puts cohorts into a place instead of what stood there; equal ones merge. */
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

/** Takes cohorts that stand in a place off it. */
export function takeOff(draft: Draft, place: PlaceId, gone: readonly Cohort[]): void {
  put(
    draft,
    place,
    at(draft, place).filter((c) => !gone.includes(c)),
  );
}

/** Puts cohorts into the band off the map instead of what was there; an empty one is left out. */
export function putBand(draft: Draft, cohorts: readonly Cohort[]): void {
  const joined = merged(cohorts);
  draft.state.band = joined.length > 0 ? joined : undefined;
}

/** Changes what is kept for a nation; what becomes undefined is left out. Nothing for a nation nobody plays. */
export function change(draft: Draft, nation: NationId, patch: Patch<NationState>): void {
  const old = draft.state.nations[nation];
  if (!old || holds(old, patch)) return;
  keep(draft, nation, patched(old, patch));
}

/** Keeps something else for a nation. */
export function keep(draft: Draft, nation: NationId, kept: NationState): void {
  draft.state.nations = { ...draft.state.nations, [nation]: kept };
  draft.hasSubjects = anySubject(draft.state);
}

/** Whether any nation is subject to another. */
export function anySubject({ nations }: State): boolean {
  for (const nation in nations) if (nations[nation as NationId]?.overlord !== undefined) return true;
  return false;
}

/** Changes what is limited or remembered beyond a phase; what becomes undefined is left out. */
export function note(draft: Draft, patch: Patch<Tally>): void {
  const { tally } = draft.state;
  if (holds(tally, patch)) return;
  draft.state.tally = patched(tally, patch);
  if ('tokens' in patch) goAnew(draft);
}

/** Finds anew where the state stands: another nation has its turn, or has its sequence changed. */
export function goAnew(draft: Draft): void {
  const { phases, phase } = going(draft);
  draft.phases = phases;
  draft.phase = phase;
}

/** The phase that begins next, or at once: nothing was asked before it yet. */
export function enterPhase(draft: Draft, phase: Phase): void {
  draft.phase = phase;
  draft.state.phase = phase.id;
  draft.state.fresh = FRESH.before;
}

type Patch<T> = { [K in keyof T]?: T[K] | undefined };

/** Whether a record says already what a patch would make it say. */
function holds<T extends object>(record: T, patch: Patch<T>): boolean {
  for (const key in patch) if (record[key] !== patch[key]) return false;
  return true;
}

/** A record with a patch, without what becomes undefined: a key that is deleted would make it slow to read ever after. */
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

/** Who plays a nation. */
export function seatOf(view: View, nation: NationId): Seat {
  return view.state.nations[nation]?.seat ?? nation;
}

/** Whether an optional rule is in play. */
export function plays(view: View, option: OptionId): boolean {
  return view.state.options?.includes(option) ?? false;
}

/** Interrupts the phase, or what interrupts it, by a frame. */
export function push(draft: Draft, frame: Frame): void {
  draft.state.frames = [...draft.state.frames, frame];
}

/** Ends the frame that is asked. */
export function pop(draft: Draft): void {
  draft.state.frames = draft.state.frames.slice(0, -1);
}

/** Puts another frame in place of the one that is asked. */
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

import type { Action, Choice, Decision } from '../../kernel/contract.ts';
import type { NationId, PlaceId } from '../data/ids.ts';
import { refuse } from '../refusals.ts';
import type { Cohort, Pinning } from '../state.ts';
import type { FrameHandler } from './hooks.ts';
import { enemies, enemyUnits } from './relations.ts';
import { attackLimit } from './stacking.ts';
import { available, countUnits, isUnit, keyOf, leadersOf, of, type Picked, tally, unitsOf } from './units.ts';
import { at, type Draft, pop, push, put, seatOf, tell, type View } from './view.ts';

/**
 * Rule 5.3: each enemy unit in a province stops two units, one where there is a castle; any more may go on. Who stays
 * fights there, and must be within the limit of attack.
 */

/** How many units must stay in a place that enemies hold. */
export function quota(view: View, place: PlaceId, nation: NationId): number {
  const castle = at(view, place).some((c) => enemies(view, nation, c.owner) && c.kind === 'castle');
  return enemyUnits(view, place, nation) * (castle ? 1 : 2);
}

/**
 * How many units may go on out of a place: all of them out of one without enemies, else as many as leave the quota behind;
 * null if nobody may, since the quota is not there or may not stand there to attack. `leaders`: how many of them go too,
 * for their bonus counts only if they stay.
 */
export function mayLeave(view: View, nation: NationId, place: PlaceId, leaders: number): number | null {
  const here = unitsOf(at(view, place), nation);
  if (enemyUnits(view, place, nation) === 0 || view.hooks[nation]?.unheld?.(view, place)) return here;
  const needs = quota(view, place, nation);
  if (here < needs) return null;
  const stay = leadersOf(of(at(view, place), nation)).slice(leaders);
  return needs <= attackLimit(view, nation, place, stay) ? here - needs : null;
}

/** Pins the quota in a place that units have just passed. Where those who stay differ, the mover is asked which. */
export function pin(draft: Draft, nation: NationId, place: PlaceId): void {
  if (draft.hooks[nation]?.unheld?.(draft, place)) return;
  const count = unpinned(draft, place, nation);
  if (count <= 0) return;
  const candidates = pinnable(draft, place, nation);
  if (candidates.length === 1 || countUnits(candidates) === count) {
    pinDown(draft, nation, place, first(candidates, count));
  } else {
    push(draft, { kind: 'pinning', place, count });
  }
}

/** How many units have still to be pinned in a place. */
function unpinned(view: View, place: PlaceId, nation: NationId): number {
  const pinned = of(at(view, place), nation).filter((c) => c.halt !== undefined);
  return quota(view, place, nation) - countUnits(pinned);
}

function pinnable(view: View, place: PlaceId, nation: NationId): readonly Cohort[] {
  return of(at(view, place), nation).filter((c) => isUnit(c) && c.halt === undefined);
}

function first(candidates: readonly Cohort[], count: number): Picked {
  const picked: Record<string, number> = {};
  let left = count;
  for (const cohort of candidates) {
    const n = Math.min(left, cohort.count);
    if (n > 0) picked[keyOf(cohort)] = n;
    left -= n;
  }
  return picked;
}

/** Which units of a forced passage stay, where they differ (5.3). */
export const pinning: FrameHandler<Pinning> = {
  ask: (view, frame) => askPinning(view, view.state.active as NationId, frame),
  answer: (draft, frame, action) => answerPinning(draft, draft.state.active as NationId, frame, action),
  goOn: pop,
  whyNot: (view, { place, count }) =>
    refuse('pin-first', '5.3', { nation: view.state.active ?? 'neutral', place, count }),
};

/** Asks which of the units of a forced passage stay. */
function askPinning(view: View, nation: NationId, frame: Pinning): Decision {
  const choice = pinChoice(view, nation, frame);
  const range = choice.ranges['units'];
  return {
    by: [seatOf(view, nation)],
    kind: 'pin',
    rule: '5.3',
    phase: '',
    params: { nation, place: frame.place, count: frame.count },
    choices: [choice],
    preset: {
      kind: 'pin',
      fixed: choice.fixed,
      values: { units: range?.is === 'parts' ? first(pinnable(view, frame.place, nation), frame.count) : {} },
    },
  };
}

function pinChoice(view: View, nation: NationId, { place, count }: Pinning): Choice {
  const candidates = available(pinnable(view, place, nation), () => true);
  return { kind: 'pin', fixed: { place }, ranges: { units: { is: 'parts', of: candidates, min: count, max: count } } };
}

/** Carries the answer out. */
function answerPinning(draft: Draft, nation: NationId, frame: Pinning, action: Action): void {
  pop(draft);
  pinDown(draft, nation, frame.place, action.values['units'] as Picked);
}

function pinDown(draft: Draft, nation: NationId, place: PlaceId, picked: Picked): void {
  const next: Cohort[] = [];
  const pinned: Cohort[] = [];
  for (const cohort of at(draft, place)) {
    const n = cohort.owner === nation ? (picked[keyOf(cohort)] ?? 0) : 0;
    if (n > 0) pinned.push({ ...cohort, count: n, halt: 'pinned' });
    if (cohort.count > n) next.push({ ...cohort, count: cohort.count - n });
  }
  put(draft, place, [...next, ...pinned]);
  tell(draft, { kind: 'halted', rule: '5.3', nation, place, units: tally(pinned), why: 'pinned' });
}

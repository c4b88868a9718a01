import type { ActionOf, ChoiceOf } from '../actions.ts';
import { isOffMap, isProvince, type NationId, type PlaceId, SEA } from '../data/ids.ts';
import type { Cohort } from '../state/cohort.ts';
import { invades, type Phase } from '../turn.ts';
import type { Garrison } from './garrisons.ts';
import { onlyPile } from './pile.ts';
import { allies, enemyUnits, hasAllies } from './relations.ts';
import { hasSupremacy } from './sea.ts';
import { attackLimit, limit, stacked } from './stacking.ts';
import { first, isUnit, keyOf, leadersOf, of, tally } from './units.ts';
import { at, type Draft, garrisonsOf, reading, recordOf, takeOff, tell, type View } from './view.ts';

/**
 * Rules 5.4, 5.6 and 9.6-allies: units that cannot stay where their movement ends. They are removed if they have not
 * left, even if they could not leave, in every place and of every nation (rulings must-leave, left-behind).
 */

/** Units of a nation in a place where they cannot stay. */
interface Stray {
  readonly place: PlaceId;
  readonly units: readonly Cohort[];
}

/**
 * Units that the end of a movement phase removes: at sea without naval supremacy, outside Hispania, or with an ally
 * (ruling must-leave). Units that have just moved beyond the Pyrenees stay until their next movement.
 */
export function strays(view: View, nation: NationId, phase: Phase): readonly Stray[] {
  const all: Stray[] = [];
  const look = ({ place, cohorts }: Garrison, which: (cohort: Cohort) => boolean) => {
    const units = cohorts.filter((c) => c.owner === nation && c.kind !== 'ruin' && which(c));
    if (units.length > 0) all.push({ place, units });
  };
  const own = garrisonsOf(view, nation);
  // The movement of a single stack does not concern the others.
  const alone = onlyPile(view);
  const later =
    phase.run === 1 && reading(view, 'must-leave') === 'b' && invades(recordOf(view, nation), view.state.turn);
  if (!alone && !later) {
    for (const garrison of own) {
      if (isProvince(garrison.place) || (garrison.place === SEA && hasSupremacy(view, nation))) continue;
      look(garrison, (c) => c.from === undefined || !isProvince(c.from));
    }
  }
  if (!hasAllies(view, nation)) return all;
  for (const garrison of own) {
    if (isProvince(garrison.place) && garrison.cohorts.some((c) => isUnit(c) && allies(view, nation, c.owner))) {
      look(garrison, () => true);
    }
  }
  return all;
}

/** The end of movement removes them. */
export function mustLeave(draft: Draft, nation: NationId, phase: Phase): void {
  for (const { place, units: gone } of strays(draft, nation, phase)) {
    takeOff(draft, place, gone);
    const rule = place === SEA ? '5.6' : isOffMap(place) ? '5.4' : '9.6-allies';
    const [units, leaders] = [tally(gone), leadersOf(gone)];
    tell(draft, { kind: 'left', rule, nation, place, units, leaders, why: 'must-leave' });
  }
}

/** A step out of such a place: to the place that can hold most of the units, with as many units as possible. */
export function wayOut(
  view: View,
  nation: NationId,
  lost: readonly PlaceId[],
  steps: readonly ChoiceOf<'step'>[],
): ActionOf<'step'> | undefined {
  if (lost.length === 0) return undefined;
  let best: ChoiceOf<'step'> | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const step of steps) {
    const { from, to } = step.fixed;
    if (!isProvince(to) || !lost.some((place) => place === from)) continue;
    const fits = room(view, nation, step);
    if (fits >= most) [best, most] = [step, fits];
  }
  if (!best) return undefined;
  const { kind, fixed, ranges } = best;
  const values = Object.entries(ranges).map(([name, range]) => {
    if (range.is !== 'counts') return [name, range.min];
    const n = name === 'leaders' ? range.max : Math.max(range.min, Math.min(range.max, most));
    return [name, first(range.of, n)];
  });
  return { kind, fixed, values: Object.fromEntries(values) };
}

/**
 * The number of further units that the destination of a step can hold at the stacking check, with the leaders of the
 * step.
 */
function room(view: View, nation: NationId, { fixed: { from: start, to }, ranges }: ChoiceOf<'step'>): number {
  const from = of(at(view, start), nation);
  const { leaders } = ranges;
  const come =
    leaders?.is === 'counts' ? leadersOf(from.filter((c) => c.kind === 'leader' && leaders.of[keyOf(c)])) : [];
  const there = leadersOf(of(at(view, to), nation));
  const fights = enemyUnits(view, to, nation) > 0;
  const most = fights ? attackLimit(view, nation, to, [...there, ...come]) : limit(view, nation, to);
  return most - stacked(view, nation, to);
}

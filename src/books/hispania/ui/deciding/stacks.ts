import { total } from '../../../../kernel/choices.ts';
import type { Choice, Decision } from '../../../../kernel/contract.ts';
import { PLACES, type PlaceId } from '../../engine/data/ids.ts';

/** The units that move, derived from the question only, so that a page works before it loads an engine. */

type Picked = Readonly<Record<string, number>>;

/** The units of a place that move, by cohort key. */
export interface Stack {
  readonly from: PlaceId;
  readonly units: Picked;
  readonly leaders: Picked;
}

/** The places of units or leaders that can move, in the order of places. */
export function startsOf(decision: Decision): readonly PlaceId[] {
  const starts = new Set(decision.choices.flatMap((c) => (c.kind === 'step' ? [c.fixed['from']] : [])));
  return PLACES.filter((place) => starts.has(place));
}

/** All units in a place that can move. */
export function wholeStack(decision: Decision, from: PlaceId): Stack {
  const steps = decision.choices.filter((c) => c.kind === 'step' && c.fixed['from'] === from);
  return { from, units: most(steps, 'units'), leaders: most(steps, 'leaders') };
}

/** For each key the largest number in any of the choices. */
function most(choices: readonly Choice[], name: 'units' | 'leaders'): Picked {
  const all: Record<string, number> = {};
  for (const { ranges } of choices) {
    const range = ranges[name];
    if (range?.is !== 'parts') continue;
    for (const [key, n] of Object.entries(range.of)) all[key] = Math.max(all[key] ?? 0, n);
  }
  return all;
}

/** The number of units and leaders chosen. */
export const sizeOf = ({ units, leaders }: Stack): number => total(units) + total(leaders);

/** The stack with another number of one cohort. */
export function withCount(stack: Stack, part: 'units' | 'leaders', key: string, n: number): Stack {
  const { [key]: _, ...others } = stack[part];
  return { ...stack, [part]: n > 0 ? { ...others, [key]: n } : others };
}

import { total } from '../../../../kernel/choices.ts';
import type { Choice, Decision } from '../../../../kernel/contract.ts';
import { PLACES, type PlaceId, SEA } from '../../engine/data/ids.ts';

/** The units that move, derived from the question only, so that a page works before it loads an engine. */

type Picked = Readonly<Record<string, number>>;

/** The units of a place that move, by cohort key. */
export interface Stack {
  readonly from: PlaceId;
  readonly units: Picked;
  readonly leaders: Picked;
}

/** Whether a question is about moves. */
export const hasSteps = (decision: Decision | undefined): boolean =>
  decision?.choices.some(({ kind }) => kind === 'step') ?? false;

/** The places of units or leaders that can move, in the order of places; the sea first, as whoever stays there may be lost (5.6). */
export function startsOf(decision: Decision): readonly PlaceId[] {
  const starts = new Set(decision.choices.flatMap((c) => (c.kind === 'step' ? [c.fixed['from']] : [])));
  const places = PLACES.filter((place) => starts.has(place));
  return places.sort((a, b) => Number(b === SEA) - Number(a === SEA));
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
    if (range?.is !== 'counts') continue;
    for (const [key, n] of Object.entries(range.of)) all[key] = Math.max(all[key] ?? 0, n);
  }
  return all;
}

/** The number of units and leaders chosen. */
export const sizeOf = ({ units, leaders }: Stack): number => total(units) + total(leaders);

/** The stack with another number of one cohort, which keeps its place among the others. */
export function withCount(stack: Stack, part: 'units' | 'leaders', key: string, n: number): Stack {
  const { [key]: _, ...others } = stack[part];
  return { ...stack, [part]: n > 0 ? { ...stack[part], [key]: n } : others };
}

/**
 * A part of a stack: `n` of its units, each kind in proportion, the more numerous one first. The leaders of `leaders` go
 * with it.
 */
export function partOf({ from, units }: Stack, n: number, leaders: Picked): Stack {
  const all = total(units);
  const parts = Object.entries(units).map(([key, most]) => ({
    key,
    most,
    share: (most * Math.min(n, all)) / (all || 1),
  }));
  const left = Math.min(n, all) - parts.reduce((sum, { share }) => sum + Math.floor(share), 0);
  const order = [...parts].sort((a, b) => (b.share % 1) - (a.share % 1) || b.most - a.most);
  const more = new Set(order.slice(0, left).map(({ key }) => key));
  const taken = parts.map(({ key, share }) => [key, Math.floor(share) + (more.has(key) ? 1 : 0)] as const);
  return { from, units: Object.fromEntries(taken.filter(([, count]) => count > 0)), leaders };
}

/** Half of a number of units: the larger half of an odd number. */
export const halfOf = (units: Picked): number => Math.ceil(total(units) / 2);

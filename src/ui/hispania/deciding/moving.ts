import { PLACES, type PlaceId } from '../../../hispania/data/ids.ts';
import { reach, type Stop, stops, type Way } from '../../../hispania/reach.ts';
import type { State } from '../../../hispania/state.ts';
import { total } from '../../../kernel/choices.ts';
import type { Choice, Decision } from '../../../kernel/contract.ts';
import type { Mark } from '../board/types.ts';

/** Choosing a stack and where it goes: what the table shows of the steps that a movement offers (5). */

type Picked = Readonly<Record<string, number>>;

/** Who of a place moves, by cohort key. */
export interface Stack {
  readonly from: PlaceId;
  readonly units: Picked;
  readonly leaders: Picked;
}

/** Where units or leaders stand that can move, in the order of places. */
export function startsOf(decision: Decision): readonly PlaceId[] {
  const starts = new Set(decision.choices.flatMap((c) => (c.kind === 'step' ? [c.fixed['from']] : [])));
  return PLACES.filter((place) => starts.has(place));
}

/** Everybody in a place who can move. */
export function wholeStack(decision: Decision, from: PlaceId): Stack {
  const steps = decision.choices.filter((c) => c.kind === 'step' && c.fixed['from'] === from);
  return { from, units: most(steps, 'units'), leaders: most(steps, 'leaders') };
}

/** Of each key the most that any of the choices takes. */
function most(choices: readonly Choice[], name: 'units' | 'leaders'): Picked {
  const all: Record<string, number> = {};
  for (const { ranges } of choices) {
    const range = ranges[name];
    if (range?.is !== 'parts') continue;
    for (const [key, n] of Object.entries(range.of)) all[key] = Math.max(all[key] ?? 0, n);
  }
  return all;
}

/** How many are chosen. */
export const sizeOf = ({ units, leaders }: Stack): number => total(units) + total(leaders);

/** The stack with another number of one cohort. */
export function withCount(stack: Stack, part: 'units' | 'leaders', key: string, n: number): Stack {
  const { [key]: _, ...others } = stack[part];
  return { ...stack, [part]: n > 0 ? { ...others, [key]: n } : others };
}

/** Where a stack can go, and where it cannot and why. */
export interface Prospects {
  readonly ways: readonly Way[];
  readonly stops: readonly Stop[];
}

export function prospectsOf(state: State, stack: Stack): Prospects {
  if (sizeOf(stack) === 0) return { ways: [], stops: [] };
  const { from, units, leaders } = stack;
  const ways = reach(state, from, units, leaders);
  return { ways, stops: stops(state, from, units, leaders) };
}

/** The best way to each place: what a tap on the board takes. */
export function bestWays(ways: readonly Way[]): ReadonlyMap<PlaceId, Way> {
  const best = new Map<PlaceId, Way>();
  for (const way of ways) if (!best.has(way.to)) best.set(way.to, way);
  return best;
}

/** What the board marks for a stack that is about to move. */
export function wayMarks(stack: Stack, ways: readonly Way[]): { readonly [place in PlaceId]?: Mark } {
  const marks: { [place in PlaceId]?: Mark } = {};
  for (const [place, { battle, ends, steps }] of bestWays(ways)) {
    if (battle) marks[place] = { kind: 'battle', steps, ...(ends ? { ends } : {}) };
    else marks[place] = { kind: ends ? 'reach-end' : 'reach', steps };
  }
  marks[stack.from] = { kind: 'chosen' };
  return marks;
}

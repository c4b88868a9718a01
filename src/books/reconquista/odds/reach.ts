import { move } from '../engine/actions.ts';
import { LOCATIONS, type LocationId } from '../engine/data/ids.ts';
import { reconquista } from '../engine/game.ts';
import { movable, unitKey } from '../engine/rules/forces.ts';
import type { State, Units } from '../engine/state.ts';

/** Where units may go in phase 4 (11), step by step through what they may enter without a battle or siege. */

export interface Reached {
  readonly at: LocationId;
  /** The locations on the way, the last one included. */
  readonly way: readonly LocationId[];
  /** Whether an enemy is met there: the units stop, and fight or besiege. */
  readonly stops: boolean;
}

/**
 * The locations that units of a location may come to, each by a shortest way. None outside phase 4, or if they are not
 * there to move.
 */
export function reach(state: State, from: LocationId, units: Units): readonly Reached[] {
  const { moves } = state;
  if (!moves?.region) return [];
  const there = movable(state, moves, from);
  if (Object.entries(units).some(([unit, n]) => n > (there[unit as keyof Units] ?? 0))) return [];
  const found = new Map<LocationId, Reached>();
  let open = [{ state, at: from, way: [] as readonly LocationId[] }];
  while (open.length > 0) {
    const next: typeof open = [];
    for (const { state: now, at, way } of open)
      for (const to of LOCATIONS) {
        if (to === from || found.has(to)) continue;
        const counts = Object.fromEntries(
          Object.entries(units).map(([unit, n]) => [unitKey(at, unit as keyof Units), n]),
        );
        const made = reconquista.apply(now, move(to, counts));
        if (made.refusal) continue;
        const stops = made.facts.some(({ kind }) => kind === 'battle' || kind === 'besieged' || kind === 'refused');
        const further = [...way, to];
        found.set(to, { at: to, way: further, stops });
        if (!stops) next.push({ state: made.state, at: to, way: further });
      }
    open = next;
  }
  return LOCATIONS.flatMap((at) => found.get(at) ?? []);
}

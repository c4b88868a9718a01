import { SIDES } from '../../engine/state/battle.ts';
import type { Counter, Stack } from '../board/types.ts';
import type { Fought } from './fought.ts';
import type { Piece } from './pieces.ts';

/** The two sides of a battle on the map: what stands, and what has fallen, struck off, until the battle is left. */
export function stacksOf({ place, sides }: Fought): readonly Stack[] {
  return SIDES.map((side): Stack => ({ place, side, counters: countersOf(sides[side].pieces) }));
}

/** Equal counters are one with a number. */
function countersOf(pieces: readonly Piece[]): readonly Counter[] {
  const counters = new Map<string, Counter>();
  for (const { counter, leader, fate } of pieces) {
    if (fate === 'left') continue;
    const id = `stage ${counter.nation} ${counter.kind} ${leader ?? ''} ${counter.wounds ?? 0} ${fate}`;
    const count = 1 + (counters.get(id)?.count ?? 0);
    counters.set(id, { ...counter, id, count, ...(fate === 'fell' ? { state: 'struck' } : {}) });
  }
  return [...counters.values()];
}

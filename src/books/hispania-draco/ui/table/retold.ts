import type { DracoFact } from '../../engine/facts.ts';

/** Whether a reader wants to see a fact again: the heads of rounds, turns and phases, and bookkeeping, are left out. */
export function isRetold({ kind }: DracoFact): boolean {
  return kind !== 'phase' && kind !== 'turn' && kind !== 'round' && kind !== 'coins' && kind !== 'unspent';
}

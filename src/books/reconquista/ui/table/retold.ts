import type { ReconquistaFact } from '../../engine/facts.ts';

/** Whether a reader wants to see a fact again: the head of a phase and bookkeeping are left out. */
export function isRetold({ kind }: ReconquistaFact): boolean {
  return kind !== 'phase' && kind !== 'spent' && kind !== 'added' && kind !== 'turn';
}

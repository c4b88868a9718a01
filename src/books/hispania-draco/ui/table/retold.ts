import type { DracoFact } from '../../engine/facts.ts';

/** Whether a reader wants to see a fact again: the heads of rounds, turns and phases, and bookkeeping, are left out. */
export function isRetold({ kind }: DracoFact): boolean {
  return kind !== 'phase' && kind !== 'turn' && kind !== 'round' && kind !== 'coins' && kind !== 'unspent';
}

/**
 * Whether a fact is told above the question, where there is room for a few: what a die has led to, not the die; and not a fight that the
 * reader has just declared. All of it is told below the answers.
 */
export function isBrief(fact: DracoFact): boolean {
  if (fact.kind === 'rolled') return fact.for === 'combat' || fact.for === 'murder';
  if (fact.kind === 'declared') return fact.combat.by !== 'roman';
  return fact.kind !== 'aimed' && isRetold(fact);
}

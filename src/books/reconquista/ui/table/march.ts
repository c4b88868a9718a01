import type { ReconquistaFact } from '../../engine/facts.ts';
import type { Step } from '../board/Board.tsx';

/** The way of the march among the facts of an answer: of Muslims, French or Bands. */
export function marchOf(facts: readonly ReconquistaFact[]): readonly Step[] {
  const steps = new Map<string, Step>();
  for (const fact of facts)
    if (fact.kind === 'moved' && fact.side !== 'christian')
      steps.set(`${fact.from} ${fact.to}`, { from: fact.from, to: fact.to });
  return [...steps.values()];
}

import type { LocationId } from '../../engine/data/ids.ts';
import type { ReconquistaFact } from '../../engine/facts.ts';

/** A step of a march. */
export interface Step {
  readonly from: LocationId;
  readonly to: LocationId;
}

/** The way of the march among the facts of an answer: of Muslims, French or Bands. */
export function marchOf(facts: readonly ReconquistaFact[]): readonly Step[] {
  const steps = new Map<string, Step>();
  for (const fact of facts)
    if (fact.kind === 'moved' && fact.side !== 'christian')
      steps.set(`${fact.from} ${fact.to}`, { from: fact.from, to: fact.to });
  return [...steps.values()];
}

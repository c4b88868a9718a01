import { LOCATIONS, type LocationId } from '../../engine/data/ids.ts';
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

/** The locations that a fact is about; none for one of a whole region or turn. */
export function placesOfFact(fact: ReconquistaFact | undefined): readonly LocationId[] {
  const all = Object.entries(fact ?? {}).flatMap(([key, value]) => (NAMING.includes(key) ? [value] : []));
  return LOCATIONS.filter((at) => all.includes(at));
}

const NAMING: readonly string[] = ['place', 'from', 'to'];

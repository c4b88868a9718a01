import type { Fact } from '../kernel/contract.ts';
import type { Rich } from '../words/rich.ts';
import { RuleLink, Say } from './Say.tsx';

interface Props<F extends Fact> {
  readonly facts: readonly F[];
  /** What is said of a fact. */
  readonly say: (fact: F) => Rich;
}

/** Lines of a list, one for each fact: what happened, and its rule. */
export function FactLines<F extends Fact>({ facts, say }: Props<F>) {
  return (
    <>
      {facts.map((fact, i) => (
        // What happened never changes its order: the index is the identity of a line.
        <li key={`${i}`}>
          <span>
            <Say text={say(fact)} />
          </span>
          <RuleLink rule={fact.rule} />
        </li>
      ))}
    </>
  );
}

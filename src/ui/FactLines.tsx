import type { Fact } from '../kernel/contract.ts';
import type { Rich } from '../words/rich.ts';
import { RuleLink, Say } from './Say.tsx';

interface Props<F extends Fact> {
  readonly facts: readonly F[];
  /** The words for a fact. */
  readonly say: (fact: F) => Rich;
}

/** List items, one for each fact: the event and its rule. */
export function FactLines<F extends Fact>({ facts, say }: Props<F>) {
  return (
    <>
      {facts.map((fact, i) => (
        // Facts keep their order, so the index identifies a line.
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

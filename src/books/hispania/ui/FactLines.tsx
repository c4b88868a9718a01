import { RuleLink, Say } from '../../../ui/Say.tsx';
import type { HispaniaFact } from '../engine/facts.ts';
import type { FactWords } from '../words/facts.ts';
import { fact } from '../words/index.ts';

/** Lines of a list, one for each fact: what happened, and its rule. */
export function FactLines({ facts, say }: { readonly facts: readonly HispaniaFact[]; readonly say: FactWords }) {
  return (
    <>
      {facts.map((of, i) => (
        // What happened never changes its order: the index is the identity of a line.
        <li key={`${i}`}>
          <span>
            <Say text={fact(say, of)} />
          </span>
          <RuleLink rule={of.rule} />
        </li>
      ))}
    </>
  );
}

import type { Seat } from '../../../../../kernel/contract.ts';
import { RuleLink, Say } from '../../../../../ui/Say.tsx';
import type { HispaniaFact } from '../../../engine/facts.ts';
import { fact } from '../../../words/index.ts';
import { useTableWords } from '../words.ts';
import { happened, openFrom } from './happened.ts';

/** The effects of the last answers that no counter on the board shows. */
export function Happened({
  facts,
  seats,
}: {
  readonly facts: readonly HispaniaFact[];
  readonly seats: readonly Seat[];
}) {
  const { happened: said } = useTableWords().deciding;
  const told = happened(facts, seats);
  if (told.length === 0) return null;
  const folded = told.slice(0, openFrom(told));
  return (
    <div class="happened">
      {folded.length > 0 && (
        <details>
          <summary>{said.more(folded.length)}</summary>
          <Lines facts={folded} label={said.title} />
        </details>
      )}
      <Lines facts={told.slice(folded.length)} label={said.title} />
    </div>
  );
}

function Lines({ facts, label }: { readonly facts: readonly HispaniaFact[]; readonly label: string }) {
  const { facts: words } = useTableWords();
  return (
    <ul class="scored" aria-label={label}>
      {facts.map((one, i) => (
        // The order of events never changes, so the index is the identity of a line.
        <li key={`${i}`}>
          <span>
            <Say text={fact(words, one)} />
          </span>
          <RuleLink rule={one.rule} />
        </li>
      ))}
    </ul>
  );
}

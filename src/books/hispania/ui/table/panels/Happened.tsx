import type { Seat } from '../../../../../kernel/contract.ts';
import { RuleLink, Say } from '../../../../../ui/Say.tsx';
import type { Rich } from '../../../../../words/rich.ts';
import type { HispaniaFact } from '../../../engine/facts.ts';
import { fact } from '../../../words/index.ts';
import { useTableWords } from '../words.ts';
import { happened, openFrom } from './happened.ts';
import { besides, type OwnNews } from './own-news.ts';

interface Props {
  readonly facts: readonly HispaniaFact[];
  readonly seats: readonly Seat[];
  /** What has become of the reader's own nations: it comes first. */
  readonly own?: OwnNews;
}

/** The effects of the last answers that no counter on the board shows. */
export function Happened({ facts, seats, own }: Props) {
  const { happened: said } = useTableWords().deciding;
  const told = own ? besides(happened(facts, seats), own) : happened(facts, seats);
  const lines: readonly Rich[] = own
    ? [
        ...(own.lost.length > 0 ? [said.lost(own.lost)] : []),
        ...own.submitted.map(({ nation, to }) => said.submitted(nation, to)),
        ...own.ended.map(({ nation, into }) => said.ended(nation, into)),
      ]
    : [];
  if (told.length + lines.length === 0) return null;
  const folded = told.slice(0, openFrom(told));
  return (
    <div class="happened">
      {lines.map((line, i) => (
        // The lines keep their order, so the index identifies one.
        <p key={`${i}`} class="own-news">
          <Say text={line} />
        </p>
      ))}
      {folded.length > 0 && (
        <details>
          <summary>{said.more(folded.length)}</summary>
          <Lines facts={folded} label={said.title} />
        </details>
      )}
      {told.length > 0 && <Lines facts={told.slice(folded.length)} label={said.title} />}
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

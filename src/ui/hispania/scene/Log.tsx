import type { HispaniaFact } from '../../../hispania/facts.ts';
import type { Entry } from '../../../kernel/journal.ts';
import { fact } from '../../../words/index.ts';
import { RuleLink, Say } from '../Say.tsx';
import { useSpeech } from '../speech.ts';

interface Props {
  readonly entries: readonly Entry<unknown, HispaniaFact>[];
  /** How many of them stand. */
  readonly at: number;
}

/** What happened, a line a fact, each with its rule. */
export function Log({ entries, at }: Props) {
  const { words } = useSpeech();
  const facts = entries.slice(0, at).flatMap((entry) => entry.facts);
  return (
    <details class="slip logbook">
      <summary>
        {words.play.log} <small>{facts.length}</small>
      </summary>
      {facts.length === 0 && <p class="empty">{words.play.logEmpty}</p>}
      <ol class="log">
        {facts.map((f, i) => (
          // The log only grows at its end: the index is the identity of a line.
          <li key={`${i}`}>
            <span class="no">{i + 1}</span>
            <span>
              <Say text={fact(words, f)} />
            </span>
            <RuleLink rule={f.rule} />
          </li>
        ))}
      </ol>
    </details>
  );
}

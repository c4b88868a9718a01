import type { HispaniaFact } from '../../../hispania/facts.ts';
import { type FactWords, fact } from '../../../words/index.ts';
import { RuleLink, Say } from '../Say.tsx';
import { useSpeech } from '../speech.ts';

interface Props {
  readonly facts: readonly HispaniaFact[];
  /** What is said of them: they come with what plays the scene. */
  readonly say: FactWords | undefined;
}

/** What happened, a line a fact, each with its rule. */
export function Log({ facts, say }: Props) {
  const { words } = useSpeech();
  return (
    <details class="slip logbook">
      <summary>
        {words.play.log} <small>{facts.length}</small>
      </summary>
      {facts.length === 0 && <p class="empty">{words.play.logEmpty}</p>}
      <ol class="log">
        {say &&
          facts.map((f, i) => (
            // The log only grows at its end: the index is the identity of a line.
            <li key={`${i}`}>
              <span class="no">{i + 1}</span>
              <span>
                <Say text={fact(say, f)} />
              </span>
              <RuleLink rule={f.rule} />
            </li>
          ))}
      </ol>
    </details>
  );
}

import { useEffect, useRef } from 'preact/hooks';
import { RuleLink, Say } from '../../../../ui/Say.tsx';
import type { HispaniaFact } from '../../engine/facts.ts';
import type { FactWords } from '../../words/facts.ts';
import { fact } from '../../words/index.ts';
import { useSpeech } from '../speech.tsx';

interface Props {
  readonly facts: readonly HispaniaFact[];
  /** What is said of them: they come with what plays the scene. */
  readonly say: FactWords | undefined;
}

/** What happened, a line a fact, each with its rule. It shows its end, where the last things stand. */
export function Log({ facts, say }: Props) {
  const { words } = useSpeech();
  const list = useRef<HTMLOListElement>(null);
  const toEnd = (): void => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  };
  useEffect(toEnd, [facts, say]);
  const lines = facts.filter((f, i) => !opensNothing(f, facts[i + 1]));
  return (
    <details class="slip logbook" onToggle={toEnd}>
      <summary>
        {words.play.log} <small>{lines.length}</small>
      </summary>
      {lines.length === 0 && <p class="empty">{words.play.logEmpty}</p>}
      <ol ref={list} class="log">
        {say &&
          lines.map((f, i) => (
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

/** A phase in which nothing is to be done is told once, not twice. */
function opensNothing(fact: HispaniaFact, next: HispaniaFact | undefined): boolean {
  return fact.kind === 'phase' && next?.kind === 'phase-skipped' && fact.phase === next.phase;
}

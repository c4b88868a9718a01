import { useEffect, useRef } from 'preact/hooks';
import type { Fact } from '../../kernel/contract.ts';
import { RuleLink, Say } from '../Say.tsx';
import { useSpeech } from '../speech.ts';
import type { Telling } from './kinds.ts';

interface Props<F extends Fact> {
  readonly facts: readonly F[];
  /** What is said of them: they come with what plays the scene. */
  readonly say: Telling<F> | undefined;
  /** Whether it has a line for a fact, after which `next` follows; for each, without it. */
  readonly isLogged?: ((fact: F, next: F | undefined) => boolean) | undefined;
}

/** What happened, a line a fact, each with its rule. It shows its end, where the last things stand. */
export function Log<F extends Fact>({ facts, say, isLogged = () => true }: Props<F>) {
  const { words } = useSpeech();
  const list = useRef<HTMLOListElement>(null);
  const toEnd = (): void => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  };
  useEffect(toEnd, [facts, say]);
  const lines = facts.filter((f, i) => isLogged(f, facts[i + 1]));
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
                <Say text={say(f)} />
              </span>
              <RuleLink rule={f.rule} />
            </li>
          ))}
      </ol>
    </details>
  );
}

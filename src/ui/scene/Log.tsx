import { useEffect, useRef } from 'preact/hooks';
import type { Fact } from '../../kernel/contract.ts';
import { RuleLink, Say } from '../Say.tsx';
import { useSpeech } from '../speech.ts';
import type { Telling } from './kinds.ts';

interface Props<F extends Fact> {
  readonly facts: readonly F[];
  /** The words for facts: they are fetched with the player of the scene. */
  readonly say: Telling<F> | undefined;
  /** Whether the log has a line for a fact that `next` follows; without this function, each fact has one. */
  readonly isLogged?: ((fact: F, next: F | undefined) => boolean) | undefined;
}

/** The events, one line for each fact, with its rule. It is scrolled to its end, where the latest lines are. */
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
            // The log grows only at its end, so the index identifies a line.
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

import { useLayoutEffect, useRef } from 'preact/hooks';
import { Say } from '../../../../../ui/Say.tsx';
import { NationChip } from '../../board/icons.tsx';
import { useTableWords } from '../words.ts';
import type { TurnTold } from './told.ts';

interface Props {
  readonly told: readonly TurnTold[];
  /** The step in view, if any is. */
  readonly at?: number | undefined;
  /** Shows a step; without it the lines are only read. */
  readonly onGo?: ((step: number) => void) | undefined;
}

/** A line for each turn that has passed: what the nation took, lost and scored. A press leads to its steps. */
export function TurnLines({ told, at, onGo }: Props) {
  const { recap: words } = useTableWords().history;
  const list = useRef<HTMLOListElement>(null);
  // The lines scroll in their own frame: the one in view stays there, and without one the newest is in view.
  useLayoutEffect(() => {
    const frame = list.current;
    const line = frame?.querySelector('[aria-current]')?.parentElement ?? frame?.lastElementChild;
    if (frame && line instanceof HTMLElement) frame.scrollTop = line.offsetTop - frame.clientHeight / 2;
  }, [at, told.length]);
  return (
    <ol ref={list} class="turn-lines" aria-label={words.nations}>
      {told.map((one) => {
        const { from, size, who, turn } = one;
        const line = (
          <>
            {who ? (
              <NationChip nation={who} size={22} />
            ) : (
              <span class="turn" aria-hidden="true">
                {turn}
              </span>
            )}
            <span>
              <Say text={words.told(one)} />
            </span>
          </>
        );
        return (
          <li key={from}>
            {onGo ? (
              <button
                type="button"
                aria-current={at !== undefined && at >= from && at < from + size ? 'step' : undefined}
                onClick={() => onGo(from)}
              >
                {line}
              </button>
            ) : (
              <p>{line}</p>
            )}
          </li>
        );
      })}
    </ol>
  );
}

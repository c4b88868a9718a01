import { useEffect, useState } from 'preact/hooks';
import { seedOf } from '../../../../kernel/hash.ts';
import type { ShownOf } from '../../../../ui/playable.ts';
import type { Advice } from '../../bots/advice.ts';
import { askComputer } from '../adviser/client.ts';
import { USUAL } from '../adviser/computers.ts';
import type { OfReconquista } from '../kinds.ts';

/** The adviser's own seed, which says nothing about the dice of a game. */
const SEED = seedOf('adviser');

/** The question to the adviser about one position. */
export type Advising =
  | { readonly is: 'idle' | 'thinking' | 'silent' }
  | { readonly is: 'told'; readonly advice: Advice };

const IDLE: Advising = { is: 'idle' };

/** The adviser of a position: it is asked, stopped, and forgets its advice as soon as the position changes. */
export function useAdvice(
  { state, journal }: Pick<ShownOf<OfReconquista>, 'state' | 'journal'>,
  onTold: (advice: Advice) => void,
): { readonly advising: Advising; readonly ask: () => void; readonly stop: () => void } {
  const [asked, setAsked] = useState<{ readonly of: object; readonly advising: Advising; readonly stop: () => void }>();
  useEffect(() => () => asked?.stop(), [asked, state]);
  return {
    advising: asked?.of === state ? asked.advising : IDLE,
    stop: () => setAsked(undefined),
    ask: () => {
      const control = new AbortController();
      const { signal } = control;
      const stop = (): void => control.abort();
      setAsked({ of: state, advising: { is: 'thinking' }, stop });
      askComputer({ level: USUAL, seed: SEED, state, number: journal.at, advice: true }, signal).then(
        (advice) => {
          setAsked({ of: state, advising: { is: 'told', advice }, stop: () => {} });
          onTold(advice);
        },
        () => {
          if (!signal.aborted) setAsked({ of: state, advising: { is: 'silent' }, stop: () => {} });
        },
      );
    },
  };
}

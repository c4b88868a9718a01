import { useEffect, useState } from 'preact/hooks';

/** The question to an adviser about one position. */
export type Advising<A> = { readonly is: 'idle' | 'thinking' | 'silent' } | { readonly is: 'told'; readonly advice: A };

/** An adviser that is asked and stopped. */
export interface AdviserOf<A> {
  readonly advising: Advising<A>;
  readonly ask: () => void;
  readonly stop: () => void;
}

/**
 * The adviser of a position: it is asked, stopped, and forgets its advice as soon as the position changes. `asks` asks it and is told
 * when the answer is no longer needed; `onTold` receives the advice.
 */
export function useAdvice<A>(
  state: object,
  asks: (signal: AbortSignal) => Promise<A>,
  onTold: (advice: A) => void,
): AdviserOf<A> {
  const [asked, setAsked] = useState<{
    readonly of: object;
    readonly advising: Advising<A>;
    readonly stop: () => void;
  }>();
  useEffect(() => () => asked?.stop(), [asked, state]);
  return {
    advising: asked?.of === state ? asked.advising : { is: 'idle' },
    stop: () => setAsked(undefined),
    ask: () => {
      const control = new AbortController();
      const { signal } = control;
      setAsked({ of: state, advising: { is: 'thinking' }, stop: () => control.abort() });
      asks(signal).then(
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

import { useMemo, useState } from 'preact/hooks';
import type { Action } from '../../../../kernel/contract.ts';
import type { Ending as EndingOf } from '../../../../ui/table/parts.ts';
import { endOf, isCostly, type Loss, lossOf, type Undone, undoneOf } from './panels/undone.ts';
import type { Looked } from './use-moving.ts';

/** Answering so that nothing is lost unawares: what would cost something is asked once more. */
export interface Ending extends EndingOf {
  /** What could still be done, where a phase can be ended. */
  readonly undone: Undone | undefined;
  /** What ending it now would cost. */
  readonly loss: Loss;
  /** What was pressed would cost this: it waits for a second press. */
  readonly asked: Loss | undefined;
  readonly sure: () => void;
}

const NONE: Loss = { facts: [], crowded: [] };

/** `stands`: the question is there to be answered (stands.ts). */
export function useEnding(
  { state, seen }: Looked,
  stands: boolean,
  act: (...actions: readonly Action[]) => void,
): Ending {
  const decision = stands ? seen.decision : undefined;
  const [pressed, setPressed] = useState<{ readonly actions: readonly Action[]; readonly of: object }>();
  const end = decision && endOf(decision);
  const loss = useMemo(() => (end ? lossOf(state, [end]) : NONE), [state, decision]);
  // What was pressed belongs to the question that was asked.
  const waiting = pressed && pressed.of === decision ? pressed.actions : undefined;
  const asked = useMemo(() => (waiting ? lossOf(state, waiting) : undefined), [state, waiting]);
  const answer = (actions: readonly Action[]): void => {
    setPressed(undefined);
    act(...actions);
  };
  return {
    undone: decision && end ? undoneOf(decision) : undefined,
    loss,
    asked,
    waits: asked !== undefined,
    press: (...actions) => {
      const again = waiting !== undefined && JSON.stringify(waiting) === JSON.stringify(actions);
      if (!decision || again || !isCostly(lossOf(state, actions))) answer(actions);
      else setPressed({ actions, of: decision });
    },
    sure: () => waiting && answer(waiting),
    cancel: () => setPressed(undefined),
  };
}

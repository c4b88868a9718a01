import { useMemo, useState } from 'preact/hooks';
import type { Action } from '../../../../kernel/contract.ts';
import type { Ending as EndingOf } from '../../../../ui/table/parts.ts';
import { endOf, isCostly, type Loss, lossOf, type Undone, undoneOf } from './panels/undone.ts';
import type { Looked } from './use-moving.ts';

/** Answers with a warning of losses: an answer with a cost asks for a second press. */
export interface Ending extends EndingOf {
  /** The possible actions left, if a phase can be ended. */
  readonly undone: Undone | undefined;
  /** The cost of ending it now. */
  readonly loss: Loss;
  /** The pressed answer has this cost: it waits for a second press. */
  readonly asked: Loss | undefined;
  readonly sure: () => void;
}

const NONE: Loss = { facts: [], crowded: [] };

/** `stands`: the question can be answered now (stands.ts). */
export function useEnding(
  { state, seen }: Looked,
  stands: boolean,
  act: (...actions: readonly Action[]) => void,
): Ending {
  const decision = stands ? seen.decision : undefined;
  const [pressed, setPressed] = useState<{ readonly actions: readonly Action[]; readonly of: object }>();
  const end = decision && endOf(decision);
  const loss = useMemo(() => (end ? lossOf(state, [end]) : NONE), [state, decision]);
  // A press belongs to the question at that time.
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

import { useMemo, useState } from 'preact/hooks';
import type { Action, Decision } from '../../../../kernel/contract.ts';
import type { Ending as EndingOf } from '../../../../ui/table/parts.ts';
import type { NationId } from '../../engine/data/ids.ts';
import { basketOf, isEmpty, type Wanted } from './panels/basket.ts';
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
  /** The basket of purchases, which ending them pays. */
  readonly wanted: Wanted;
  readonly want: (wanted: Wanted) => void;
}

const NOTHING: Wanted = {};
const NONE: Loss = { facts: [], crowded: [] };

/** `stands`: the question can be answered now (stands.ts). */
export function useEnding(
  { state, seen }: Looked,
  stands: boolean,
  act: (...actions: readonly Action[]) => void,
): Ending {
  const decision = stands ? seen.decision : undefined;
  const [pressed, setPressed] = useState<{ readonly actions: readonly Action[]; readonly of: object }>();
  const [basket, setBasket] = useState<{ readonly wanted: Wanted; readonly of: object }>();
  const wanted = basket && basket.of === decision ? basket.wanted : NOTHING;
  const end = decision && endOf(decision);
  const loss = useMemo(() => (end ? lossOf(state, [end]) : NONE), [state, decision]);
  // A press belongs to the question at that time.
  const waiting = pressed && pressed.of === decision ? pressed.actions : undefined;
  const asked = useMemo(() => (waiting ? lossOf(state, waiting) : undefined), [state, waiting]);
  /** The end of purchases, after what is in the basket. */
  const paid = ({ kind, params }: Decision, ends: readonly Action[]): readonly Action[] => {
    if (kind !== 'buy' || isEmpty(wanted)) return ends;
    const all = basketOf(state, params['nation'] as NationId, wanted);
    return all.ends ? [...all.actions, ...ends] : all.actions;
  };
  const answer = (actions: readonly Action[]): void => {
    setPressed(undefined);
    act(...actions);
  };
  return {
    undone: decision && end ? undoneOf(decision) : undefined,
    loss,
    asked,
    waits: asked !== undefined,
    press: (...pressed) => {
      const actions =
        decision && pressed.length === 1 && pressed[0]?.kind === 'end' ? paid(decision, pressed) : pressed;
      const again = waiting !== undefined && JSON.stringify(waiting) === JSON.stringify(actions);
      if (!decision || again || !isCostly(lossOf(state, actions))) answer(actions);
      else setPressed({ actions, of: decision });
    },
    sure: () => waiting && answer(waiting),
    cancel: () => setPressed(undefined),
    wanted,
    want: (next) => decision && setBasket({ wanted: next, of: decision }),
  };
}

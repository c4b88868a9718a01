import { top } from '../../rules/view.ts';
import { holders } from './hands.ts';
import type { Play } from './play.ts';

/**
 * Rule 10.3-null: cancels the token that another player has just played, including another Null (ruling null-event).
 * Its effect is in `windows.ts`.
 */
export const nullToken: Play = {
  token: 'null',
  rule: '10.3-null',
  at: 'null',
  offers(view) {
    const frame = top(view);
    const last = frame?.kind === 'token-window' ? frame.played.at(-1) : undefined;
    return last ? holders(view).flatMap((seat) => (seat === last.seat ? [] : [{ seat, on: {} }])) : [];
  },
  effect() {},
};

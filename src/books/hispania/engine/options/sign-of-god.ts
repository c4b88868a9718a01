import { replay } from '../rules/battle.ts';
import { battleOf, note, plays } from '../rules/view.ts';
import type { Play } from './tokens/play.ts';
import { involved } from './tokens/round.ts';

/**
 * Rule 10.2: once a game each player may have a round of a battle of one of their nations rolled again. It is not an
 * event token: Null cannot cancel it.
 */
export const sign: Play = {
  token: 'sign',
  rule: '10.2',
  at: 'after-dice',
  offers(view) {
    if (!plays(view, 'sign-of-god')) return [];
    return involved(view).filter(({ seat }) => !view.state.tally.signs?.includes(seat));
  },
  effect(draft, { seat }) {
    const battle = battleOf(draft);
    note(draft, { signs: [...(draft.state.tally.signs ?? []), seat] });
    if (battle) replay(draft, battle, '10.2');
  },
};

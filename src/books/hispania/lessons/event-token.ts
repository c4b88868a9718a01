import { battle, pass, playToken } from '../engine/actions.ts';
import { happened, not } from '../scenes/claims.ts';
import { type HispaniaLesson, LESSON_SET } from './lesson.ts';

const ruse = playToken('seville', 'ruse', { side: 'attacker' });
const tactics = playToken('seville', 'tactics', { side: 'attacker' });
const nothing = pass('seville');

/** Evaluated after the dice, so that the reader sees them. */
const ROLLED = happened('rolled');
const ruseIsPlayed = happened('played', { token: 'ruse' });
/** The dice of the first round. */
const dice = [8, 6, 6, 1];

/** A token is played once, at its moment: one shows the place of the battle, another the quality of a round (10.3). */
export const eventToken = {
  id: 'event-token',
  chapter: 'later-ages',
  rules: ['10.3', '10.3-ruse', '10.3-tactics'],
  minutes: 2,
  steps: [
    {
      is: 'play',
      id: 'ruse',
      position: {
        set: LESSON_SET,
        turn: 19,
        active: 'seville',
        phase: 'combat',
        units: {
          cuenca: [
            { owner: 'seville', kind: 'cavalry', count: 2, from: 'la-mancha' },
            { owner: 'castile', kind: 'infantry', count: 2 },
          ],
        },
        options: ['tokens'],
        players: [
          { seat: 'seville', adjust: 0, tokens: ['ruse', 'tactics'] },
          { seat: 'castile', adjust: 0 },
        ],
        seed: 1,
      },
      seed: 1,
      reader: ['seville'],
      view: ['cuenca', 'la-mancha', 'segovia', 'valencia'],
      look: ['cuenca'],
      goal: [ruseIsPlayed, ROLLED],
      lost: [ROLLED, not(ruseIsPlayed)],
      measure: { is: 'taken' },
      // Before the dice.
      measured: 3,
      answer: [{ action: battle('cuenca') }, { action: ruse }, { action: nothing }, { action: nothing, dice }],
      others: [
        {
          id: 'both',
          measured: 3,
          line: [{ action: battle('cuenca') }, { action: ruse }, { action: nothing }, { action: tactics, dice }],
        },
      ],
      poor: [
        {
          id: 'none',
          measured: 2,
          line: [{ action: battle('cuenca') }, { action: nothing }, { action: nothing, dice }],
          signs: [ROLLED, not(happened('played'))],
        },
        {
          id: 'tactics-alone',
          measured: 3,
          line: [{ action: battle('cuenca') }, { action: nothing }, { action: tactics }, { action: nothing, dice }],
          signs: [ROLLED, happened('played', { token: 'tactics' }), not(ruseIsPlayed)],
        },
      ],
      wrong: [
        { id: 'tactics-first', at: 1, action: tactics, code: 'token-not-now', rule: '10.3-tactics' },
        { id: 'ruse-again', at: 2, action: ruse, code: 'no-such-token', rule: '10.3' },
        {
          id: 'ambush',
          at: 1,
          action: playToken('seville', 'ambush', { side: 'attacker' }),
          code: 'no-such-token',
          rule: '10.3',
        },
      ],
    },
  ],
} as const satisfies HispaniaLesson;

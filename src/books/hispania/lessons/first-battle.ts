import { battle, end, retreat, stay } from '../engine/actions.ts';
import type { PlaceId } from '../engine/data/ids.ts';
import type { Written } from '../engine/position.ts';
import { happened, not } from '../scenes/claims.ts';
import { type HispaniaLesson, LESSON_SET } from './lesson.ts';

const VIEW = ['segovia', 'calatayud', 'cuenca', 'avila'] as const satisfies readonly PlaceId[];

/** Elites attack the infantry of Segovia, in a plain and without a river. */
const attack = (elites: number, defenders: number, seed: number): Written => ({
  set: LESSON_SET,
  turn: 2,
  active: 'rome',
  phase: 'combat',
  units: {
    segovia: [
      { owner: 'rome', kind: 'elite', count: elites, from: 'calatayud' },
      { owner: 'iberians', kind: 'infantry', count: defenders },
    ],
  },
  seed,
});

/** A battle: both sides roll at once, round by round, and after each round the attacker may retreat. */
export const firstBattle = {
  id: 'first-battle',
  chapter: 'first-steps',
  rules: ['6', '6.2', '6.6'],
  minutes: 2,
  steps: [
    {
      is: 'play',
      id: 'win',
      position: attack(3, 2, 13),
      seed: 13,
      reader: ['rome'],
      view: VIEW,
      look: ['segovia'],
      goal: [happened('battle-over', { place: 'segovia', winner: 'rome' })],
      lost: [happened('battle-over'), not(happened('battle-over', { winner: 'rome' }))],
      measure: { is: 'taken' },
      // Three against one, before the dice of the second round.
      measured: 1,
      answer: [
        { action: battle('segovia'), dice: [3, 3, 6, 2, 3] },
        { action: stay('attacker') },
        { action: stay('defender'), dice: [7, 7, 9, 3] },
      ],
      others: [
        {
          id: 'one-goes',
          measured: 2,
          line: [
            { action: battle('segovia'), dice: [3, 3, 6, 2, 3] },
            { action: retreat('attacker', 'calatayud', { 'elite/from=calatayud': 1 }) },
            { action: stay('attacker') },
            { action: stay('defender'), dice: [7, 7, 9] },
          ],
        },
      ],
      poor: [
        {
          id: 'all-go',
          line: [
            { action: battle('segovia'), dice: [3, 3, 6, 2, 3] },
            { action: retreat('attacker', 'calatayud', { 'elite/from=calatayud': 3 }) },
          ],
          signs: [happened('retreated', { owner: 'rome' }), happened('battle-over', { winner: 'iberians' })],
        },
      ],
      wrong: [{ id: 'no-fight', at: 0, action: end(), code: 'battles-left', rule: '6' }],
    },
    {
      is: 'play',
      id: 'go',
      position: attack(2, 4, 10),
      seed: 10,
      reader: ['rome'],
      view: VIEW,
      look: ['calatayud', 'cuenca'],
      goal: [happened('retreated', { owner: 'rome' })],
      lost: [happened('battle-over'), not(happened('retreated', { owner: 'rome' }))],
      measure: { is: 'left', nation: 'rome', side: 'attacker' },
      answer: [
        { action: battle('segovia'), dice: [6, 1, 6, 7, 6, 9] },
        { action: retreat('attacker', 'calatayud', { 'elite/from=calatayud': 1 }) },
      ],
      others: [
        {
          id: 'to-cuenca',
          line: [
            { action: battle('segovia'), dice: [6, 1, 6, 7, 6, 9] },
            { action: retreat('attacker', 'cuenca', { 'elite/from=calatayud': 1 }) },
          ],
        },
      ],
      poor: [
        {
          id: 'fights-on',
          // Before the dice of the next round; neither side retreats to the end.
          measured: 1,
          line: [
            { action: battle('segovia'), dice: [6, 1, 6, 7, 6, 9] },
            { action: stay('attacker') },
            { action: stay('defender'), dice: [8, 10, 2, 4] },
          ],
          // One more round is played before the evaluation.
          signs: [happened('stays', { owner: 'rome' }), happened('rolled', { round: 2 })],
        },
      ],
      wrong: [
        {
          id: 'go-first',
          at: 0,
          action: retreat('attacker', 'calatayud', { 'elite/from=calatayud': 2 }),
          code: 'not-now',
          rule: '1',
        },
        {
          id: 'too-far',
          at: 1,
          action: retreat('attacker', 'zaragoza', { 'elite/from=calatayud': 1 }),
          code: 'retreat-far',
          rule: '6.6',
        },
      ],
    },
  ],
} as const satisfies HispaniaLesson;

import { buy, end, place, step } from '../engine/actions.ts';
import { happened, not, value } from '../scenes/claims.ts';
import { type HispaniaLesson, LESSON_SET } from './lesson.ts';

/** The next turn has begun, and the heirs have received their units. */
const next = value('turn', [], 9);

/** A nation's units pass to the nation that succeeds it; its gold does not (9.4). */
export const heirs = {
  id: 'heirs',
  chapter: 'later-ages',
  rules: ['9.4', '11-cantabrians-end', '3.1'],
  minutes: 2,
  steps: [
    {
      is: 'play',
      id: 'last-turn',
      position: {
        set: LESSON_SET,
        turn: 8,
        lastTurn: 9,
        active: 'cantabrians',
        phase: 'income',
        units: {
          cantabria: [{ owner: 'cantabrians', kind: 'infantry', count: 2 }],
          'tierra-de-campos': [{ owner: 'cantabrians', kind: 'infantry' }],
          'old-castile': [{ owner: 'cantabrians', kind: 'infantry' }],
        },
        gold: { cantabrians: 16 },
        seed: 1,
      },
      seed: 1,
      reader: ['cantabrians'],
      view: ['cantabria', 'tierra-de-campos', 'old-castile', 'leon', 'asturias'],
      look: ['cantabria', 'tierra-de-campos', 'old-castile'],
      goal: [next, value('all', ['visigoths', 'infantry'], 6)],
      lost: [next, not(value('all', ['visigoths', 'infantry'], 6))],
      // No battle is fought: all units survive.
      measure: { is: 'left', nation: 'visigoths', side: 'attacker' },
      answer: [
        { action: buy('infantry') },
        { action: buy('infantry') },
        { action: place('tierra-de-campos', 'infantry') },
        { action: place('old-castile', 'infantry') },
        { action: end() },
      ],
      others: [
        {
          id: 'new-ground',
          line: [
            { action: buy('infantry') },
            { action: buy('infantry') },
            { action: place('old-castile', 'infantry') },
            { action: place('cantabria', 'infantry') },
            { action: step('cantabria', 'leon', { infantry: 1 }) },
            { action: end() },
          ],
        },
      ],
      poor: [
        {
          id: 'saves',
          line: [{ action: end() }, { action: end() }],
          signs: [next, not(happened('bought'))],
        },
        {
          id: 'buys-one',
          line: [
            { action: buy('infantry') },
            { action: end() },
            { action: place('old-castile', 'infantry') },
            { action: end() },
          ],
          signs: [next, happened('bought', {}, 1)],
        },
      ],
      wrong: [
        { id: 'in-leon', at: 2, action: place('leon', 'infantry'), code: 'place-not-held', rule: '3.1' },
        {
          id: 'two-in-one',
          at: 3,
          action: place('tierra-de-campos', 'infantry'),
          code: 'place-one-each',
          rule: '3.1',
        },
      ],
    },
  ],
} as const satisfies HispaniaLesson;

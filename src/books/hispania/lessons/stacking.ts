import { capital, end, remove, step } from '../engine/actions.ts';
import { happened, not, stand, value } from '../scenes/claims.ts';
import { type HispaniaLesson, LESSON_SET } from './lesson.ts';

/** The nation has ended its turn, all checks of stacking included. */
const over = happened('phase', { nation: 'suebi', phase: 'sequence-end' });
const left = (count: number) => value('all', ['suebi', 'infantry'], count);
const removed = (place: 'galicia' | 'porto') => happened('removed', { nation: 'suebi', place });

const VIEW = ['galicia', 'porto', 'asturias', 'duero', 'leon'] as const;

/** The number of units that may stay in a province, and in the capital, which takes one more. */
export const stacking = {
  id: 'stacking',
  chapter: 'first-steps',
  rules: ['4.1', '4.3', '4.5'],
  minutes: 3,
  steps: [
    {
      is: 'play',
      id: 'room',
      position: {
        set: LESSON_SET,
        turn: 10,
        active: 'suebi',
        phase: 'movement',
        units: {
          galicia: [{ owner: 'suebi', kind: 'infantry', count: 3 }],
          porto: [{ owner: 'suebi', kind: 'infantry', count: 2 }],
          duero: [{ owner: 'suebi', kind: 'infantry' }],
          lusitania: [{ owner: 'lusitanians', kind: 'infantry', count: 2 }],
        },
        seed: 1,
      },
      seed: 1,
      reader: ['suebi'],
      view: VIEW,
      look: ['galicia', 'porto'],
      goal: [over, left(6)],
      lost: [over, not(left(6))],
      measure: { is: 'left', nation: 'suebi', side: 'attacker' },
      answer: [{ action: end() }, { action: capital('galicia') }],
      others: [
        { id: 'to-porto', line: [{ action: step('galicia', 'porto', { infantry: 1 }) }, { action: end() }] },
        { id: 'to-asturias', line: [{ action: step('galicia', 'asturias', { infantry: 1 }) }, { action: end() }] },
      ],
      poor: [
        {
          id: 'one-too-many',
          line: [{ action: end() }, { action: remove('galicia', { infantry: 1 }) }],
          signs: [over, removed('galicia')],
        },
        {
          id: 'porto-too-full',
          line: [
            { action: step('galicia', 'porto', { infantry: 2 }) },
            { action: end() },
            { action: remove('porto', { infantry: 1 }) },
          ],
          signs: [over, removed('porto'), stand('galicia', 'suebi', 1)],
        },
      ],
      wrong: [
        { id: 'all-stay', at: 1, action: end(), code: 'remove-first', rule: '4.5' },
        { id: 'empty-capital', at: 1, action: capital('asturias'), code: 'capital-not-held', rule: '4.3' },
      ],
    },
    {
      is: 'play',
      id: 'one-capital',
      position: {
        set: LESSON_SET,
        turn: 10,
        active: 'suebi',
        phase: 'last-stacking',
        units: {
          galicia: [{ owner: 'suebi', kind: 'infantry', count: 3 }],
          porto: [{ owner: 'suebi', kind: 'infantry', count: 4 }],
          duero: [{ owner: 'suebi', kind: 'infantry' }],
          leon: [{ owner: 'suebi', kind: 'infantry' }],
          lusitania: [{ owner: 'lusitanians', kind: 'infantry', count: 2 }],
        },
        seed: 1,
      },
      seed: 1,
      reader: ['suebi'],
      view: VIEW,
      look: ['galicia', 'porto'],
      goal: [over, left(8)],
      lost: [over, not(left(8))],
      measure: { is: 'left', nation: 'suebi', side: 'attacker' },
      answer: [{ action: capital('porto') }, { action: remove('galicia', { infantry: 1 }) }],
      others: [{ id: 'galicia', line: [{ action: capital('galicia') }, { action: remove('porto', { infantry: 1 }) }] }],
      poor: [
        {
          id: 'no-capital',
          line: [{ action: remove('galicia', { infantry: 1 }) }, { action: remove('porto', { infantry: 1 }) }],
          signs: [over, not(happened('capital')), removed('galicia'), removed('porto')],
        },
      ],
      wrong: [
        {
          id: 'two-of-them',
          at: 1,
          action: remove('galicia', { infantry: 2 }),
          code: 'remove-exactly',
          rule: '6.8',
        },
        { id: 'not-full', at: 0, action: remove('duero', { infantry: 1 }), code: 'not-overfull', rule: '4.1' },
      ],
    },
  ],
} as const satisfies HispaniaLesson;

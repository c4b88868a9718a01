import { end, step } from '../engine/actions.ts';
import { all, happened, holds, not } from '../scenes/claims.ts';
import { type HispaniaLesson, LESSON_SET } from './lesson.ts';

/** The nation has ended its turn. */
const over = happened('phase', { nation: 'galicians', phase: 'sequence-end' });

/** All five can be held at once, because there are five units. */
const HELD = ['galicia', 'porto', 'asturias', 'duero', 'leon'] as const;

/** Movement: a unit takes an empty province by entering it; a province without units has no owner. */
export const firstMove = {
  id: 'first-move',
  chapter: 'first-steps',
  rules: ['5', '5.1', '8-turn-end'],
  minutes: 3,
  steps: [
    {
      is: 'play',
      id: 'spread',
      position: {
        set: LESSON_SET,
        turn: 3,
        active: 'galicians',
        phase: 'movement',
        units: {
          galicia: [{ owner: 'galicians', kind: 'infantry', count: 2 }],
          porto: [{ owner: 'galicians', kind: 'infantry', count: 2 }],
          asturias: [{ owner: 'galicians', kind: 'infantry' }],
          salamanca: [{ owner: 'lusitanians', kind: 'infantry' }],
          lusitania: [{ owner: 'lusitanians', kind: 'infantry', count: 2 }],
          cantabria: [{ owner: 'cantabrians', kind: 'infantry', count: 2 }],
          'tierra-de-campos': [{ owner: 'cantabrians', kind: 'infantry' }],
        },
        seed: 1,
      },
      seed: 1,
      reader: ['galicians'],
      view: HELD,
      look: ['duero', 'leon'],
      goal: [over, ...HELD.map((place) => holds(place, 'galicians'))],
      lost: [over, not(all(...HELD.map((place) => holds(place, 'galicians'))))],
      measure: { is: 'turn-points', nation: 'galicians' },
      answer: [
        { action: step('porto', 'duero', { infantry: 1 }) },
        { action: step('asturias', 'leon', { infantry: 1 }) },
        { action: step('galicia', 'asturias', { infantry: 1 }) },
        { action: end() },
      ],
      others: [
        {
          id: 'through-duero',
          line: [
            { action: step('porto', 'duero', { infantry: 1 }) },
            { action: step('duero', 'leon', { 'infantry/steps=1/from=porto': 1 }) },
            { action: step('galicia', 'porto', { infantry: 1 }) },
            { action: step('porto', 'duero', { infantry: 1 }) },
            { action: end() },
          ],
        },
      ],
      poor: [
        { id: 'stays', line: [{ action: end() }], signs: [over, not(happened('moved'))] },
        {
          id: 'duero-alone',
          line: [{ action: step('porto', 'duero', { infantry: 1 }) }, { action: end() }],
          signs: [
            over,
            holds('duero', 'galicians'),
            holds('leon', null),
            holds('porto', 'galicians'),
            holds('asturias', 'galicians'),
          ],
        },
        {
          id: 'leaves-porto',
          line: [{ action: step('porto', 'duero', { infantry: 2 }) }, { action: end() }],
          signs: [over, holds('duero', 'galicians'), holds('porto', null), holds('leon', null)],
        },
        {
          id: 'leaves-asturias',
          line: [
            { action: step('porto', 'duero', { infantry: 1 }) },
            { action: step('asturias', 'leon', { infantry: 1 }) },
            { action: end() },
          ],
          signs: [over, holds('duero', 'galicians'), holds('leon', 'galicians'), holds('asturias', null)],
        },
      ],
      wrong: [
        { id: 'no-border', at: 0, action: step('porto', 'leon', { infantry: 1 }), code: 'no-border', rule: '5' },
        {
          id: 'on-from-the-mountains',
          at: 2,
          action: step('leon', 'cantabria', { 'infantry/steps=1/halt=mountain/from=asturias': 1 }),
          code: 'halted-mountain',
          rule: '5.1-mountain',
        },
      ],
    },
  ],
} as const satisfies HispaniaLesson;

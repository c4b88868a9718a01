import type { Step } from '../../../kernel/scene.ts';
import { battle, buy, end, place, step } from '../engine/actions.ts';
import { all, happened, holds, not } from '../scenes/claims.ts';
import { type HispaniaLesson, LESSON_SET } from './lesson.ts';

/** The Galicians have ended their turn. */
const over = happened('phase', { nation: 'galicians', phase: 'sequence-end' });
/** All provinces that score for them on turn 3. */
const SCORES = ['galicia', 'porto', 'asturias', 'duero', 'leon'] as const;
const ALL = SCORES.map((one) => holds(one, 'galicians'));

/** Two against one, in a plain. */
const FIGHT: Step = { action: battle('duero'), dice: [8, 6, 6] };

/** A whole turn: collect, buy, place, move, fight; then the held provinces are counted. */
export const wholeTurn = {
  id: 'whole-turn',
  chapter: 'first-steps',
  rules: ['1', '2.1', '3.1', '5', '6', '8-turn-end'],
  minutes: 3,
  steps: [
    {
      is: 'play',
      id: 'turn',
      position: {
        set: LESSON_SET,
        turn: 3,
        active: 'galicians',
        phase: 'income',
        begins: true,
        units: {
          galicia: [{ owner: 'galicians', kind: 'infantry', count: 2 }],
          porto: [{ owner: 'galicians', kind: 'infantry', count: 2 }],
          asturias: [{ owner: 'galicians', kind: 'infantry' }],
          duero: [{ owner: 'lusitanians', kind: 'infantry' }],
          lusitania: [{ owner: 'lusitanians', kind: 'infantry' }],
          cantabria: [{ owner: 'cantabrians', kind: 'infantry' }],
        },
        // Half gold: 1.
        gold: { galicians: 2 },
        seed: 1,
      },
      seed: 1,
      reader: ['galicians'],
      view: ['galicia', 'porto', 'asturias', 'duero', 'leon', 'lusitania', 'cantabria'],
      look: ['duero', 'leon'],
      goal: [over, ...ALL],
      lost: [over, not(all(...ALL))],
      measure: { is: 'turn-points', nation: 'galicians' },
      // Before the dice.
      measured: 6,
      answer: [
        { action: buy('infantry') },
        { action: place('porto', 'infantry') },
        { action: step('porto', 'duero', { infantry: 2 }) },
        { action: step('asturias', 'leon', { infantry: 1 }) },
        { action: step('galicia', 'asturias', { infantry: 1 }) },
        { action: end() },
        FIGHT,
      ],
      others: [
        {
          id: 'new-one-in-asturias',
          measured: 6,
          line: [
            { action: buy('infantry') },
            { action: place('asturias', 'infantry') },
            { action: step('asturias', 'leon', { infantry: 1 }) },
            { action: step('porto', 'duero', { infantry: 2 }) },
            { action: step('galicia', 'porto', { infantry: 1 }) },
            { action: end() },
            FIGHT,
          ],
        },
      ],
      poor: [
        {
          id: 'stays',
          line: [{ action: end() }, { action: end() }],
          signs: [over, not(happened('bought')), not(happened('moved'))],
        },
        {
          id: 'buys-nobody',
          line: [
            { action: end() },
            { action: step('asturias', 'leon', { infantry: 1 }) },
            { action: step('galicia', 'asturias', { infantry: 1 }) },
            { action: end() },
          ],
          signs: [over, not(happened('bought')), happened('moved'), not(all(...ALL))],
        },
        {
          id: 'buys-and-stays',
          line: [{ action: buy('infantry') }, { action: place('porto', 'infantry') }, { action: end() }],
          signs: [over, happened('bought'), not(happened('moved'))],
        },
        {
          id: 'no-battle',
          line: [
            { action: buy('infantry') },
            { action: place('porto', 'infantry') },
            { action: step('asturias', 'leon', { infantry: 1 }) },
            { action: step('galicia', 'asturias', { infantry: 1 }) },
            { action: end() },
          ],
          signs: [over, happened('bought'), happened('moved'), not(happened('battle'))],
        },
      ],
      wrong: [
        { id: 'a-knight', at: 0, action: buy('knight'), code: 'not-sold', rule: '2.3' },
        {
          id: 'place-in-leon',
          at: 1,
          action: place('leon', 'infantry'),
          code: 'place-not-held',
          rule: '3.1',
        },
        { id: 'move-first', at: 0, action: step('porto', 'duero', { infantry: 2 }), code: 'move-later', rule: '1' },
      ],
    },
  ],
} as const satisfies HispaniaLesson;

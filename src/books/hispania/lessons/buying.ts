import { buy, end, place, step } from '../engine/actions.ts';
import { all, any, happened, holds, not } from '../scenes/claims.ts';
import { type HispaniaLesson, LESSON_SET } from './lesson.ts';

/** The nation has ended its turn; its provinces are counted after the turns of the other nations. */
const over = happened('phase', { nation: 'castile', phase: 'sequence-end' });
const bought = (unit: 'infantry' | 'knight' | 'castle', times?: number) =>
  happened('bought', { nation: 'castile', unit }, times);

/** The provinces that are held at the start, and others that can be taken. */
const OWN = ['old-castile', 'avila', 'segovia', 'tierra-de-campos', 'cantabria'] as const;
const FREE = ['basque-country', 'calatayud', 'salamanca'] as const;
const held = (place: (typeof OWN | typeof FREE)[number]) => holds(place, 'castile');
/** All of the five, and two of the three. */
const seven = all(...OWN.map(held), ...FREE.map((without) => any(...FREE.filter((one) => one !== without).map(held))));

/** Gold becomes units; each is placed in a separate province, and may move at once. */
export const buying = {
  id: 'buying',
  chapter: 'first-steps',
  rules: ['2.3', '3.1', '2.4'],
  minutes: 3,
  steps: [
    {
      is: 'play',
      id: 'two-more',
      position: {
        set: LESSON_SET,
        turn: 15,
        active: 'castile',
        phase: 'income',
        begins: true,
        units: {
          'old-castile': [{ owner: 'castile', kind: 'infantry' }],
          avila: [{ owner: 'castile', kind: 'infantry' }],
          segovia: [{ owner: 'castile', kind: 'infantry' }],
          'tierra-de-campos': [{ owner: 'castile', kind: 'infantry' }],
          cantabria: [{ owner: 'castile', kind: 'infantry' }],
          // Both have already moved on this turn.
          pamplona: [{ owner: 'navarre', kind: 'infantry', count: 2 }],
          leon: [{ owner: 'leon', kind: 'infantry', count: 2 }],
          duero: [{ owner: 'leon', kind: 'infantry', count: 2 }],
          // This nation plays later and is too far away.
          granada: [{ owner: 'granada', kind: 'infantry' }],
        },
        // Half gold: 8 with the income, exactly enough for two infantry.
        gold: { castile: 5 },
        seed: 1,
      },
      seed: 1,
      reader: ['castile'],
      view: [...OWN, ...FREE],
      look: FREE,
      goal: [over, seven],
      lost: [over, not(seven)],
      measure: { is: 'turn-points', nation: 'castile' },
      answer: [
        { action: buy('infantry') },
        { action: buy('infantry') },
        { action: place('avila', 'infantry') },
        { action: place('cantabria', 'infantry') },
        { action: step('avila', 'salamanca', { infantry: 1 }) },
        { action: step('cantabria', 'basque-country', { infantry: 1 }) },
        { action: end() },
      ],
      others: [
        {
          id: 'from-segovia',
          line: [
            { action: buy('infantry') },
            { action: buy('infantry') },
            { action: place('segovia', 'infantry') },
            { action: place('old-castile', 'infantry') },
            { action: step('segovia', 'calatayud', { infantry: 1 }) },
            { action: step('old-castile', 'basque-country', { infantry: 1 }) },
            { action: end() },
          ],
        },
      ],
      poor: [
        {
          id: 'knight',
          line: [
            { action: buy('knight') },
            { action: place('avila', 'knight') },
            { action: step('avila', 'salamanca', { knight: 1 }) },
            { action: end() },
          ],
          signs: [over, bought('knight')],
        },
        {
          id: 'castle',
          line: [{ action: buy('castle') }, { action: place('segovia', 'castle') }, { action: end() }],
          signs: [over, bought('castle')],
        },
        {
          id: 'saves',
          line: [{ action: end() }, { action: end() }],
          signs: [over, not(happened('bought', { nation: 'castile' }))],
        },
        {
          id: 'one',
          line: [
            { action: buy('infantry') },
            { action: end() },
            { action: place('avila', 'infantry') },
            { action: step('avila', 'salamanca', { infantry: 1 }) },
            { action: end() },
          ],
          signs: [over, bought('infantry', 1)],
        },
        {
          id: 'stay-home',
          line: [
            { action: buy('infantry') },
            { action: buy('infantry') },
            { action: place('avila', 'infantry') },
            { action: place('cantabria', 'infantry') },
            { action: end() },
          ],
          signs: [over, bought('infantry', 2), not(any(...FREE.map(held)))],
        },
      ],
      wrong: [
        { id: 'knight-too', at: 1, action: buy('knight'), code: 'no-gold', rule: '2.3' },
        { id: 'both-in-avila', at: 3, action: place('avila', 'infantry'), code: 'place-one-each', rule: '3.1' },
        { id: 'into-salamanca', at: 2, action: place('salamanca', 'infantry'), code: 'place-not-held', rule: '3.1' },
      ],
    },
  ],
} as const satisfies HispaniaLesson;

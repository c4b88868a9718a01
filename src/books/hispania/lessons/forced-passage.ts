import { end, step } from '../engine/actions.ts';
import { all, any, happened, holds, not, stand } from '../scenes/claims.ts';
import { type HispaniaLesson, LESSON_SET } from './lesson.ts';

/** Movement is over and battles are fought. */
const moved = happened('phase', { nation: 'castile', phase: 'combat' });
const passed = holds('cordoba', 'castile');
/** All provinces of the start are still held. */
const kept = all(holds('segovia', 'castile'), holds('avila', 'castile'));

const VIEW = ['old-castile', 'segovia', 'avila', 'toledo', 'cordoba', 'sierra-morena', 'la-mancha'] as const;

/** The number of units that must stay in Toledo before others go on: two for each enemy, or one if there is a castle. */
const stay = (count: number) =>
  any(
    all(stand('toledo', 'badajoz', 0, 'castle'), stand('toledo', 'badajoz', count / 2)),
    all(stand('toledo', 'badajoz', 1, 'castle'), stand('toledo', 'badajoz', count)),
  );
const STAY = { two: stay(2), three: stay(3), four: stay(4), six: stay(6) } as const;

/** Two units hold one enemy, and further units pass. */
export const forcedPassage = {
  id: 'forced-passage',
  chapter: 'first-steps',
  rules: ['5.3', '5.1-nation'],
  minutes: 3,
  steps: [
    {
      is: 'play',
      id: 'pass',
      position: {
        set: LESSON_SET,
        turn: 19,
        active: 'castile',
        phase: 'movement',
        units: {
          segovia: [{ owner: 'castile', kind: 'infantry', count: 3 }],
          avila: [{ owner: 'castile', kind: 'infantry', count: 2 }],
          'old-castile': [{ owner: 'castile', kind: 'infantry' }],
          toledo: [{ owner: 'badajoz', kind: 'infantry' }],
          badajoz: [{ owner: 'badajoz', kind: 'infantry', count: 2 }],
          // This nation plays later and is too far away.
          valencia: [{ owner: 'valencia', kind: 'infantry' }],
        },
        seed: 1,
      },
      seed: 1,
      reader: ['castile'],
      view: VIEW,
      look: ['toledo', 'cordoba'],
      goal: [moved, passed, kept],
      lost: [moved, not(all(passed, kept))],
      measure: { is: 'turn-points', nation: 'castile' },
      answer: [
        { action: step('segovia', 'toledo', { infantry: 2 }) },
        { action: step('avila', 'toledo', { infantry: 1 }) },
        { action: step('toledo', 'cordoba', { 'infantry/steps=1/from=avila/river=true': 1 }) },
        { action: end() },
      ],
      others: [
        {
          id: 'from-segovia',
          line: [
            { action: step('avila', 'toledo', { infantry: 1 }) },
            { action: step('segovia', 'toledo', { infantry: 2 }) },
            { action: step('toledo', 'cordoba', { 'infantry/steps=1/from=segovia/river=true': 1 }) },
            { action: end() },
          ],
        },
      ],
      poor: [
        { id: 'stays', line: [{ action: end() }], signs: [moved, not(happened('moved'))] },
        {
          id: 'all-stop',
          line: [
            { action: step('segovia', 'toledo', { infantry: 2 }) },
            { action: step('avila', 'toledo', { infantry: 1 }) },
            { action: end() },
          ],
          signs: [moved, stand('toledo', 'castile', 3), not(happened('halted', { why: 'pinned' }))],
        },
        {
          id: 'leaves-segovia',
          line: [
            { action: step('segovia', 'toledo', { infantry: 3 }) },
            { action: step('toledo', 'cordoba', { 'infantry/steps=1/from=segovia/river=true': 1 }) },
            { action: end() },
          ],
          signs: [moved, passed, holds('segovia', null)],
        },
        {
          id: 'la-mancha',
          line: [
            { action: step('segovia', 'toledo', { infantry: 2 }) },
            { action: step('avila', 'toledo', { infantry: 1 }) },
            { action: step('toledo', 'la-mancha', { 'infantry/steps=1/from=avila/river=true': 1 }) },
            { action: end() },
          ],
          signs: [moved, kept, stand('la-mancha', 'castile', 1), not(passed)],
        },
      ],
      wrong: [
        {
          id: 'one-of-two',
          at: 1,
          action: step('toledo', 'cordoba', { 'infantry/steps=1/from=segovia/river=true': 1 }),
          code: 'stopped',
          rule: '5.3',
        },
        {
          id: 'two-of-three',
          at: 2,
          action: step('toledo', 'cordoba', { 'infantry/steps=1/from=segovia/river=true': 2 }),
          code: 'quota',
          rule: '5.3',
        },
      ],
    },
    {
      is: 'ask',
      id: 'castle',
      on: 'list',
      position: {
        set: LESSON_SET,
        turn: 19,
        active: 'castile',
        phase: 'movement',
        units: {
          segovia: [{ owner: 'castile', kind: 'infantry', count: 3 }],
          avila: [{ owner: 'castile', kind: 'infantry', count: 2 }],
          toledo: [
            { owner: 'badajoz', kind: 'castle' },
            { owner: 'badajoz', kind: 'infantry', count: 2 },
          ],
        },
        seed: 1,
      },
      view: VIEW,
      look: ['toledo'],
      options: STAY,
    },
  ],
} as const satisfies HispaniaLesson;

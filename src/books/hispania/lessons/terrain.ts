import { end, step } from '../engine/actions.ts';
import { any, happened, not, stand, value } from '../scenes/claims.ts';
import { type HispaniaLesson, LESSON_SET } from './lesson.ts';

/** Movement is over: battles are fought, or there are none. */
const moved = any(value('phase', [], 'combat'), happened('phase', { nation: 'umayyads', phase: 'combat' }));

/** Cavalry in a plain and in mountains: the same attack with different chances. */
export const terrain = {
  id: 'terrain',
  chapter: 'first-steps',
  rules: ['6.3', '6.2b', '5.1-mountain'],
  minutes: 2,
  steps: [
    {
      is: 'play',
      id: 'plain',
      position: {
        set: LESSON_SET,
        turn: 11,
        active: 'umayyads',
        phase: 'movement',
        units: {
          cuenca: [{ owner: 'umayyads', kind: 'cavalry', count: 2 }],
          'la-mancha': [{ owner: 'visigoths', kind: 'infantry', count: 2 }],
          calatayud: [{ owner: 'visigoths', kind: 'infantry', count: 2 }],
        },
        seed: 7,
      },
      seed: 7,
      reader: ['umayyads'],
      view: ['cuenca', 'la-mancha', 'calatayud', 'valencia', 'segovia'],
      look: ['la-mancha', 'calatayud'],
      goal: [stand('la-mancha', 'umayyads', 2), moved],
      lost: [moved, not(stand('la-mancha', 'umayyads', 2))],
      measure: { is: 'taken' },
      answer: [{ action: step('cuenca', 'la-mancha', { cavalry: 2 }) }, { action: end() }],
      others: [
        {
          id: 'one-by-one',
          line: [
            { action: step('cuenca', 'la-mancha', { cavalry: 1 }) },
            { action: step('cuenca', 'la-mancha', { cavalry: 1 }) },
            { action: end() },
          ],
        },
        {
          id: 'by-valencia',
          line: [
            { action: step('cuenca', 'valencia', { cavalry: 2 }) },
            { action: step('valencia', 'la-mancha', { 'cavalry/steps=1/from=cuenca': 2 }) },
            { action: end() },
          ],
        },
      ],
      poor: [
        {
          id: 'mountains',
          line: [{ action: step('cuenca', 'calatayud', { cavalry: 2 }) }, { action: end() }],
          signs: [moved, stand('calatayud', 'umayyads', 2)],
        },
        {
          id: 'both',
          line: [
            { action: step('cuenca', 'la-mancha', { cavalry: 1 }) },
            { action: step('cuenca', 'calatayud', { cavalry: 1 }) },
            { action: end() },
          ],
          signs: [moved, stand('la-mancha', 'umayyads', 1), stand('calatayud', 'umayyads', 1)],
        },
        {
          id: 'one-alone',
          line: [{ action: step('cuenca', 'la-mancha', { cavalry: 1 }) }, { action: end() }],
          signs: [moved, stand('la-mancha', 'umayyads', 1), stand('calatayud', 'umayyads', 0)],
        },
      ],
      wrong: [
        { id: 'too-far', at: 0, action: step('cuenca', 'cordoba', { cavalry: 2 }), code: 'no-border', rule: '5' },
      ],
    },
  ],
} as const satisfies HispaniaLesson;

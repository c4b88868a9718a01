import { end, step } from '../engine/actions.ts';
import { any, happened, not, stand, value } from '../scenes/claims.ts';
import { type HispaniaLesson, LESSON_SET } from './lesson.ts';

/** Movement is over: battles are fought, or there are none. */
const moved = any(value('phase', [], 'combat'), happened('phase', { nation: 'rome', phase: 'combat' }));
const wet = happened('moved', { to: 'toledo', river: true });
const dry = happened('moved', { to: 'toledo', river: false });

/** A river between attacker and defender: units that have just crossed it are easier to hit in the first round. */
export const river = {
  id: 'river',
  chapter: 'first-steps',
  rules: ['6.4', '6.2b'],
  minutes: 2,
  steps: [
    {
      is: 'play',
      id: 'dry-shod',
      position: {
        set: LESSON_SET,
        turn: 5,
        active: 'rome',
        phase: 'movement',
        units: {
          cuenca: [{ owner: 'rome', kind: 'elite', count: 3 }],
          toledo: [{ owner: 'celts', kind: 'infantry', count: 3 }],
          // It is far away and cannot reach anything; it keeps the units from exceeding the population limit (7).
          barcelona: [{ owner: 'rome', kind: 'fort' }],
        },
        seed: 3,
      },
      seed: 3,
      reader: ['rome'],
      view: ['cuenca', 'toledo', 'la-mancha', 'segovia', 'valencia', 'cordoba'],
      look: ['toledo', 'la-mancha'],
      goal: [stand('toledo', 'rome', 3), dry, not(wet), moved],
      lost: [moved, any(not(stand('toledo', 'rome', 3)), wet)],
      measure: { is: 'taken' },
      answer: [
        { action: step('cuenca', 'la-mancha', { elite: 3 }) },
        { action: step('la-mancha', 'toledo', { 'elite/steps=1/from=cuenca': 3 }) },
        { action: end() },
      ],
      others: [
        {
          id: 'by-valencia',
          line: [
            { action: step('cuenca', 'valencia', { elite: 3 }) },
            { action: step('valencia', 'la-mancha', { 'elite/steps=1/from=cuenca': 3 }) },
            { action: step('la-mancha', 'toledo', { 'elite/steps=2/from=valencia': 3 }) },
            { action: end() },
          ],
        },
      ],
      poor: [
        {
          id: 'straight-over',
          line: [{ action: step('cuenca', 'toledo', { elite: 3 }) }, { action: end() }],
          signs: [moved, wet, not(dry), stand('toledo', 'rome', 3)],
        },
        {
          id: 'two-wet',
          line: [
            { action: step('cuenca', 'toledo', { elite: 2 }) },
            { action: step('cuenca', 'la-mancha', { elite: 1 }) },
            { action: step('la-mancha', 'toledo', { 'elite/steps=1/from=cuenca': 1 }) },
            { action: end() },
          ],
          signs: [moved, wet, dry, stand('toledo', 'rome', 3)],
        },
        {
          id: 'one-waits',
          line: [
            { action: step('cuenca', 'la-mancha', { elite: 2 }) },
            { action: step('la-mancha', 'toledo', { 'elite/steps=1/from=cuenca': 2 }) },
            { action: end() },
          ],
          signs: [moved, not(wet), stand('toledo', 'rome', 2)],
        },
      ],
      wrong: [
        {
          id: 'back-again',
          at: 2,
          action: step('toledo', 'segovia', { 'elite/steps=2/from=la-mancha': 3 }),
          code: 'stopped',
          rule: '5.3',
        },
      ],
    },
  ],
} as const satisfies HispaniaLesson;

import { end, remove, step } from '../engine/actions.ts';
import { any, happened, not, stand, value } from '../scenes/claims.ts';
import { type HispaniaLesson, LESSON_SET } from './lesson.ts';

/** The first movement is over: battles are fought, or there are none. */
const moved = any(value('phase', [], 'combat'), happened('phase', { nation: 'suebi', phase: 'combat' }));
/** The second movement is over, and any excess units have been removed. */
const movedAgain = any(
  value('phase', [], 'second-combat'),
  happened('phase', { nation: 'suebi', phase: 'second-combat' }),
);

/** An invasion: all units move and fight twice, and two more than may stay can attack. */
export const invasion = {
  id: 'invasion',
  chapter: 'great-and-small',
  rules: ['9.1', '4.4', '4.5'],
  minutes: 3,
  steps: [
    {
      is: 'play',
      id: 'first-blow',
      position: {
        set: LESSON_SET,
        turn: 6,
        active: 'suebi',
        phase: 'movement',
        units: {
          avila: [{ owner: 'suebi', kind: 'infantry', count: 2 }],
          calatayud: [{ owner: 'suebi', kind: 'infantry', count: 2 }],
          cuenca: [{ owner: 'suebi', kind: 'infantry', count: 2 }],
          segovia: [{ owner: 'hispano-romans', kind: 'infantry', count: 3 }],
        },
        seed: 4,
      },
      seed: 4,
      reader: ['suebi'],
      view: ['segovia', 'avila', 'calatayud', 'cuenca'],
      look: ['segovia'],
      goal: [moved, stand('segovia', 'suebi', 5), not(happened('removed'))],
      lost: [moved, any(happened('removed'), not(stand('segovia', 'suebi', 5)))],
      measure: { is: 'taken' },
      answer: [
        { action: step('avila', 'segovia', { infantry: 2 }) },
        { action: step('calatayud', 'segovia', { infantry: 2 }) },
        { action: step('cuenca', 'segovia', { infantry: 1 }) },
        { action: end() },
      ],
      others: [
        {
          id: 'all-but-one',
          line: [
            { action: step('avila', 'segovia', { infantry: 1 }) },
            { action: step('calatayud', 'segovia', { infantry: 2 }) },
            { action: step('cuenca', 'segovia', { infantry: 2 }) },
            { action: end() },
          ],
        },
      ],
      poor: [
        { id: 'stays', line: [{ action: end() }], signs: [moved, stand('segovia', 'suebi', 0)] },
        {
          id: 'two',
          line: [{ action: step('avila', 'segovia', { infantry: 2 }) }, { action: end() }],
          signs: [moved, stand('segovia', 'suebi', 2)],
        },
        {
          id: 'three',
          line: [
            { action: step('avila', 'segovia', { infantry: 2 }) },
            { action: step('cuenca', 'segovia', { infantry: 1 }) },
            { action: end() },
          ],
          signs: [moved, stand('segovia', 'suebi', 3)],
        },
        {
          id: 'four',
          line: [
            { action: step('avila', 'segovia', { infantry: 2 }) },
            { action: step('calatayud', 'segovia', { infantry: 2 }) },
            { action: end() },
          ],
          signs: [moved, stand('segovia', 'suebi', 4)],
        },
      ],
      wrong: [
        {
          id: 'both-moves-at-once',
          at: 1,
          action: step('segovia', 'toledo', { 'infantry/steps=1/from=avila': 2 }),
          code: 'stopped',
          rule: '5.3',
        },
      ],
    },
    {
      is: 'play',
      id: 'second-blow',
      position: {
        set: LESSON_SET,
        turn: 6,
        active: 'suebi',
        phase: 'second-movement',
        units: {
          segovia: [{ owner: 'suebi', kind: 'infantry', count: 5 }],
          toledo: [{ owner: 'hispano-romans', kind: 'infantry' }],
        },
        seed: 2,
      },
      seed: 2,
      reader: ['suebi'],
      view: ['segovia', 'toledo', 'avila', 'cuenca', 'calatayud'],
      look: ['segovia', 'toledo'],
      goal: [movedAgain, stand('toledo', 'suebi', 4), stand('segovia', 'suebi', 1)],
      lost: [movedAgain, any(not(stand('toledo', 'suebi', 4)), stand('segovia', 'suebi', 0))],
      measure: { is: 'taken' },
      answer: [{ action: step('segovia', 'toledo', { infantry: 4 }) }, { action: end() }],
      others: [
        {
          id: 'in-two-parts',
          line: [
            { action: step('segovia', 'toledo', { infantry: 2 }) },
            { action: step('segovia', 'toledo', { infantry: 2 }) },
            { action: end() },
          ],
        },
      ],
      poor: [
        {
          id: 'stays',
          line: [{ action: end() }, { action: remove('segovia', { infantry: 2 }) }],
          signs: [movedAgain, not(happened('moved')), happened('removed')],
        },
        {
          id: 'two-go',
          line: [{ action: step('segovia', 'toledo', { infantry: 2 }) }, { action: end() }],
          signs: [movedAgain, stand('toledo', 'suebi', 2), stand('segovia', 'suebi', 3)],
        },
        {
          id: 'one-goes',
          line: [
            { action: step('segovia', 'toledo', { infantry: 1 }) },
            { action: end() },
            { action: remove('segovia', { infantry: 1 }) },
          ],
          signs: [movedAgain, stand('toledo', 'suebi', 1), happened('removed')],
        },
      ],
      wrong: [
        {
          id: 'a-third-time',
          at: 2,
          action: step('segovia', 'avila', { infantry: 1 }),
          code: 'move-later',
          rule: '1',
        },
      ],
    },
  ],
} as const satisfies HispaniaLesson;

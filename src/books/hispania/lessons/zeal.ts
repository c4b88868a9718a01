import { end, remove, step } from '../engine/actions.ts';
import { any, happened, not, stand, value } from '../scenes/claims.ts';
import { type HispaniaLesson, LESSON_SET } from './lesson.ts';

/** The first movement is over. */
const moved = any(value('phase', [], 'combat'), happened('phase', { nation: 'umayyads', phase: 'combat' }));
/** The second movement is over, and the limits have been checked. */
const movedAgain = any(
  value('phase', [], 'second-combat'),
  happened('phase', { nation: 'umayyads', phase: 'second-combat' }),
);

/** Zeal: before the first battles there are no limits, and every die gets one more; then it is over. */
export const zeal = {
  id: 'zeal',
  chapter: 'great-and-small',
  rules: ['9.3', '9.1', '4.5'],
  minutes: 3,
  steps: [
    {
      is: 'play',
      id: 'all-at-once',
      position: {
        set: LESSON_SET,
        turn: 11,
        active: 'umayyads',
        phase: 'movement',
        units: {
          cordoba: [{ owner: 'umayyads', kind: 'infantry', count: 4 }],
          'sierra-morena': [{ owner: 'umayyads', kind: 'infantry', count: 2 }],
          'la-mancha': [{ owner: 'umayyads', kind: 'infantry', count: 2 }],
          toledo: [
            { owner: 'visigoths', kind: 'castle' },
            { owner: 'visigoths', kind: 'infantry', count: 3 },
          ],
        },
        seed: 1,
      },
      seed: 1,
      reader: ['umayyads'],
      view: ['toledo', 'cordoba', 'sierra-morena', 'la-mancha'],
      look: ['toledo'],
      goal: [moved, stand('toledo', 'umayyads', 8)],
      lost: [moved, not(stand('toledo', 'umayyads', 8))],
      measure: { is: 'taken' },
      answer: [
        { action: step('cordoba', 'toledo', { infantry: 4 }) },
        { action: step('sierra-morena', 'toledo', { infantry: 2 }) },
        { action: step('la-mancha', 'toledo', { infantry: 2 }) },
        { action: end() },
      ],
      others: [
        {
          id: 'together',
          line: [
            { action: step('cordoba', 'la-mancha', { infantry: 4 }) },
            { action: step('la-mancha', 'toledo', { 'infantry/steps=1/from=cordoba': 4, infantry: 2 }) },
            { action: step('sierra-morena', 'toledo', { infantry: 2 }) },
            { action: end() },
          ],
        },
      ],
      poor: [
        { id: 'stays', line: [{ action: end() }], signs: [moved, stand('toledo', 'umayyads', 0)] },
        {
          id: 'four',
          line: [{ action: step('cordoba', 'toledo', { infantry: 4 }) }, { action: end() }],
          signs: [moved, stand('toledo', 'umayyads', 4)],
        },
        {
          id: 'six',
          line: [
            { action: step('cordoba', 'toledo', { infantry: 4 }) },
            { action: step('sierra-morena', 'toledo', { infantry: 2 }) },
            { action: end() },
          ],
          signs: [moved, stand('toledo', 'umayyads', 6)],
        },
      ],
      wrong: [
        {
          id: 'too-many',
          at: 4,
          action: remove('toledo', { 'infantry/from=cordoba': 2 }),
          code: 'remove-later',
          rule: '4.5',
        },
      ],
    },
    {
      is: 'play',
      id: 'spent',
      position: {
        set: LESSON_SET,
        turn: 11,
        active: 'umayyads',
        phase: 'second-movement',
        units: {
          cordoba: [{ owner: 'umayyads', kind: 'infantry', count: 7 }],
          cartagena: [{ owner: 'visigoths', kind: 'infantry', count: 3 }],
        },
        seed: 1,
      },
      seed: 1,
      reader: ['umayyads'],
      view: ['cordoba', 'cartagena', 'granada', 'la-mancha'],
      look: ['cartagena', 'cordoba'],
      goal: [movedAgain, stand('cartagena', 'umayyads', 5), not(happened('removed'))],
      lost: [movedAgain, any(happened('removed'), not(stand('cartagena', 'umayyads', 5)))],
      measure: { is: 'left', nation: 'umayyads', side: 'attacker' },
      answer: [{ action: step('cordoba', 'cartagena', { infantry: 5 }) }, { action: end() }],
      others: [
        {
          id: 'in-two-parts',
          line: [
            { action: step('cordoba', 'cartagena', { infantry: 3 }) },
            { action: step('cordoba', 'cartagena', { infantry: 2 }) },
            { action: end() },
          ],
        },
      ],
      poor: [
        {
          id: 'everybody',
          line: [
            { action: step('cordoba', 'cartagena', { infantry: 7 }) },
            { action: end() },
            { action: remove('cartagena', { 'infantry/from=cordoba': 2 }) },
          ],
          signs: [movedAgain, happened('removed', { place: 'cartagena' })],
        },
        {
          id: 'three',
          line: [{ action: step('cordoba', 'cartagena', { infantry: 3 }) }, { action: end() }],
          signs: [movedAgain, stand('cartagena', 'umayyads', 3)],
        },
      ],
      wrong: [
        {
          id: 'the-others-later',
          at: 2,
          action: step('cordoba', 'cartagena', { infantry: 2 }),
          code: 'move-later',
          rule: '1',
        },
      ],
    },
  ],
} as const satisfies HispaniaLesson;

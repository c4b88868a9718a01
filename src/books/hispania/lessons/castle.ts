import { battle, end, retreat, stay, step } from '../engine/actions.ts';
import { any, happened, not, stand, value } from '../scenes/claims.ts';
import { type HispaniaLesson, LESSON_SET } from './lesson.ts';

/** Movement is over: battles are fought, or there are none. */
const moved = any(value('phase', [], 'combat'), happened('phase', { nation: 'castile', phase: 'combat' }));

/** A castle is one counter with three dice and three lives; it is whole again after each battle that it survives. */
export const castle = {
  id: 'castle',
  chapter: 'first-steps',
  rules: ['6.2', '6.2b', '6.6'],
  minutes: 3,
  steps: [
    {
      is: 'play',
      id: 'not-that-one',
      position: {
        set: LESSON_SET,
        turn: 16,
        active: 'castile',
        phase: 'movement',
        units: {
          cordoba: [{ owner: 'castile', kind: 'infantry', count: 3 }],
          'sierra-morena': [{ owner: 'seville', kind: 'castle' }],
          'la-mancha': [{ owner: 'seville', kind: 'infantry', count: 2 }],
          // It is far away and cannot reach anything; it keeps the units from exceeding the population limit (7).
          'old-castile': [{ owner: 'castile', kind: 'castle' }],
        },
        seed: 6,
      },
      seed: 6,
      reader: ['castile'],
      view: ['cordoba', 'sierra-morena', 'la-mancha', 'toledo', 'cartagena'],
      look: ['sierra-morena', 'la-mancha'],
      goal: [stand('la-mancha', 'castile', 3), moved],
      lost: [moved, not(stand('la-mancha', 'castile', 3))],
      measure: { is: 'taken' },
      answer: [{ action: step('cordoba', 'la-mancha', { infantry: 3 }) }, { action: end() }],
      others: [
        {
          id: 'by-toledo',
          line: [
            { action: step('cordoba', 'toledo', { infantry: 3 }) },
            { action: step('toledo', 'la-mancha', { 'infantry/steps=1/from=cordoba': 3 }) },
            { action: end() },
          ],
        },
      ],
      poor: [
        {
          id: 'at-the-castle',
          line: [{ action: step('cordoba', 'sierra-morena', { infantry: 3 }) }, { action: end() }],
          signs: [moved, stand('sierra-morena', 'castile', 3)],
        },
        {
          id: 'one-at-the-castle',
          line: [
            { action: step('cordoba', 'sierra-morena', { infantry: 1 }) },
            { action: step('cordoba', 'la-mancha', { infantry: 2 }) },
            { action: end() },
          ],
          signs: [moved, stand('sierra-morena', 'castile', 1), stand('la-mancha', 'castile', 2)],
        },
        {
          id: 'two-at-the-castle',
          line: [
            { action: step('cordoba', 'sierra-morena', { infantry: 2 }) },
            { action: step('cordoba', 'la-mancha', { infantry: 1 }) },
            { action: end() },
          ],
          signs: [moved, stand('sierra-morena', 'castile', 2), stand('la-mancha', 'castile', 1)],
        },
        {
          id: 'one-stays',
          line: [{ action: step('cordoba', 'la-mancha', { infantry: 2 }) }, { action: end() }],
          signs: [moved, stand('la-mancha', 'castile', 2), stand('sierra-morena', 'castile', 0)],
        },
      ],
      wrong: [
        {
          id: 'past-them',
          at: 1,
          action: step('la-mancha', 'denia', { 'infantry/steps=1/from=cordoba': 1 }),
          code: 'stopped',
          rule: '5.3',
        },
      ],
    },
    {
      is: 'play',
      id: 'now-or-never',
      position: {
        set: LESSON_SET,
        turn: 16,
        active: 'castile',
        phase: 'combat',
        units: {
          toledo: [
            { owner: 'castile', kind: 'knight', count: 3, from: 'la-mancha' },
            { owner: 'seville', kind: 'castle' },
          ],
          // It is far away; it keeps the units from exceeding the population limit (7).
          'old-castile': [{ owner: 'castile', kind: 'infantry' }],
        },
        seed: 11,
      },
      seed: 11,
      reader: ['castile'],
      view: ['toledo', 'la-mancha', 'cordoba', 'sierra-morena'],
      look: ['toledo'],
      goal: [happened('battle-over', { place: 'toledo', winner: 'castile' })],
      lost: [happened('battle-over'), not(happened('battle-over', { winner: 'castile' }))],
      measure: { is: 'taken' },
      measured: 1,
      answer: [
        { action: battle('toledo'), dice: [9, 5, 6, 5, 6, 3] },
        { action: stay('attacker'), dice: [9, 8, 6, 6] },
      ],
      others: [
        {
          id: 'one-goes',
          measured: 2,
          line: [
            { action: battle('toledo'), dice: [9, 5, 6, 5, 6, 3] },
            { action: retreat('attacker', 'la-mancha', { 'knight/from=la-mancha': 1 }) },
            { action: stay('attacker'), dice: [9, 8, 6] },
          ],
        },
      ],
      poor: [
        {
          id: 'all-go',
          line: [
            { action: battle('toledo'), dice: [9, 5, 6, 5, 6, 3] },
            { action: retreat('attacker', 'la-mancha', { 'knight/from=la-mancha': 3 }) },
          ],
          signs: [happened('retreated', { owner: 'castile' }), happened('battle-over', { winner: 'seville' })],
        },
      ],
      wrong: [{ id: 'no-fight', at: 0, action: end(), code: 'battles-left', rule: '6' }],
    },
  ],
} as const satisfies HispaniaLesson;

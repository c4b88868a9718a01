import { battle, end, retreat, stay, step } from '../engine/actions.ts';
import { any, happened, not, stand, value } from '../scenes/claims.ts';
import { type HispaniaLesson, LESSON_SET } from './lesson.ts';

/** Movement is over: battles are fought, or there are none. */
const moved = any(value('phase', [], 'combat'), happened('phase', { nation: 'castile', phase: 'combat' }));

/** A knight hits more easily and takes two hits; after the first he cannot retreat. */
export const knight = {
  id: 'knight',
  chapter: 'first-steps',
  rules: ['6.2b', '6.6'],
  minutes: 2,
  steps: [
    {
      is: 'play',
      id: 'who-rides',
      position: {
        set: LESSON_SET,
        turn: 16,
        active: 'castile',
        phase: 'movement',
        units: {
          toledo: [
            { owner: 'castile', kind: 'infantry' },
            { owner: 'castile', kind: 'knight' },
          ],
          'la-mancha': [{ owner: 'seville', kind: 'infantry' }],
        },
        seed: 2,
      },
      seed: 2,
      reader: ['castile'],
      view: ['toledo', 'la-mancha', 'cordoba', 'cuenca'],
      look: ['toledo', 'la-mancha'],
      goal: [
        stand('la-mancha', 'castile', 1, 'knight'),
        stand('la-mancha', 'castile', 0, 'infantry'),
        stand('toledo', 'castile', 1, 'infantry'),
        moved,
      ],
      lost: [moved, any(not(stand('la-mancha', 'castile', 1, 'knight')), not(stand('toledo', 'castile', 1)))],
      measure: { is: 'taken' },
      answer: [{ action: step('toledo', 'la-mancha', { knight: 1 }) }, { action: end() }],
      others: [
        {
          id: 'by-cordoba',
          line: [
            { action: step('toledo', 'cordoba', { knight: 1 }) },
            { action: step('cordoba', 'la-mancha', { 'knight/steps=1/from=toledo': 1 }) },
            { action: end() },
          ],
        },
      ],
      poor: [
        {
          id: 'infantry-goes',
          line: [{ action: step('toledo', 'la-mancha', { infantry: 1 }) }, { action: end() }],
          signs: [moved, stand('la-mancha', 'castile', 1, 'infantry'), stand('la-mancha', 'castile', 0, 'knight')],
        },
        {
          id: 'nobody-goes',
          line: [{ action: end() }],
          signs: [happened('phase', { nation: 'castile' }), not(happened('moved'))],
        },
      ],
      wrong: [
        {
          id: 'too-far',
          at: 1,
          action: step('la-mancha', 'denia', { 'knight/steps=1/from=toledo': 1 }),
          code: 'stopped',
          rule: '5.3',
        },
      ],
    },
    {
      is: 'play',
      id: 'while-he-can',
      position: {
        set: LESSON_SET,
        turn: 18,
        active: 'castile',
        phase: 'combat',
        units: {
          toledo: [
            { owner: 'castile', kind: 'knight', count: 2, from: 'la-mancha' },
            { owner: 'almoravids', kind: 'elite', count: 4 },
          ],
        },
        seed: 21,
      },
      seed: 21,
      reader: ['castile'],
      view: ['toledo', 'la-mancha', 'cordoba', 'sierra-morena'],
      look: ['toledo', 'la-mancha'],
      goal: [happened('retreated', { owner: 'castile' })],
      lost: [happened('battle-over'), not(happened('retreated', { owner: 'castile' }))],
      measure: { is: 'left', nation: 'castile', side: 'attacker' },
      answer: [
        { action: battle('toledo'), dice: [2, 4, 1, 8, 4, 3] },
        { action: retreat('attacker', 'la-mancha', { 'knight/from=la-mancha': 1 }) },
      ],
      others: [
        {
          id: 'to-cordoba',
          line: [
            { action: battle('toledo'), dice: [2, 4, 1, 8, 4, 3] },
            { action: retreat('attacker', 'cordoba', { 'knight/from=la-mancha': 1 }) },
          ],
        },
      ],
      poor: [
        {
          id: 'fights-on',
          measured: 1,
          line: [
            { action: battle('toledo'), dice: [2, 4, 1, 8, 4, 3] },
            { action: stay('attacker') },
            { action: stay('defender'), dice: [8, 8, 10, 5, 4, 6] },
          ],
          signs: [happened('stays', { owner: 'castile' }), happened('rolled', { round: 2 })],
        },
      ],
      wrong: [
        {
          id: 'wounded-goes',
          at: 1,
          action: retreat('attacker', 'la-mancha', { 'knight/from=la-mancha/hits=1': 1 }),
          code: 'retreat-wounded',
          rule: '6.6',
        },
        {
          id: 'both-go',
          at: 1,
          action: retreat('attacker', 'la-mancha', { 'knight/from=la-mancha': 1, 'knight/from=la-mancha/hits=1': 1 }),
          code: 'retreat-wounded',
          rule: '6.6',
        },
      ],
    },
  ],
} as const satisfies HispaniaLesson;

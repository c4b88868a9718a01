import { end, rebuild, step } from '../engine/actions.ts';
import { all, happened, holds, not, stand } from '../scenes/claims.ts';
import { type HispaniaLesson, LESSON_SET } from './lesson.ts';

/** The nation has ended its turn; if it could still rebuild, it is asked once more after its combat. */
const over = happened('phase', { nation: 'castile', phase: 'sequence-end' });

const goal = [
  stand('toledo', 'castile', 1, 'castle'),
  stand('toledo', 'castile', 1, 'infantry'),
  holds('segovia', 'castile'),
];

/** A ruin is only a place where a castle can be rebuilt for one unit (9.5). */
export const ruins = {
  id: 'ruins',
  chapter: 'later-ages',
  rules: ['9.5', '9.5-rebuild'],
  minutes: 2,
  steps: [
    {
      is: 'play',
      id: 'rebuild',
      position: {
        set: LESSON_SET,
        turn: 19,
        active: 'castile',
        phase: 'movement',
        units: {
          toledo: [
            { owner: 'castile', kind: 'infantry', count: 1 },
            { owner: 'seville', kind: 'ruin' },
          ],
          segovia: [{ owner: 'castile', kind: 'infantry', count: 2 }],
          cordoba: [{ owner: 'seville', kind: 'cavalry', count: 3 }],
          'la-mancha': [{ owner: 'seville', kind: 'infantry', count: 2 }],
          cuenca: [{ owner: 'zaragoza', kind: 'ruin' }],
        },
        seed: 1,
      },
      seed: 1,
      reader: ['castile'],
      view: ['toledo', 'segovia', 'cordoba', 'la-mancha', 'cuenca'],
      look: ['toledo', 'segovia'],
      goal: [over, ...goal],
      lost: [over, not(all(...goal))],
      measure: { is: 'turn-points', nation: 'castile' },
      answer: [
        { action: rebuild('toledo', 'infantry') },
        { action: step('segovia', 'toledo', { infantry: 1 }) },
        { action: end() },
      ],
      others: [
        {
          id: 'first-the-step',
          line: [
            { action: step('segovia', 'toledo', { infantry: 1 }) },
            { action: rebuild('toledo', 'infantry') },
            { action: end() },
          ],
        },
      ],
      poor: [
        {
          id: 'stays',
          line: [{ action: end() }, { action: end() }],
          signs: [over, not(happened('rebuilt')), not(happened('moved'))],
        },
        {
          id: 'two-infantry',
          line: [{ action: step('segovia', 'toledo', { infantry: 1 }) }, { action: end() }, { action: end() }],
          signs: [over, not(happened('rebuilt')), stand('toledo', 'castile', 2), stand('segovia', 'castile', 1)],
        },
        {
          id: 'castle-alone',
          line: [{ action: rebuild('toledo', 'infantry') }, { action: end() }],
          signs: [over, happened('rebuilt'), stand('toledo', 'castile', 1)],
        },
        {
          id: 'empty-segovia',
          line: [
            { action: rebuild('toledo', 'infantry') },
            { action: step('segovia', 'toledo', { infantry: 2 }) },
            { action: end() },
          ],
          signs: [over, happened('rebuilt'), holds('segovia', null)],
        },
      ],
      wrong: [
        { id: 'cuenca', at: 0, action: rebuild('cuenca', 'infantry'), code: 'rebuild-not-held', rule: '9.5-rebuild' },
        { id: 'segovia', at: 0, action: rebuild('segovia', 'infantry'), code: 'no-ruin', rule: '9.5-rebuild' },
      ],
    },
  ],
} as const satisfies HispaniaLesson;

import { build, end, move, proceed, region } from '../engine/actions.ts';
import type { Written } from '../engine/position.ts';
import { setup } from '../engine/setup.ts';
import { all, any, happened, leftAtMost, not, phase } from '../scenes/claims.ts';
import { after } from './after.ts';
import type { ReconquistaLesson } from './lesson.ts';

/** The seed of the game; the recorded dice are those that it rolls. */
const SEED = 22;

const DICE = {
  position: setup({ start: 9 }, SEED) as unknown as Written,
  seed: SEED,
  answer: [
    { action: proceed(), dice: [2, 2] },
    { action: proceed(), dice: [3, 6] },
  ],
} as const;
const SPEND = {
  position: after(DICE),
  seed: SEED,
  answer: [{ action: build('leon', 'city') }, { action: build('barcelona', 'city') }],
} as const;
const MOVE = {
  position: after(SPEND),
  seed: SEED,
  answer: [
    { action: end() },
    { action: region('aragon') },
    { action: move('tarragona', { 'barcelona army': 1 }), dice: [6, 3] },
  ],
} as const;
const REACTION = {
  position: after(MOVE),
  seed: SEED,
  answer: [{ action: end() }, { action: proceed(), dice: [5, 4, 4] }, { action: proceed(), dice: [3, 2] }],
} as const;

const MORE_CITIES = { is: 'value', of: 'score', args: [], min: 6 } as const;

/** The first turn of the start of turn 9, 1032, which goes on as a game. */
export const turn9 = {
  id: 'turn-9',
  rules: ['7', '8', '9', '10', '11', '13', '14'],
  minutes: 8,
  opening: true,
  steps: [
    {
      is: 'play',
      id: 'dice',
      ...DICE,
      look: ['tarragona'],
      reader: ['christian'],
      goal: [phase('spending')],
      others: [],
      poor: [],
      wrong: [],
    },
    {
      is: 'play',
      id: 'spend',
      follows: true,
      ...SPEND,
      look: ['leon', 'barcelona', 'oviedo'],
      reader: ['christian'],
      goal: [MORE_CITIES, leftAtMost(0)],
      lost: [any(phase('moves'), all(leftAtMost(2), not(MORE_CITIES)))],
      others: [
        {
          id: 'salamanca',
          line: [{ action: build('salamanca', 'city') }, { action: build('barcelona', 'city') }],
        },
      ],
      poor: [],
      wrong: [],
    },
    {
      is: 'play',
      id: 'move',
      follows: true,
      ...MOVE,
      look: ['barcelona', 'tarragona', 'salamanca', 'la-mancha'],
      reader: ['christian'],
      goal: [happened('battle')],
      lost: [phase('reaction'), not(happened('battle'))],
      others: [
        {
          id: 'la-mancha',
          line: [
            { action: end() },
            { action: region('castile') },
            { action: move('la-mancha', { 'salamanca army': 1 }), dice: [6, 3] },
          ],
        },
      ],
      poor: [],
      wrong: [],
    },
    {
      is: 'play',
      id: 'reaction',
      follows: true,
      ...REACTION,
      look: ['cordoba'],
      reader: ['christian'],
      goal: [{ is: 'value', of: 'turn', args: [], equals: 10 }],
      others: [],
      poor: [],
      wrong: [],
    },
  ],
} as const satisfies ReconquistaLesson;

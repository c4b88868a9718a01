import { end, move, proceed, raise, region } from '../engine/actions.ts';
import { C, christian, M, muslim } from '../engine/pieces.ts';
import type { Written } from '../engine/position.ts';
import { any, happened, held, left, phase, score } from '../scenes/claims.ts';
import { after } from './after.ts';
import type { ReconquistaLesson } from './lesson.ts';

const START: Written = {
  turn: 6,
  phase: 'spending',
  points: 3,
  places: {
    leon: { ...C, held: christian({ garrison: 1 }) },
    barcelona: { ...C, held: christian({ army: 1 }) },
    zaragoza: { ...M, held: muslim({ garrison: 1 }) },
    toledo: { ...M, held: muslim({ garrison: 1 }) },
    cordoba: { ...M, held: muslim({ garrison: 1, army: 1 }) },
  },
};
const SPEND = {
  position: START,
  seed: 37,
  answer: [{ action: raise('barcelona', 'army', 1) }, { action: raise('barcelona', 'garrison', 1) }],
} as const;
const MOVE = {
  position: after(SPEND),
  seed: 37,
  answer: [{ action: end() }, { action: region('aragon') }, { action: move('zaragoza', { 'barcelona army': 2 }) }],
} as const;
const REACTION = {
  position: after(MOVE),
  seed: 37,
  answer: [{ action: end() }, { action: proceed(), dice: [3, 2, 2] }],
} as const;
const SIEGE = { position: after(REACTION), seed: 37, answer: [{ action: proceed(), dice: [3, 2] }] } as const;

/** 7: the phases of a turn, one after the other. */
export const wholeTurn = {
  id: 'whole-turn',
  rules: ['7', '10', '11', '13', '14', '16'],
  minutes: 4,
  steps: [
    {
      is: 'play',
      id: 'spend',
      ...SPEND,
      look: ['barcelona'],
      reader: ['christian'],
      goal: [held('barcelona', 'christian', 2, 'army'), left(0)],
      lost: [
        any(
          phase('moves'),
          { is: 'value', of: 'units', args: ['barcelona', 'christian', 'garrison'], min: 2 },
          { is: 'value', of: 'units', args: ['leon', 'christian'], min: 3 },
        ),
      ],
      others: [
        {
          id: 'guard-leon',
          line: [{ action: raise('barcelona', 'army', 1) }, { action: raise('leon', 'garrison', 1) }],
        },
      ],
      poor: [
        {
          id: 'garrisons',
          line: [{ action: raise('barcelona', 'garrison', 3) }],
          signs: [held('barcelona', 'christian', 3, 'garrison')],
        },
      ],
      wrong: [
        { id: 'at-zaragoza', at: 0, action: raise('zaragoza', 'army', 1), code: 'enemy-there', rule: '10-troops' },
      ],
    },
    {
      is: 'play',
      id: 'move',
      follows: true,
      ...MOVE,
      look: ['barcelona', 'zaragoza'],
      reader: ['christian'],
      goal: [{ is: 'value', of: 'besiegers', args: ['zaragoza', 'christian', 'army'], equals: 2 }],
      lost: [phase('reaction')],
      others: [],
      poor: [
        {
          id: 'stay',
          line: [{ action: end() }, { action: end() }],
          signs: [phase('reaction')],
        },
      ],
      wrong: [],
    },
    {
      is: 'play',
      id: 'reaction',
      follows: true,
      ...REACTION,
      look: [],
      reader: ['christian'],
      goal: [happened('reaction')],
      others: [],
      poor: [],
      wrong: [],
    },
    {
      is: 'play',
      id: 'siege',
      follows: true,
      ...SIEGE,
      look: ['zaragoza'],
      reader: ['christian'],
      goal: [{ is: 'value', of: 'turn', args: [], equals: 7 }],
      others: [],
      poor: [],
      wrong: [],
    },
    {
      is: 'ask',
      id: 'score',
      on: 'list',
      position: {
        turn: 20,
        phase: 'sieges',
        places: {
          leon: { ...C, held: christian({ garrison: 1 }) },
          barcelona: C,
          zaragoza: { ...M, held: christian({ army: 2 }) },
          toledo: { ...M, held: muslim({ garrison: 1 }) },
          lisbon: { held: muslim({ garrison: 1 }) },
          cordoba: { ...M, held: muslim({ garrison: 1, army: 1 }) },
        },
      },
      look: ['leon', 'barcelona', 'zaragoza'],
      options: { '5': score(5), '7': score(7), '9': score(9), '11': score(11) },
    },
  ],
} as const satisfies ReconquistaLesson;

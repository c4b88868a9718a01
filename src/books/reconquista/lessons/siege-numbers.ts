import type { Assertion } from '../../../kernel/assertions.ts';
import { end, move } from '../engine/actions.ts';
import { C, christian, M, muslim } from '../engine/pieces.ts';
import { phase } from '../scenes/claims.ts';
import type { ReconquistaLesson } from './lesson.ts';

const defence = (equals: number): Assertion => ({ is: 'value', of: 'defence', args: ['leon'], equals });
const attackAtMost = (max: number): Assertion => ({ is: 'value', of: 'attack', args: ['leon'], max });

const LEON = { ...M, fort: true, held: muslim({ garrison: 1, army: 1 }) } as const;

/** 14-values: what each side adds to its die. */
export const siegeNumbers = {
  id: 'siege-numbers',
  rules: ['14-values', '14-won'],
  minutes: 3,
  steps: [
    {
      is: 'ask',
      id: 'the-besieged',
      on: 'list',
      position: { turn: 6, phase: 'moves', places: { leon: LEON } },
      look: ['leon'],
      options: { '4': defence(4), '5': defence(5), '6': defence(6), '8': defence(8) },
    },
    {
      is: 'play',
      id: 'add-eight',
      position: {
        turn: 6,
        phase: 'moves',
        moves: { region: 'asturias', moved: {}, force: null },
        places: {
          oviedo: { ...C, held: christian({ army: 2, garrison: 1, order: 1 }) },
          leon: { ...M, fort: true, held: muslim({ garrison: 2 }) },
        },
      },
      look: ['oviedo', 'leon'],
      seed: 1,
      reader: ['christian'],
      goal: [{ is: 'value', of: 'attack', args: ['leon'], min: 7 }],
      lost: [phase('reaction')],
      answer: [{ action: move('leon', { 'oviedo army': 2, 'oviedo order': 1 }) }],
      others: [
        {
          id: 'with-all',
          line: [{ action: move('leon', { 'oviedo army': 2, 'oviedo order': 1, 'oviedo garrison': 1 }) }],
        },
      ],
      poor: [
        {
          id: 'armies-alone',
          line: [{ action: move('leon', { 'oviedo army': 2 }) }, { action: end() }],
          signs: [phase('reaction'), attackAtMost(6)],
        },
      ],
      wrong: [],
    },
  ],
} as const satisfies ReconquistaLesson;

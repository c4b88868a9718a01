import type { Assertion } from '../../../kernel/assertions.ts';
import { move } from '../engine/actions.ts';
import type { LocationId } from '../engine/data/ids.ts';
import { C, christian, M, muslim, rebels } from '../engine/pieces.ts';
import { held, phase } from '../scenes/claims.ts';
import type { ReconquistaLesson } from './lesson.ts';

const isOpen = (at: LocationId): Assertion => ({ is: 'value', of: 'leaves', args: [at], equals: true });

/** 11, 11-roads, 11-force: a force gathers, and a region lets it out or not. */
export const moving = {
  id: 'moving',
  rules: ['11', '11-roads', '11-force'],
  minutes: 3,
  steps: [
    {
      is: 'ask',
      id: 'open-roads',
      on: 'board',
      position: {
        turn: 9,
        phase: 'moves',
        places: {
          leon: { held: christian({ army: 1 }) },
          galicia: { held: rebels(1) },
          tarragona: { held: christian({ army: 1 }) },
          zaragoza: { ...M, held: christian({ garrison: 1 }) },
          salamanca: { held: christian({ army: 1 }) },
          valencia: M,
          seville: { held: christian({ army: 1 }) },
          lisbon: { held: muslim({ garrison: 1 }) },
        },
      },
      look: ['leon', 'tarragona', 'salamanca', 'seville'],
      options: {
        leon: isOpen('leon'),
        tarragona: isOpen('tarragona'),
        salamanca: isOpen('salamanca'),
        seville: isOpen('seville'),
      },
      find: 2,
    },
    {
      is: 'play',
      id: 'gather',
      position: {
        turn: 9,
        phase: 'moves',
        moves: { region: 'asturias', moved: {}, force: null },
        places: {
          oviedo: { ...C, held: christian({ army: 1, garrison: 1 }) },
          galicia: { held: christian({ army: 1 }) },
        },
      },
      look: ['oviedo', 'galicia', 'leon', 'salamanca'],
      seed: 1,
      reader: ['christian'],
      goal: [held('salamanca', 'christian', 2)],
      lost: [phase('reaction')],
      answer: [
        { action: move('leon', { 'oviedo army': 1, 'galicia army': 1 }) },
        { action: move('salamanca', { 'leon army': 2 }) },
      ],
      others: [
        {
          id: 'one-by-one',
          line: [
            { action: move('leon', { 'oviedo army': 1 }) },
            { action: move('salamanca', { 'leon army': 1 }) },
            { action: move('leon', { 'galicia army': 1 }) },
            { action: move('salamanca', { 'leon army': 1 }) },
          ],
        },
      ],
      poor: [],
      wrong: [
        { id: 'no-road', at: 0, action: move('salamanca', { 'galicia army': 1 }), code: 'no-way', rule: '2-roads' },
      ],
    },
  ],
} as const satisfies ReconquistaLesson;

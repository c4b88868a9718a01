import type { Assertion } from '../../../kernel/assertions.ts';
import { move } from '../engine/actions.ts';
import type { LocationId } from '../engine/data/ids.ts';
import { C, christian, muslim, rebels } from '../engine/pieces.ts';
import { held, phase } from '../scenes/claims.ts';
import type { ReconquistaLesson } from './lesson.ts';

const retreatsTo = (equals: LocationId): Assertion => ({
  is: 'value',
  of: 'refuge',
  args: ['cordoba', 'muslim'],
  equals,
});
const goesTo = (equals: LocationId): Assertion => ({ is: 'value', of: 'next', args: ['granada'], equals });

/** 2, 2-roads: number order within a region, roads between regions. */
export const theNumbers = {
  id: 'the-numbers',
  rules: ['2', '2-roads', '12-enemy-loses'],
  minutes: 2,
  steps: [
    {
      is: 'ask',
      id: 'retreat-from-cordoba',
      on: 'board',
      position: {
        turn: 10,
        phase: 'moves',
        places: { cordoba: { held: muslim({ army: 2 }) }, murcia: { held: rebels(1) } },
      },
      look: ['cordoba', 'murcia', 'granada'],
      options: {
        algeciras: retreatsTo('algeciras'),
        murcia: retreatsTo('murcia'),
        granada: retreatsTo('granada'),
        toledo: retreatsTo('toledo'),
      },
    },
    {
      is: 'ask',
      id: 'after-the-last',
      on: 'board',
      position: { turn: 10, phase: 'reaction', places: { granada: { held: muslim({ army: 1 }) }, cordoba: C } },
      look: ['granada', 'algeciras'],
      options: { algeciras: goesTo('algeciras'), cordoba: goesTo('cordoba'), murcia: goesTo('murcia') },
    },
    {
      is: 'play',
      id: 'to-porto',
      position: {
        turn: 10,
        phase: 'moves',
        moves: { region: 'asturias', moved: {}, force: null },
        places: { oviedo: { held: christian({ army: 1 }) } },
      },
      look: ['oviedo', 'galicia', 'porto'],
      seed: 1,
      reader: ['christian'],
      goal: [held('porto', 'christian', 1)],
      lost: [phase('reaction')],
      answer: [{ action: move('galicia', { 'oviedo army': 1 }) }, { action: move('porto', { 'galicia army': 1 }) }],
      others: [
        {
          id: 'the-long-way',
          line: [
            { action: move('leon', { 'oviedo army': 1 }) },
            { action: move('salamanca', { 'leon army': 1 }) },
            { action: move('badajoz', { 'salamanca army': 1 }) },
            { action: move('porto', { 'badajoz army': 1 }) },
          ],
        },
      ],
      poor: [],
      wrong: [{ id: 'at-once', at: 0, action: move('porto', { 'oviedo army': 1 }), code: 'no-way', rule: '2-roads' }],
    },
  ],
} as const satisfies ReconquistaLesson;

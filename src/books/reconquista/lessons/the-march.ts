import type { Assertion } from '../../../kernel/assertions.ts';
import { end, move, proceed } from '../engine/actions.ts';
import type { LocationId } from '../engine/data/ids.ts';
import { C, christian, muslim } from '../engine/pieces.ts';
import { besieging, happened, held, not } from '../scenes/claims.ts';
import type { ReconquistaLesson } from './lesson.ts';

const goesTo = (from: LocationId, equals: LocationId): Assertion => ({ is: 'value', of: 'next', args: [from], equals });

/** 13.7, 13.9: number order, then a road; and what to do about it. */
export const theMarch = {
  id: 'the-march',
  rules: ['13.7', '13.9', '13.12'],
  minutes: 3,
  steps: [
    {
      is: 'ask',
      id: 'to-the-road',
      on: 'board',
      position: {
        turn: 12,
        phase: 'reaction',
        places: { algeciras: { held: muslim({ army: 1 }) }, toledo: C, lisbon: C },
      },
      look: ['algeciras', 'cordoba'],
      options: {
        cordoba: goesTo('algeciras', 'cordoba'),
        murcia: goesTo('algeciras', 'murcia'),
        seville: goesTo('algeciras', 'seville'),
      },
    },
    {
      is: 'ask',
      id: 'over-the-road',
      on: 'board',
      position: {
        turn: 12,
        phase: 'reaction',
        places: { cordoba: { held: muslim({ army: 1 }) }, toledo: C, lisbon: C },
      },
      look: ['cordoba', 'toledo', 'seville'],
      options: {
        toledo: goesTo('cordoba', 'toledo'),
        seville: goesTo('cordoba', 'seville'),
        murcia: goesTo('cordoba', 'murcia'),
      },
    },
    {
      is: 'play',
      id: 'two-inside',
      position: {
        turn: 12,
        phase: 'moves',
        moves: { region: 'al-andalus', moved: {}, force: null },
        places: {
          cordoba: { ...C, held: christian({ garrison: 1 }) },
          murcia: { held: christian({ garrison: 1 }) },
          lisbon: C,
        },
      },
      look: ['murcia', 'cordoba'],
      seed: 8,
      reader: ['christian'],
      goal: [besieging('cordoba', 'muslim', 1), held('cordoba', 'christian', 2)],
      lost: [happened('met'), not(held('cordoba', 'christian', 2))],
      answer: [
        { action: move('cordoba', { 'murcia garrison': 1 }) },
        { action: end() },
        { action: proceed(), dice: [6, 1, 2] },
      ],
      others: [],
      poor: [],
      wrong: [],
    },
  ],
} as const satisfies ReconquistaLesson;

import type { Assertion } from '../../../kernel/assertions.ts';
import { retreat } from '../engine/actions.ts';
import type { LocationId } from '../engine/data/ids.ts';
import { C, christian, M, muslim, rebels } from '../engine/pieces.ts';
import { held } from '../scenes/claims.ts';
import type { ReconquistaLesson } from './lesson.ts';

const goesTo = (equals: LocationId): Assertion => ({
  is: 'value',
  of: 'refuge',
  args: ['tarragona', 'muslim'],
  equals,
});

/** 12-we-lose, 12-enemy-loses: where each side goes after a defeat. */
export const retreats = {
  id: 'retreats',
  rules: ['12-we-lose', '12-enemy-loses'],
  minutes: 2,
  steps: [
    {
      is: 'ask',
      id: 'a-full-region',
      on: 'board',
      position: {
        turn: 6,
        phase: 'moves',
        places: {
          pamplona: { held: christian({ garrison: 1 }) },
          barcelona: { ...C, held: christian({ army: 2 }) },
          tarragona: { held: muslim({ army: 2 }) },
          zaragoza: { ...M, held: rebels(1) },
        },
      },
      look: ['tarragona', 'zaragoza', 'valencia'],
      options: {
        zaragoza: goesTo('zaragoza'),
        pamplona: goesTo('pamplona'),
        valencia: goesTo('valencia'),
        toledo: goesTo('toledo'),
      },
    },
    {
      is: 'play',
      id: 'behind-walls',
      position: {
        turn: 6,
        phase: 'moves',
        moves: { region: 'asturias', moved: {}, force: null },
        places: { leon: C, galicia: { held: muslim({ army: 2 }) } },
        asked: { is: 'retreat', from: 'galicia', to: ['santiago', 'leon'], units: { army: 2 }, force: { army: 2 } },
      },
      look: ['leon', 'santiago'],
      seed: 1,
      reader: ['christian'],
      goal: [held('leon', 'christian', 2)],
      lost: [held('santiago', 'christian', 2)],
      answer: [{ action: retreat('leon') }],
      others: [],
      poor: [
        { id: 'into-the-open', line: [{ action: retreat('santiago') }], signs: [held('santiago', 'christian', 2)] },
      ],
      wrong: [{ id: 'to-oviedo', at: 0, action: retreat('oviedo'), code: 'not-offered-there', rule: '12-we-lose' }],
    },
  ],
} as const satisfies ReconquistaLesson;

import { build, convert, raise } from '../engine/actions.ts';
import { C, christian, M } from '../engine/pieces.ts';
import { any, city, held, phase } from '../scenes/claims.ts';
import type { ReconquistaLesson } from './lesson.ts';

const fort = (at: string, equals: boolean) => ({ is: 'value', of: 'fort', args: [at], equals }) as const;

/** 10: what points buy, where, and in an order of the player's choice. */
export const spending = {
  id: 'spending',
  rules: ['10-troops', '10-fort', '10-city', '10-conversion'],
  minutes: 3,
  steps: [
    {
      is: 'play',
      id: 'four-points',
      position: {
        turn: 10,
        phase: 'spending',
        points: 4,
        places: { leon: C, toledo: { ...M, held: christian({ army: 1 }) } },
      },
      look: ['toledo'],
      seed: 1,
      reader: ['christian'],
      goal: [city('toledo', 'christian'), fort('toledo', true), held('toledo', 'christian', 2, 'army')],
      lost: [
        any(
          phase('moves'),
          fort('leon', true),
          { is: 'value', of: 'units', args: ['leon', 'christian'], min: 1 },
          { is: 'value', of: 'units', args: ['toledo', 'christian', 'garrison'], min: 1 },
          { is: 'value', of: 'units', args: ['toledo', 'christian', 'army'], min: 3 },
        ),
      ],
      answer: [
        { action: convert('toledo') },
        { action: build('toledo', 'fort') },
        { action: raise('toledo', 'army', 1) },
      ],
      others: [
        {
          id: 'army-first',
          line: [
            { action: raise('toledo', 'army', 1) },
            { action: convert('toledo') },
            { action: build('toledo', 'fort') },
          ],
        },
      ],
      poor: [
        {
          id: 'two-armies',
          line: [{ action: raise('toledo', 'army', 2) }],
          signs: [held('toledo', 'christian', 3, 'army')],
        },
      ],
      wrong: [
        { id: 'second-city', at: 0, action: build('toledo', 'city'), code: 'has-city', rule: '10-city' },
        { id: 'in-the-open', at: 0, action: raise('valencia', 'army', 1), code: 'not-controlled', rule: '5' },
      ],
    },
    {
      is: 'play',
      id: 'fort-then-garrison',
      position: {
        turn: 10,
        phase: 'spending',
        points: 2,
        places: { leon: C, 'la-mancha': { held: christian({ army: 1 }) } },
      },
      look: ['la-mancha'],
      seed: 1,
      reader: ['christian'],
      goal: [held('la-mancha', 'christian', 1, 'garrison')],
      lost: [
        any(phase('moves'), fort('leon', true), { is: 'value', of: 'units', args: ['leon', 'christian'], min: 1 }),
      ],
      answer: [{ action: build('la-mancha', 'fort') }, { action: raise('la-mancha', 'garrison', 1) }],
      others: [],
      poor: [
        {
          id: 'at-leon',
          line: [{ action: raise('leon', 'garrison', 2) }],
          signs: [held('leon', 'christian', 2, 'garrison')],
        },
      ],
      wrong: [
        { id: 'garrison-first', at: 0, action: raise('la-mancha', 'garrison', 1), code: 'not-controlled', rule: '5' },
        { id: 'a-city', at: 0, action: build('la-mancha', 'city'), code: 'too-dear', rule: '10-city' },
      ],
    },
  ],
} as const satisfies ReconquistaLesson;

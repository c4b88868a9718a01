import { buy, end, place, renounce } from '../engine/actions.ts';
import { any, happened, holds, not, value } from '../scenes/claims.ts';
import { type HispaniaLesson, LESSON_SET } from './lesson.ts';
import { among } from './places.ts';

const NORTH = ['avila', 'old-castile', 'tierra-de-campos', 'segovia', 'calatayud', 'cuenca', 'toledo'] as const;
const OWN = ['galicia', 'asturias', 'leon', 'tierra-de-campos'] as const;

/** The nation has finished buying and placing. */
const done = value('phase', [], 'movement');
const bought = happened('bought', { nation: 'galicians', unit: 'infantry' });

/** Every province with a unit yields gold, regardless of the number of units; gold over the limit is lost at the end of the phase. */
export const income = {
  id: 'income',
  chapter: 'first-steps',
  rules: ['2.1', '2.3', '2.4'],
  minutes: 2,
  steps: [
    {
      is: 'ask',
      id: 'who-pays',
      on: 'board',
      position: {
        set: LESSON_SET,
        turn: 17,
        active: 'castile',
        phase: 'movement',
        units: {
          avila: [{ owner: 'castile', kind: 'infantry', count: 2 }],
          'old-castile': [{ owner: 'castile', kind: 'castle' }],
          'tierra-de-campos': [{ owner: 'castile', kind: 'knight' }],
          segovia: [{ owner: 'castile', kind: 'leader', leader: 'alfonso-vi' }],
          calatayud: [{ owner: 'castile', kind: 'ruin' }],
          toledo: [{ owner: 'seville', kind: 'infantry' }],
        },
        seed: 1,
      },
      view: NORTH,
      look: ['avila', 'old-castile', 'tierra-de-campos', 'segovia', 'calatayud'],
      options: among(NORTH, (place) => holds(place, 'castile')),
      find: 3,
    },
    {
      is: 'play',
      id: 'spend-or-lose',
      position: {
        set: LESSON_SET,
        turn: 4,
        active: 'galicians',
        phase: 'income',
        begins: true,
        units: {
          galicia: [{ owner: 'galicians', kind: 'infantry', count: 2 }],
          asturias: [{ owner: 'galicians', kind: 'infantry' }],
          leon: [{ owner: 'galicians', kind: 'infantry' }],
          'tierra-de-campos': [{ owner: 'galicians', kind: 'infantry' }],
        },
        // Half gold: 3, and the income is 3½.
        gold: { galicians: 6 },
        seed: 1,
      },
      seed: 1,
      reader: ['galicians'],
      view: OWN,
      look: OWN,
      goal: [bought, done, not(any(happened('gold-lost'), happened('renounced')))],
      lost: [done, any(not(bought), happened('renounced'))],
      answer: [{ action: buy('infantry') }, { action: place('tierra-de-campos', 'infantry') }],
      others: [
        { id: 'in-leon', line: [{ action: buy('infantry') }, { action: place('leon', 'infantry') }] },
        { id: 'in-galicia', line: [{ action: buy('infantry') }, { action: place('galicia', 'infantry') }] },
      ],
      poor: [
        { id: 'saves', line: [{ action: end() }], signs: [done, happened('gold-lost'), not(happened('renounced'))] },
        {
          id: 'renounces',
          line: [{ action: renounce(5) }, { action: end() }],
          signs: [done, happened('renounced'), not(bought)],
        },
      ],
      wrong: [
        { id: 'a-knight', at: 0, action: buy('knight'), code: 'not-sold', rule: '2.3' },
        { id: 'anywhere', at: 1, action: place('duero', 'infantry'), code: 'place-not-held', rule: '3.1' },
      ],
    },
  ],
} as const satisfies HispaniaLesson;

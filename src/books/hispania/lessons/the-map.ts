import { atStart } from '../scenes/at-start.ts';
import { holds, stand, value } from '../scenes/claims.ts';
import { type HispaniaLesson, LESSON_SET } from './lesson.ts';
import { among } from './places.ts';

const SOUTH_WEST = [
  'lisbon',
  'badajoz',
  'algarve',
  'sierra-morena',
  'seville',
  'cadiz',
  'gibraltar',
  'cordoba',
] as const;
const CENTRE = ['segovia', 'avila', 'calatayud', 'cuenca', 'toledo', 'la-mancha', 'salamanca', 'alcantara'] as const;

/** Neighbours that the board also shows; a selection among them shows that the reader has looked. */
const AROUND = [
  ...CENTRE,
  'leon',
  'old-castile',
  'tierra-de-campos',
  'duero',
  'lusitania',
  'lisbon',
  'badajoz',
  'sierra-morena',
  'seville',
  'cordoba',
  'granada',
  'cartagena',
  'denia',
  'valencia',
  'castellon',
  'tortosa',
  'zaragoza',
  'huesca',
  'pamplona',
] as const;

/** The start of the game (12), which the reader only looks at. */
const position = {
  set: LESSON_SET,
  turn: 1,
  active: 'galicians',
  phase: 'movement',
  units: atStart(1, LESSON_SET),
  seed: 1,
} as const;

/** Counters show the owner of a province and the number of units; the ground is plain or mountain. */
export const theMap = {
  id: 'the-map',
  chapter: 'first-steps',
  rules: ['12', '4.1'],
  minutes: 1,
  steps: [
    {
      is: 'ask',
      id: 'who',
      on: 'board',
      position,
      view: SOUTH_WEST,
      look: ['algarve', 'lisbon'],
      options: among(SOUTH_WEST, (place) => holds(place, 'celts')),
    },
    {
      is: 'ask',
      id: 'how-many',
      on: 'board',
      position,
      view: CENTRE,
      look: ['segovia', 'toledo'],
      options: among(AROUND, (place) => stand(place, 'iberians', 2)),
    },
    {
      is: 'ask',
      id: 'mountains',
      on: 'board',
      position,
      view: CENTRE,
      look: ['avila', 'calatayud', 'cuenca', 'alcantara'],
      options: among(AROUND, (place) => value('terrain', [place], 'mountain')),
      find: 2,
    },
  ],
} as const satisfies HispaniaLesson;

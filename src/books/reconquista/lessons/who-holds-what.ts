import { move } from '../engine/actions.ts';
import { C, christian, M, muslim, rebels } from '../engine/pieces.ts';
import { controls, held, phase } from '../scenes/claims.ts';
import type { ReconquistaLesson } from './lesson.ts';

const PLACES = {
  leon: C,
  toledo: { ...M, held: christian({ garrison: 1 }) },
  valencia: { ...C, held: rebels(1) },
  lisbon: M,
  cordoba: { ...C, held: muslim({ garrison: 1 }) },
} as const;

const asked = (side: 'christian' | 'muslim') => ({
  leon: controls('leon', side),
  toledo: controls('toledo', side),
  valencia: controls('valencia', side),
  lisbon: controls('lisbon', side),
  cordoba: controls('cordoba', side),
});

/** 5: units decide, and religion only in an empty city. */
export const whoHoldsWhat = {
  id: 'who-holds-what',
  rules: ['5'],
  minutes: 2,
  steps: [
    {
      is: 'ask',
      id: 'christian-cities',
      on: 'board',
      position: { turn: 9, phase: 'spending', places: PLACES },
      look: ['leon', 'toledo', 'valencia'],
      options: asked('christian'),
      find: 2,
    },
    {
      is: 'ask',
      id: 'muslim-cities',
      on: 'board',
      position: { turn: 9, phase: 'spending', places: PLACES },
      look: ['lisbon', 'cordoba'],
      options: asked('muslim'),
      find: 2,
    },
    {
      is: 'play',
      id: 'keep-toledo',
      position: {
        turn: 9,
        phase: 'moves',
        moves: { region: 'castile', moved: {}, force: null },
        places: { toledo: { ...M, held: christian({ army: 1, garrison: 1 }) } },
      },
      look: ['toledo', 'la-mancha'],
      seed: 1,
      reader: ['christian'],
      goal: [held('la-mancha', 'christian', 1), controls('toledo', 'christian')],
      lost: [phase('reaction')],
      answer: [{ action: move('la-mancha', { 'toledo army': 1 }) }],
      others: [{ id: 'the-garrison', line: [{ action: move('la-mancha', { 'toledo garrison': 1 }) }] }],
      poor: [
        {
          id: 'both-leave',
          line: [{ action: move('la-mancha', { 'toledo army': 1, 'toledo garrison': 1 }) }],
          signs: [controls('toledo', 'muslim')],
        },
      ],
      wrong: [],
    },
  ],
} as const satisfies ReconquistaLesson;

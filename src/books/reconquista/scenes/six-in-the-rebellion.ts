import { end, proceed } from '../engine/actions.ts';
import { C, christian, M, muslim } from '../engine/pieces.ts';
import { happened, held } from './claims.ts';
import type { ReconquistaScene } from './scene.ts';

/** 8: a 6 on the region die is rolled again, and the region suffers two rebellions. */
export const sixInTheRebellion = {
  id: 'six-in-the-rebellion',
  rules: ['8', '8-rebels', '8-peasants'],
  source: { lines: [144, 155], own: true },
  position: {
    turn: 9,
    phase: 'rebellion',
    places: {
      oviedo: { ...C, held: christian({ garrison: 1 }) },
      salamanca: { held: christian({ army: 1 }) },
      toledo: { ...M, fort: true, held: muslim({ garrison: 1 }) },
      valencia: { ...M, held: muslim({ garrison: 1, army: 1 }) },
    },
  },
  seed: 3,
  line: [{ action: proceed(), dice: [6, 3, 1, 4] }],
  after: [
    happened('rebellion', {}, 2),
    happened('rebellion', { region: 'castile', rebellion: 'rebels' }, 1),
    happened('rebellion', { region: 'castile', rebellion: 'peasants' }, 1),
    held('la-mancha', 'rebel', 1),
    held('toledo', 'rebel', 1),
  ],
  tasks: [],
  wrong: [{ id: 'skip-the-rebellion', at: 0, action: end(), code: 'not-now', rule: '7' }],
} as const satisfies ReconquistaScene;

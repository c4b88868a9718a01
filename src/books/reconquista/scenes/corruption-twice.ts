import { corrupt, raise } from '../engine/actions.ts';
import { C, M, muslim, rebels } from '../engine/pieces.ts';
import { controls, held, left, not, phase } from './claims.ts';
import type { ReconquistaScene } from './scene.ts';

/** 9-corruption: 2 points for the rebels of a location, however many they are (ruling E2). */
export const corruptionTwice = {
  id: 'corruption-twice',
  rules: ['9-corruption'],
  source: { lines: [192, 192], own: true },
  position: {
    turn: 9,
    phase: 'spending',
    event: { id: 'corruption' },
    points: 5,
    places: {
      leon: C,
      'la-mancha': { held: rebels(1) },
      cordoba: { ...C, fort: true, held: rebels(3) },
      lisbon: { ...M, held: muslim({ garrison: 1 }) },
    },
  },
  seed: 1,
  line: [{ action: corrupt('cordoba') }, { action: corrupt('la-mancha') }],
  after: [
    held('cordoba', 'christian', 1, 'garrison'),
    held('la-mancha', 'christian', 1, 'garrison'),
    controls('cordoba', 'christian'),
    left(1),
  ],
  tasks: [
    {
      id: 'hold-cordoba',
      at: 1,
      goal: [held('cordoba', 'christian', 3, 'garrison')],
      lost: [not({ is: 'value', of: 'left', args: [], min: 2 }), not(held('cordoba', 'christian', 3, 'garrison'))],
      answer: [{ action: raise('cordoba', 'garrison', 2) }],
    },
    {
      id: 'end-with-both',
      at: 0,
      goal: [controls('cordoba', 'christian'), controls('la-mancha', 'christian')],
      lost: [phase('moves')],
      answer: [{ action: corrupt('la-mancha') }, { action: corrupt('cordoba') }],
    },
  ],
  wrong: [
    { id: 'corrupt-muslims', at: 0, action: corrupt('lisbon'), code: 'no-rebels', rule: '9-corruption' },
    {
      id: 'raise-among-rebels',
      at: 0,
      action: raise('cordoba', 'garrison', 1),
      code: 'enemy-there',
      rule: '10-troops',
    },
  ],
} as const satisfies ReconquistaScene;

import { buy, disband, end, place } from '../engine/actions.ts';
import { happened, holds, not, stand, value } from './claims.ts';
import type { HispaniaScene } from './scene.ts';

/** 2.3: the counters are the limit, 7 infantry for the Galicians; a unit may be destroyed to be built elsewhere. */
export const sevenGalicians = {
  id: 'seven-galicians',
  rules: ['2.3', '3.1', '2.4'],
  source: { lines: [439, 441] },
  view: ['galicia', 'asturias', 'porto', 'duero'],
  position: {
    turn: 5,
    active: 'galicians',
    phase: 'income',
    begins: true,
    units: {
      galicia: [{ owner: 'galicians', kind: 'infantry', count: 2 }],
      asturias: [{ owner: 'galicians', kind: 'infantry', count: 2 }],
      leon: [{ owner: 'galicians', kind: 'infantry' }],
      porto: [{ owner: 'galicians', kind: 'infantry' }],
    },
    // Half gold: 4.
    gold: { galicians: 8 },
    seed: 1,
  },
  seed: 1,
  line: [{ action: buy('infantry') }, { action: end() }, { action: place('porto', 'infantry') }],
  after: [
    happened('income', { nation: 'galicians', gold: 9, purse: 17 }, 1),
    happened('bought', { nation: 'galicians', unit: 'infantry' }, 1),
    happened('gold-lost', { nation: 'galicians', gold: 1, limit: 8 }, 1),
    value('all', ['galicians', 'infantry'], 7),
    stand('porto', 'galicians', 2),
  ],
  tasks: [
    {
      id: 'out-of-galicia',
      at: 1,
      goal: [
        value('all', ['galicians', 'infantry'], 7),
        stand('porto', 'galicians', 2),
        stand('leon', 'galicians', 2),
        happened('disbanded', { nation: 'galicians' }, 1),
      ],
      lost: [value('phase', [], 'movement'), not(stand('leon', 'galicians', 2))],
      answer: [
        { action: disband('galicia', 'infantry') },
        { action: buy('infantry') },
        { action: place('porto', 'infantry') },
        { action: place('leon', 'infantry') },
      ],
    },
    {
      id: 'porto-moves-to-leon',
      at: 1,
      goal: [happened('disbanded', { place: 'porto' }), stand('leon', 'galicians', 2), holds('porto', null)],
      lost: [value('phase', [], 'movement'), not(holds('porto', null))],
      answer: [
        { action: disband('porto', 'infantry') },
        { action: buy('infantry') },
        { action: place('leon', 'infantry') },
        { action: place('galicia', 'infantry') },
      ],
    },
  ],
  wrong: [
    { id: 'an-eighth', at: 1, action: buy('infantry'), code: 'no-counter', rule: '2.3' },
    { id: 'into-duero', at: 2, action: place('duero', 'infantry'), code: 'place-not-held', rule: '3.1' },
  ],
} as const satisfies HispaniaScene;

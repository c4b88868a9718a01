import { battle, pass, playToken, withdraw } from '../engine/actions.ts';
import { any, happened, holds, not, stand } from './claims.ts';
import type { HispaniaScene } from './scene.ts';

/** 10.2: two tens would destroy the Galicians; the Sign of God has the round rolled again, and they survive as subjects. */
export const signAtCantabria = {
  id: 'sign-at-cantabria',
  rules: ['10.2', '9.6-submission', '6.2'],
  source: { lines: [1869, 1875] },
  view: ['cantabria', 'leon'],
  position: {
    turn: 8,
    active: 'visigoths',
    phase: 'combat',
    units: {
      cantabria: [
        { owner: 'visigoths', kind: 'infantry', count: 2, from: 'leon' },
        { owner: 'galicians', kind: 'infantry', count: 2 },
      ],
      leon: [{ owner: 'visigoths', kind: 'infantry' }],
    },
    seats: { galicians: 'A', visigoths: 'B', suebi: 'C' },
    players: [
      { seat: 'A', adjust: 0 },
      { seat: 'B', adjust: 0 },
      { seat: 'C', adjust: 0 },
    ],
    options: ['sign-of-god'],
    seed: 1,
  },
  seed: 1,
  line: [
    // The two tens are the book's; all other dice are ours.
    { action: battle('cantabria'), dice: [10, 10, 2, 5], ours: [2, 3] },
    { action: playToken('A', 'sign'), dice: [9, 3, 4, 6], ours: [0, 1, 2, 3] },
    { action: pass('B') },
    { action: withdraw('cantabria', 'leon', { infantry: 2 }) },
  ],
  after: [
    happened('rolled', { owner: 'visigoths', side: 'attacker', dice: [10, 10], hits: 2 }, 1),
    happened('rolled', { owner: 'galicians', side: 'defender', dice: [2, 5], hits: 0 }, 1),
    happened('replayed', { rule: '10.2' }, 1),
    happened('rolled', { owner: 'visigoths', side: 'attacker', dice: [9, 3], hits: 1 }, 1),
    happened('rolled', { owner: 'galicians', side: 'defender', dice: [4, 6], hits: 0 }, 1),
    happened('destroyed', { owner: 'galicians', count: 1 }, 1),
    not(happened('destroyed', { owner: 'visigoths' })),
    happened('submitted', { nation: 'galicians', to: 'visigoths', must: true }, 1),
    stand('cantabria', 'galicians', 1),
    stand('cantabria', 'visigoths', 0),
    stand('leon', 'visigoths', 3),
    holds('cantabria', 'galicians'),
  ],
  tasks: [
    {
      id: 'nobody-calls',
      at: 1,
      goal: [happened('destroyed', { owner: 'galicians', count: 2 }), holds('cantabria', 'visigoths')],
      lost: [happened('replayed')],
      answer: [{ action: pass('A') }, { action: pass('B') }],
    },
    {
      id: 'a-third-throw',
      at: 2,
      goal: [happened('replayed', { rule: '10.2' }, 1)],
      lost: [any(happened('destroyed'), happened('submitted')), not(happened('replayed'))],
      answer: [{ action: playToken('B', 'sign'), dice: [8, 2, 3, 3] }],
    },
  ],
  wrong: [
    { id: 'once-more', at: 2, action: playToken('A', 'sign'), code: 'sign-used', rule: '10.2' },
    { id: 'by-a-bystander', at: 1, action: playToken('C', 'sign'), code: 'not-asked', rule: '10.2' },
    { id: 'before-the-dice', at: 0, action: playToken('A', 'sign'), code: 'not-now', rule: '1' },
  ],
} as const satisfies HispaniaScene;

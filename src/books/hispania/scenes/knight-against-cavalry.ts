import { battle, retreat, stay } from '../engine/actions.ts';
import { any, happened, holds, not, stand, value } from './claims.ts';
import type { HispaniaScene } from './scene.ts';

/** 6.7, below the tables, reversed: a cavalry that defends needs 8 against a knight, in the plain and in the mountains. */
export const knightAgainstCavalry = {
  id: 'knight-against-cavalry',
  rules: ['6.7', '6.7-defender', '6.3', '6.2b'],
  source: { lines: [1262, 1264] },
  view: ['avila', 'segovia', 'calatayud'],
  position: {
    turn: 16,
    active: 'castile',
    phase: 'combat',
    units: {
      avila: [
        { owner: 'castile', kind: 'knight', from: 'calatayud' },
        { owner: 'seville', kind: 'cavalry' },
      ],
      segovia: [
        { owner: 'castile', kind: 'knight', from: 'calatayud' },
        { owner: 'seville', kind: 'cavalry' },
      ],
    },
    seed: 1,
  },
  seed: 1,
  line: [
    // All dice are ours.
    { action: battle('segovia'), dice: [5, 8], ours: [0, 1] },
    { action: battle('avila'), dice: [5, 8], ours: [0, 1] },
  ],
  after: [
    happened('rolled', { place: 'segovia', side: 'attacker', die: 'knight', target: 'cavalry', needs: 5, hits: 1 }),
    happened('rolled', { place: 'segovia', side: 'defender', die: 'cavalry', target: 'knight', needs: 8, hits: 1 }),
    happened('rolled', { place: 'avila', side: 'attacker', die: 'knight', target: 'cavalry', needs: 6, hits: 0 }),
    happened('rolled', { place: 'avila', side: 'defender', die: 'cavalry', target: 'knight', needs: 8, hits: 1 }),
    happened('healed', { place: 'segovia', owner: 'castile', units: { knight: 1 } }),
    happened('battle-over', { place: 'segovia', winner: 'castile', rounds: 1 }),
    value('hits', ['segovia', 'castile', 'knight'], 0),
    value('hits', ['avila', 'castile', 'knight'], 1),
    stand('avila', 'seville', 1),
    value('points', ['castile'], 2),
  ],
  tasks: [
    {
      id: 'he-has-to-fight-on',
      at: 2,
      goal: [happened('destroyed', { place: 'avila', owner: 'seville', unit: 'cavalry' })],
      lost: [
        any(happened('destroyed', { owner: 'castile', unit: 'knight' }), happened('retreated', { owner: 'seville' })),
        not(happened('destroyed', { place: 'avila', owner: 'seville', unit: 'cavalry' })),
      ],
      answer: [{ action: stay('attacker') }, { action: stay('defender'), dice: [8, 6] }],
    },
    {
      id: 'both-provinces',
      at: 0,
      goal: [holds('avila', 'castile'), holds('segovia', 'castile')],
      lost: [any(happened('destroyed', { owner: 'castile', unit: 'knight' }), happened('retreated'))],
      answer: [
        { action: battle('avila'), dice: [8, 6] },
        { action: battle('segovia'), dice: [6, 1] },
      ],
    },
  ],
  wrong: [
    {
      id: 'the-wounded-ride-home',
      at: 2,
      action: retreat('attacker', 'calatayud', { 'knight/from=calatayud/hits=1': 1 }),
      code: 'retreat-wounded',
      rule: '6.6',
    },
    { id: 'two-battles-at-once', at: 2, action: battle('avila'), code: 'round-over', rule: '6.2' },
  ],
} as const satisfies HispaniaScene;

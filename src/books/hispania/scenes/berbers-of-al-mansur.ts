import { battle, retreat, stay } from '../engine/actions.ts';
import { any, happened, holds, stand } from './claims.ts';
import type { HispaniaScene } from './scene.ts';

/** 11-umayyads-berbers: a Berber is hit only by a 9 or 10 on the die, even when it crosses a river. */
export const berbersOfAlMansur = {
  id: 'berbers-of-al-mansur',
  rules: ['11-umayyads-berbers', '6.2b', '6.4', '6.2'],
  source: { lines: [2816, 2824], own: true },
  view: ['segovia', 'toledo', 'avila', 'calatayud', 'cuenca'],
  position: {
    turn: 14,
    active: 'umayyads',
    phase: 'combat',
    units: {
      segovia: [
        { owner: 'umayyads', kind: 'berber', count: 3, from: 'toledo' },
        { owner: 'umayyads', kind: 'leader', leader: 'al-mansur', from: 'toledo' },
        { owner: 'castile', kind: 'infantry', count: 2 },
      ],
      toledo: [{ owner: 'umayyads', kind: 'infantry', count: 3 }],
      avila: [{ owner: 'castile', kind: 'infantry' }],
    },
    tally: { toledo: true },
    seed: 1,
  },
  seed: 1,
  line: [
    { action: battle('segovia'), dice: [6, 4, 3, 8, 7] },
    { action: stay('attacker') },
    { action: stay('defender'), dice: [5, 2, 1, 8] },
  ],
  after: [
    happened('rolled', { round: 1, die: 'berber', needs: 5, dice: [6, 4, 3], hits: 1 }),
    happened('rolled', { round: 1, side: 'defender', target: 'berber~river', needs: 9, dice: [8, 7], hits: 0 }),
    happened('rolled', { round: 2, die: 'berber', needs: 5, dice: [5, 2, 1], hits: 1 }),
    happened('rolled', { round: 2, side: 'defender', target: 'berber', needs: 9, dice: [8], hits: 0 }),
    happened('battle-over', { place: 'segovia', winner: 'umayyads', rounds: 2 }),
    stand('segovia', 'umayyads', 3, 'berber'),
    stand('segovia', 'umayyads', 1, 'leader'),
    holds('segovia', 'umayyads'),
  ],
  tasks: [
    {
      id: 'ride-to-cuenca',
      at: 1,
      goal: [stand('cuenca', 'umayyads', 3, 'berber'), stand('cuenca', 'umayyads', 1, 'leader')],
      lost: [happened('stays', { side: 'attacker' })],
      answer: [
        {
          action: retreat(
            'attacker',
            'cuenca',
            { 'berber/from=toledo/river=true': 3 },
            { 'leader:al-mansur/from=toledo/river=true': 1 },
          ),
        },
      ],
    },
    {
      id: 'save-the-last',
      at: 2,
      goal: [stand('avila', 'castile', 2), happened('battle-over', { winner: 'umayyads' })],
      lost: [any(happened('stays', { side: 'defender' }), happened('retreated', { to: 'cuenca' }))],
      answer: [{ action: retreat('defender', 'avila', { infantry: 1 }) }],
    },
  ],
  wrong: [
    {
      id: 'castile-first',
      at: 1,
      action: retreat('defender', 'avila', { infantry: 1 }),
      code: 'attacker-first',
      rule: '6.6',
    },
    {
      id: 'over-the-tagus',
      at: 2,
      action: retreat('defender', 'toledo', { infantry: 1 }),
      code: 'retreat-whence',
      rule: '6.6',
    },
  ],
} as const satisfies HispaniaScene;

import { capital, end, remove, step } from '../engine/actions.ts';
import { happened, holds, not, stand, value } from './claims.ts';
import type { HispaniaScene } from './scene.ts';

/** 4.5: any number of units may pass through Segovia; of four that stay one must leave, unless it is the capital. */
export const tooManyAtSegovia = {
  id: 'too-many-at-segovia',
  rules: ['4.5', '4.1', '4.3', '5'],
  source: { lines: [701, 712] },
  view: ['segovia', 'avila', 'calatayud', 'cuenca'],
  position: {
    turn: 16,
    active: 'castile',
    phase: 'movement',
    units: {
      avila: [{ owner: 'castile', kind: 'infantry', count: 2 }],
      calatayud: [{ owner: 'castile', kind: 'infantry', count: 2 }],
      segovia: [{ owner: 'castile', kind: 'infantry', count: 2 }],
    },
    seed: 1,
  },
  seed: 1,
  line: [
    { action: step('avila', 'segovia', { infantry: 2 }) },
    { action: step('calatayud', 'segovia', { infantry: 2 }) },
    { action: step('segovia', 'cuenca', { infantry: 2 }) },
    { action: end() },
    { action: remove('segovia', { 'infantry/from=avila': 1 }) },
  ],
  after: [
    happened('moved', { from: 'segovia', to: 'cuenca', units: { infantry: 2 } }),
    happened('removed', { nation: 'castile', place: 'segovia', units: { infantry: 1 }, limit: 3, rule: '4.5' }, 1),
    stand('segovia', 'castile', 3),
    stand('cuenca', 'castile', 2),
    holds('avila', null),
  ],
  tasks: [
    {
      id: 'all-four-stay',
      at: 4,
      goal: [value('capital', ['castile'], 'segovia'), stand('segovia', 'castile', 4)],
      lost: [happened('removed')],
      answer: [{ action: capital('segovia') }],
    },
    {
      id: 'nobody-lost',
      at: 0,
      goal: [
        happened('phase-skipped', { nation: 'castile', phase: 'stacking' }),
        stand('segovia', 'castile', 3),
        not(happened('removed')),
      ],
      lost: [happened('phase'), not(stand('segovia', 'castile', 3))],
      answer: [{ action: step('avila', 'segovia', { infantry: 1 }) }, { action: end() }],
    },
  ],
  wrong: [
    { id: 'go-on-regardless', at: 4, action: end(), code: 'remove-first', rule: '4.5' },
    {
      id: 'two-at-once',
      at: 4,
      action: remove('segovia', { 'infantry/from=avila': 2 }),
      code: 'remove-exactly',
      rule: '4.5',
    },
    {
      id: 'from-somewhere-else',
      at: 4,
      action: remove('cuenca', { 'infantry/from=segovia': 1 }),
      code: 'not-overfull',
      rule: '4.1',
    },
  ],
} as const satisfies HispaniaScene;

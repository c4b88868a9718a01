import { battle, capital, end, remove, step } from '../engine/actions.ts';
import { happened, holds, not, stand, value } from './claims.ts';
import type { HispaniaScene } from './scene.ts';

/** 4.5, second example, in the turn of the invasion: five attack; excess units may still move on (9.1). */
export const alansInvadeSegovia = {
  id: 'alans-invade-segovia',
  rules: ['4.5', '4.4', '9.1'],
  source: { lines: [714, 722] },
  view: ['segovia', 'avila', 'calatayud', 'cuenca'],
  position: {
    turn: 6,
    active: 'alans',
    phase: 'movement',
    units: {
      avila: [{ owner: 'alans', kind: 'infantry', count: 2 }],
      calatayud: [{ owner: 'alans', kind: 'infantry', count: 2 }],
      cuenca: [{ owner: 'alans', kind: 'infantry' }],
      segovia: [{ owner: 'hispano-romans', kind: 'infantry', count: 2 }],
    },
    seed: 1,
  },
  seed: 1,
  line: [
    { action: step('avila', 'segovia', { infantry: 2 }) },
    { action: step('calatayud', 'segovia', { infantry: 2 }) },
    { action: step('cuenca', 'segovia', { infantry: 1 }) },
    { action: end() },
    // All dice are ours.
    { action: battle('segovia'), dice: [8, 7, 3, 2, 5, 4, 6], ours: [0, 1, 2, 3, 4, 5, 6] },
    { action: end() },
    { action: remove('segovia', { infantry: 2 }) },
  ],
  after: [
    happened('rolled', { owner: 'alans', needs: 7, dice: [8, 7, 3, 2, 5], hits: 2 }),
    happened('rolled', { owner: 'hispano-romans', needs: 7, dice: [4, 6], hits: 0 }),
    happened('phase-skipped', { nation: 'alans', phase: 'stacking' }),
    happened('aimed', { owner: 'alans', aims: [{ die: 'infantry', target: 'infantry', count: 5 }] }),
    happened('battle-over', { place: 'segovia', winner: 'alans', rounds: 1 }),
    happened('removed', { nation: 'alans', place: 'segovia', units: { infantry: 2 }, limit: 3 }, 1),
    stand('segovia', 'alans', 3),
    holds('segovia', 'alans'),
  ],
  tasks: [
    {
      id: 'all-five-alive',
      at: 5,
      goal: [
        happened('phase-skipped', { nation: 'alans', phase: 'second-stacking' }),
        not(happened('removed')),
        holds('segovia', 'alans'),
      ],
      lost: [happened('removed')],
      answer: [{ action: step('segovia', 'calatayud', { infantry: 2 }) }, { action: end() }],
    },
    {
      id: 'only-one-need-go',
      at: 6,
      goal: [stand('segovia', 'alans', 4), value('capital', ['alans'], 'segovia')],
      lost: [happened('removed', { units: { infantry: 2 } })],
      answer: [{ action: capital('segovia') }, { action: remove('segovia', { infantry: 1 }) }],
    },
  ],
  wrong: [
    { id: 'stay-as-five', at: 6, action: end(), code: 'remove-first', rule: '4.5' },
    { id: 'give-up-only-one', at: 6, action: remove('segovia', { infantry: 1 }), code: 'remove-exactly', rule: '4.5' },
  ],
} as const satisfies HispaniaScene;

import { arrive, battle, end, refuseSubmission, submit, withdraw } from '../engine/actions.ts';
import { happened, holds, not, stand, value } from './claims.ts';
import type { HispaniaScene } from './scene.ts';

/** 11-badajoz-founding: Lusitanians who submit to the Umayyads on turn 11 become Badajoz at its end. */
export const badajozIsFounded = {
  id: 'badajoz-is-founded',
  rules: ['11-badajoz-founding', '11-lusitanians-umayyads', '9.6-submission', '9.4', '6.6-transformation'],
  source: { lines: [2192, 2215], own: true },
  view: ['lusitania', 'porto', 'badajoz', 'alcantara', 'lisbon', 'seville', 'salamanca'],
  position: {
    turn: 11,
    lastTurn: 12,
    active: 'umayyads',
    phase: 'combat',
    units: {
      lusitania: [
        { owner: 'lusitanians', kind: 'infantry', count: 3 },
        { owner: 'umayyads', kind: 'infantry', count: 3, from: 'badajoz' },
      ],
      badajoz: [{ owner: 'umayyads', kind: 'infantry' }],
      seville: [{ owner: 'umayyads', kind: 'infantry' }],
    },
    seed: 1,
  },
  seed: 1,
  line: [
    { action: battle('lusitania'), dice: [3, 5, 2, 4, 1, 6] },
    { action: submit() },
    { action: withdraw('lusitania', 'salamanca', { infantry: 2 }) },
    { action: end() },
    { action: withdraw('badajoz', 'seville', { infantry: 1 }) },
    { action: arrive('porto', { infantry: 1, castle: 1 }) },
    { action: arrive('alcantara', { infantry: 2, castle: 1 }) },
  ],
  after: [
    happened('rolled', { side: 'attacker', needs: 7, dice: [3, 5, 2], hits: 0 }),
    happened('rolled', { side: 'defender', target: 'infantry~river', needs: 5, dice: [4, 1, 6], hits: 1 }),
    happened('submitted', { nation: 'lusitanians', to: 'umayyads', must: false, rule: '11-lusitanians-umayyads' }, 1),
    happened('withdrew', { owner: 'umayyads', from: 'badajoz', rule: '6.6-transformation' }, 1),
    happened('founded', { nation: 'badajoz' }, 1),
    happened('raised', { rule: '11-badajoz-founding' }, 3),
    value('turn', [], 12),
    stand('lusitania', 'badajoz', 3),
    holds('badajoz', 'badajoz'),
    holds('porto', 'badajoz'),
    holds('alcantara', 'badajoz'),
    value('all', ['badajoz', 'infantry'], 6),
    value('all', ['lusitanians', 'infantry'], 0),
  ],
  tasks: [
    {
      id: 'two-at-home',
      at: 5,
      goal: [stand('badajoz', 'badajoz', 4), value('all', ['badajoz', 'castle'], 3)],
      lost: [value('turn', [], 12), not(stand('badajoz', 'badajoz', 4))],
      answer: [
        { action: arrive('badajoz', { infantry: 3 }) },
        { action: arrive('porto', { castle: 1 }) },
        { action: arrive('lusitania', { castle: 1 }) },
      ],
    },
    {
      id: 'fight-on',
      at: 1,
      goal: [value('battle', [], 'lusitania'), not(happened('submitted')), happened('refused-submission')],
      lost: [happened('submitted')],
      answer: [{ action: refuseSubmission() }],
    },
  ],
  wrong: [
    {
      id: 'stay-there',
      at: 4,
      action: withdraw('badajoz', 'alcantara', { infantry: 1 }),
      code: 'retreat-given',
      rule: '6.6-transformation',
    },
    {
      id: 'two-castles-in-badajoz',
      at: 5,
      action: arrive('badajoz', { castle: 1 }),
      code: 'castle-there',
      rule: '4.2',
    },
  ],
} as const satisfies HispaniaScene;

import { aim, battle, end, retreat, step } from '../engine/actions.ts';
import { all, any, happened, not, stand, value } from './claims.ts';
import type { HispaniaScene } from './scene.ts';

/** 6.2b: with a leader infantry hits infantry on 5. He moves up to his army first (5.2). */
export const aLeaderAddsTwo = {
  id: 'a-leader-adds-two',
  rules: ['6.2b', '6.2b-lone-leader', '5.2'],
  source: { lines: [1128, 1136] },
  view: ['cartagena', 'denia', 'valencia'],
  position: {
    turn: 7,
    active: 'visigoths',
    phase: 'movement',
    units: {
      valencia: [{ owner: 'visigoths', kind: 'leader', leader: 'wallia' }],
      denia: [{ owner: 'visigoths', kind: 'infantry', count: 3 }],
      cartagena: [
        { owner: 'alans', kind: 'infantry', count: 2 },
        { owner: 'alans', kind: 'cavalry' },
      ],
    },
    seed: 1,
  },
  seed: 1,
  line: [
    { action: step('valencia', 'denia', {}, { 'leader:wallia': 1 }) },
    {
      action: step('denia', 'cartagena', { infantry: 3 }, { 'leader:wallia/steps=1/reach=3/from=valencia': 1 }),
    },
    { action: end() },
    { action: battle('cartagena') },
    // All dice are ours: the book gives the number only.
    { action: aim('attacker', { infantry: { infantry: 3 } }), dice: [5, 4, 3, 6, 5, 4], ours: [0, 1, 2, 3, 4, 5] },
  ],
  after: [
    happened('moved', { from: 'denia', to: 'cartagena', units: { infantry: 3 }, leaders: ['wallia'] }),
    happened('rolled', { side: 'attacker', die: 'infantry', target: 'infantry', needs: 5, dice: [5, 4, 3], hits: 1 }),
    happened('rolled', { side: 'defender', die: 'infantry', target: 'infantry', needs: 7, hits: 0 }),
    value('needs', ['attacker', 'infantry', 'infantry'], 5),
    value('needs', ['defender', 'infantry', 'infantry'], 7),
    stand('cartagena', 'alans', 1, 'infantry'),
    stand('cartagena', 'visigoths', 3),
    stand('cartagena', 'visigoths', 1, 'leader'),
  ],
  tasks: [
    {
      id: 'bring-him-up',
      at: 0,
      goal: [happened('rolled', { side: 'attacker', die: 'infantry', needs: 5 })],
      lost: [
        any(
          happened('leader-killed'),
          happened('rolled', { side: 'attacker', needs: 7 }),
          not(value('active', [], 'visigoths')),
        ),
      ],
      answer: [
        { action: step('valencia', 'denia', {}, { 'leader:wallia': 1 }) },
        { action: step('denia', 'cartagena', { infantry: 2 }, { 'leader:wallia/steps=1/reach=3/from=valencia': 1 }) },
        { action: end() },
        { action: battle('cartagena') },
        { action: aim('attacker', { infantry: { infantry: 2 } }), dice: [8, 6, 6, 1, 1] },
      ],
    },
    {
      id: 'home-with-the-king',
      at: 5,
      goal: [stand('denia', 'visigoths', 3), stand('denia', 'visigoths', 1, 'leader')],
      lost: [
        any(happened('leader-killed'), happened('battle-over'), happened('rolled')),
        not(all(stand('denia', 'visigoths', 3), stand('denia', 'visigoths', 1, 'leader'))),
      ],
      answer: [
        { action: retreat('attacker', 'denia', { 'infantry/from=denia': 3 }, { 'leader:wallia/from=denia': 1 }) },
      ],
    },
  ],
  wrong: [
    {
      id: 'on-to-cordoba',
      at: 2,
      action: step('cartagena', 'cordoba', { 'infantry/steps=1/led=true/from=denia': 1 }),
      code: 'stopped',
      rule: '5.3',
    },
    {
      id: 'wallia-rolls-too',
      at: 4,
      action: {
        kind: 'aim',
        fixed: { side: 'attacker' },
        values: { infantry: { infantry: 3 }, leader: { infantry: 1 } },
      },
      code: 'no-such-dice',
      rule: '6.2',
    },
  ],
} as const satisfies HispaniaScene;

import { end, survive } from '../engine/actions.ts';
import { any, happened, holds, not, stand, value } from './claims.ts';
import type { HispaniaScene } from './scene.ts';

/** 11-leon-founding: six units of the Suebi go on, and may become a knight and a castle. */
export const leonIsFounded = {
  id: 'leon-is-founded',
  rules: ['11-leon-founding', '11-leon', '9.4'],
  source: { lines: [2688, 2699], own: true },
  view: ['leon', 'galicia', 'asturias', 'porto', 'duero', 'tierra-de-campos'],
  position: {
    turn: 13,
    lastTurn: 14,
    active: 'suebi',
    phase: 'movement',
    units: {
      galicia: [{ owner: 'suebi', kind: 'infantry', count: 2 }],
      asturias: [{ owner: 'suebi', kind: 'infantry', count: 2 }],
      leon: [{ owner: 'suebi', kind: 'infantry', count: 2 }],
      porto: [{ owner: 'suebi', kind: 'infantry', count: 2 }],
    },
    seed: 1,
  },
  seed: 1,
  line: [
    { action: end() },
    { action: survive('leon', 'castle', { infantry: 1 }) },
    { action: survive('leon', 'knight', { infantry: 1 }) },
    { action: survive('galicia', 'infantry', { infantry: 2 }) },
    { action: survive('porto', 'infantry', { infantry: 1 }) },
    { action: survive('asturias', 'infantry', { infantry: 1 }) },
  ],
  after: [
    happened('nation-ended', { nation: 'suebi', into: 'leon' }, 1),
    stand('leon', 'leon', 1, 'castle'),
    stand('leon', 'leon', 1, 'knight'),
    value('all', ['leon', 'infantry'], 4),
    value('all', ['suebi', 'infantry'], 0),
    holds('galicia', 'leon'),
    holds('asturias', 'leon'),
    holds('porto', 'leon'),
    value('turn', [], 14),
    value('active', [], 'leon'),
  ],
  tasks: [
    {
      id: 'a-castle-alone',
      at: 0,
      goal: [
        stand('leon', 'leon', 1),
        stand('leon', 'leon', 1, 'castle'),
        stand('asturias', 'leon', 2),
        holds('galicia', 'leon'),
        holds('porto', 'leon'),
      ],
      lost: [
        value('turn', [], 14),
        any(not(stand('leon', 'leon', 1)), not(stand('leon', 'leon', 1, 'castle')), not(stand('asturias', 'leon', 2))),
      ],
      answer: [
        { action: end() },
        { action: survive('leon', 'castle', { infantry: 1 }) },
        { action: survive('asturias', 'knight', { infantry: 1 }) },
        { action: survive('asturias', 'infantry', { infantry: 1 }) },
        { action: survive('porto', 'infantry', { infantry: 1 }) },
        { action: survive('galicia', 'infantry', { infantry: 2 }) },
      ],
    },
    {
      id: 'strong-in-galicia',
      at: 1,
      goal: [stand('galicia', 'leon', 1, 'castle'), stand('galicia', 'leon', 1, 'knight'), value('turn', [], 14)],
      lost: [
        value('turn', [], 14),
        any(not(stand('galicia', 'leon', 1, 'castle')), not(stand('galicia', 'leon', 1, 'knight'))),
      ],
      answer: [
        { action: survive('galicia', 'castle', { infantry: 1 }) },
        { action: survive('galicia', 'knight', { infantry: 1 }) },
        { action: survive('leon', 'infantry', { infantry: 2 }) },
        { action: survive('porto', 'infantry', { infantry: 1 }) },
        { action: survive('asturias', 'infantry', { infantry: 1 }) },
      ],
    },
  ],
  wrong: [
    {
      id: 'a-second-castle',
      at: 2,
      action: survive('galicia', 'castle', { infantry: 1 }),
      code: 'survive-kind',
      rule: '11-leon-founding',
    },
    {
      id: 'cavalry-for-leon',
      at: 1,
      action: survive('leon', 'cavalry', { infantry: 1 }),
      code: 'survive-kind',
      rule: '11-leon-founding',
    },
  ],
} as const satisfies HispaniaScene;

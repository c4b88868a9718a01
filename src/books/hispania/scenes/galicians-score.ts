import { end, step } from '../engine/actions.ts';
import { any, happened, holds, stand, value } from './claims.ts';
import type { HispaniaScene } from './scene.ts';

/** 8-turn-end: at the end of turn 10 Galicia, Asturias and Porto are worth 1½ each to the Galicians: 4½. */
export const galiciansScore = {
  id: 'galicians-score',
  rules: ['8', '8-turn-end'],
  source: { lines: [1479, 1481] },
  view: ['galicia', 'asturias', 'porto', 'leon'],
  position: {
    turn: 10,
    active: 'galicians',
    phase: 'movement',
    units: {
      galicia: [{ owner: 'galicians', kind: 'infantry', count: 2 }],
      asturias: [{ owner: 'galicians', kind: 'infantry', count: 2 }],
    },
    seed: 1,
  },
  seed: 1,
  line: [{ action: step('galicia', 'porto', { infantry: 1 }) }, { action: end() }],
  after: [
    happened('points', { nation: 'galicians', points: 9, reason: 'provinces', count: 3, rule: '8-turn-end' }, 1),
    value('points', ['galicians'], 9),
    happened('over', { turn: 10 }),
  ],
  tasks: [
    {
      id: 'leon-pays-nothing',
      at: 1,
      goal: [value('points', ['galicians'], 9), holds('leon', 'galicians')],
      lost: [value('active', [], null), any(stand('leon', 'galicians', 0), stand('asturias', 'galicians', 0))],
      answer: [{ action: step('asturias', 'leon', { infantry: 1 }) }, { action: end() }],
    },
    {
      id: 'galicia-left',
      at: 0,
      goal: [value('points', ['galicians'], 6), holds('galicia', null)],
      lost: [value('active', [], null), any(stand('galicia', 'galicians', 1), stand('galicia', 'galicians', 2))],
      answer: [{ action: step('galicia', 'porto', { infantry: 2 }) }, { action: end() }],
    },
  ],
  wrong: [
    {
      id: 'straight-to-duero',
      at: 1,
      action: step('galicia', 'duero', { infantry: 1 }),
      code: 'corner',
      rule: '5-corners',
    },
  ],
} as const satisfies HispaniaScene;

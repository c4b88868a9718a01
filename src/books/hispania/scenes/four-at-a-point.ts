import { end, step } from '../engine/actions.ts';
import { any, happened, holds, stand, value } from './claims.ts';
import type { HispaniaScene } from './scene.ts';

/** 5-corners: no way leads from Cuenca to Tortosa, nor from Duero to Galicia; the way round the point takes two provinces. */
export const fourAtAPoint = {
  id: 'four-at-a-point',
  rules: ['5-corners', '5', '5.1', '5.2'],
  source: { lines: [751, 754] },
  view: ['cuenca', 'zaragoza', 'tortosa', 'castellon', 'galicia', 'porto', 'duero', 'asturias', 'toledo'],
  position: {
    turn: 17,
    active: 'castile',
    phase: 'movement',
    units: {
      cuenca: [
        { owner: 'castile', kind: 'infantry', count: 2 },
        { owner: 'castile', kind: 'leader', leader: 'alfonso-vi' },
      ],
      duero: [{ owner: 'castile', kind: 'infantry' }],
      toledo: [{ owner: 'castile', kind: 'infantry' }],
    },
    seed: 1,
  },
  seed: 1,
  line: [
    { action: step('cuenca', 'zaragoza', { infantry: 1 }) },
    { action: step('zaragoza', 'tortosa', { 'infantry/steps=1/from=cuenca': 1 }) },
    { action: step('duero', 'porto', { infantry: 1 }) },
    { action: step('porto', 'galicia', { 'infantry/steps=1/from=duero': 1 }) },
  ],
  after: [
    happened('moved', { from: 'zaragoza', to: 'tortosa' }),
    happened('moved', { from: 'porto', to: 'galicia' }),
    stand('tortosa', 'castile', 1),
    stand('galicia', 'castile', 1),
    holds('duero', null),
  ],
  tasks: [
    {
      id: 'by-castellon',
      at: 0,
      goal: [happened('moved', { from: 'castellon', to: 'tortosa', units: { infantry: 1 } })],
      lost: [any(happened('halted'), value('phase', [], 'last-stacking'))],
      answer: [
        { action: step('cuenca', 'castellon', { infantry: 1 }, { 'leader:alfonso-vi': 1 }) },
        {
          action: step(
            'castellon',
            'tortosa',
            { 'infantry/steps=1/led=true/from=cuenca': 1 },
            { 'leader:alfonso-vi/steps=1/reach=3/from=cuenca': 1 },
          ),
        },
      ],
    },
    {
      id: 'a-third-point',
      at: 0,
      goal: [holds('badajoz', 'castile')],
      lost: [happened('halted', { place: 'alcantara' })],
      answer: [
        { action: step('toledo', 'sierra-morena', { infantry: 1 }) },
        { action: step('sierra-morena', 'badajoz', { 'infantry/steps=1/from=toledo': 1 }) },
        { action: end() },
      ],
    },
  ],
  wrong: [
    {
      id: 'cuenca-to-tortosa',
      at: 0,
      action: step('cuenca', 'tortosa', { infantry: 1 }),
      code: 'corner',
      rule: '5-corners',
    },
    {
      id: 'duero-to-galicia',
      at: 2,
      action: step('duero', 'galicia', { infantry: 1 }),
      code: 'corner',
      rule: '5-corners',
    },
    {
      id: 'toledo-to-badajoz',
      at: 0,
      action: step('toledo', 'badajoz', { infantry: 1 }),
      code: 'corner',
      rule: '5-corners',
    },
  ],
} as const satisfies HispaniaScene;

import { end, step } from '../engine/actions.ts';
import { any, happened, holds, not, value } from './claims.ts';
import type { HispaniaScene } from './scene.ts';

/** 11-cantabrians-end: at the end of turn 8 every remaining infantry becomes one of the Visigoths in its place. */
export const cantabriansBecomeVisigoths = {
  id: 'cantabrians-become-visigoths',
  rules: ['11-cantabrians-end', '9.4', '8-turn-end'],
  source: { lines: [2277, 2279], own: true },
  view: ['cantabria', 'asturias', 'leon', 'basque-country', 'calatayud', 'avila'],
  position: {
    turn: 8,
    lastTurn: 9,
    active: 'cantabrians',
    phase: 'movement',
    units: {
      cantabria: [{ owner: 'cantabrians', kind: 'infantry', count: 2 }],
      asturias: [{ owner: 'cantabrians', kind: 'infantry', count: 2 }],
    },
    seed: 1,
  },
  seed: 1,
  line: [{ action: step('asturias', 'leon', { infantry: 1 }) }, { action: end() }],
  after: [
    happened('transformed', { rule: '11-cantabrians-end' }, 3),
    happened('nation-ended', { nation: 'cantabrians', rule: '11-cantabrians-end' }, 1),
    value('all', ['cantabrians', 'infantry'], 0),
    value('all', ['visigoths', 'infantry'], 4),
    holds('cantabria', 'visigoths'),
    holds('asturias', 'visigoths'),
    holds('leon', 'visigoths'),
    value('turn', [], 9),
    value('active', [], 'visigoths'),
  ],
  tasks: [
    {
      id: 'four-provinces',
      at: 0,
      goal: [
        value('turn', [], 9),
        holds('cantabria', 'visigoths'),
        holds('asturias', 'visigoths'),
        holds('leon', 'visigoths'),
        holds('basque-country', 'visigoths'),
      ],
      lost: [
        value('turn', [], 9),
        any(
          not(holds('basque-country', 'visigoths')),
          not(holds('leon', 'visigoths')),
          not(holds('asturias', 'visigoths')),
        ),
      ],
      answer: [
        { action: step('asturias', 'leon', { infantry: 1 }) },
        { action: step('cantabria', 'basque-country', { infantry: 1 }) },
        { action: end() },
      ],
    },
    {
      id: 'ride-on',
      at: 2,
      goal: [holds('duero', 'visigoths')],
      lost: [not(value('active', [], 'visigoths'))],
      answer: [{ action: step('leon', 'duero', { infantry: 1 }) }],
    },
  ],
  wrong: [
    {
      id: 'far-to-segovia',
      at: 0,
      action: step('cantabria', 'segovia', { infantry: 1 }),
      code: 'no-border',
      rule: '5',
    },
    {
      id: 'past-the-mountains',
      at: 1,
      action: step('leon', 'salamanca', { 'infantry/steps=1/halt=mountain/from=asturias': 1 }),
      code: 'halted-mountain',
      rule: '5.1-mountain',
    },
  ],
} as const satisfies HispaniaScene;

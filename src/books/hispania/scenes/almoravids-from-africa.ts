import { end, step } from '../engine/actions.ts';
import { any, happened, holds, not, stand, value } from './claims.ts';
import type { HispaniaScene } from './scene.ts';

/** 3.2-africa: on turn 19 elites come to Africa; they enter by Cádiz or Gibraltar, and no unit stays behind. */
export const almoravidsFromAfrica = {
  id: 'almoravids-from-africa',
  rules: ['3.2-africa', '3.2-sea', '5.5', '5.4'],
  source: { lines: [588, 591] },
  view: ['africa', 'cadiz', 'gibraltar', 'seville', 'cordoba', 'badajoz', 'cartagena'],
  position: {
    turn: 18,
    lastTurn: 19,
    active: 'almoravids',
    phase: 'second-movement',
    units: {
      cordoba: [
        { owner: 'almoravids', kind: 'elite', count: 2 },
        { owner: 'almoravids', kind: 'leader', leader: 'yusuf' },
      ],
      granada: [{ owner: 'almoravids', kind: 'elite', count: 2 }],
      cartagena: [{ owner: 'almoravids', kind: 'elite' }],
    },
    seed: 1,
  },
  seed: 1,
  line: [
    { action: end() },
    { action: step('africa', 'cadiz', { elite: 6 }) },
    { action: step('cadiz', 'seville', { 'elite/steps=1/from=africa': 4 }) },
    { action: step('seville', 'badajoz', { 'elite/steps=2/from=cadiz': 2 }) },
    { action: step('africa', 'gibraltar', { elite: 2 }) },
    { action: end() },
  ],
  after: [
    happened('arrived', { nation: 'almoravids', place: 'africa', units: { elite: 8 }, rule: '3.2-africa' }, 1),
    not(happened('left')),
    not(happened('removed')),
    not(happened('culled')),
    value('all', ['almoravids', 'elite'], 13),
    stand('africa', 'almoravids', 0),
    holds('badajoz', 'almoravids'),
    holds('gibraltar', 'almoravids'),
  ],
  tasks: [
    {
      id: 'up-to-toledo',
      at: 1,
      goal: [stand('toledo', 'almoravids', 2)],
      lost: [any(happened('left'), value('active', [], null))],
      answer: [
        { action: step('africa', 'gibraltar', { elite: 2 }) },
        { action: step('gibraltar', 'cordoba', { 'elite/steps=1/from=africa': 2 }) },
        { action: step('cordoba', 'toledo', { 'elite/steps=2/from=gibraltar': 2 }) },
      ],
    },
    {
      id: 'all-by-gibraltar',
      at: 1,
      goal: [value('active', [], null), value('all', ['almoravids', 'elite'], 13), holds('cadiz', null)],
      lost: [any(happened('left'), happened('removed'), happened('culled'), not(holds('cadiz', null)))],
      answer: [
        { action: step('africa', 'gibraltar', { elite: 8 }) },
        { action: step('gibraltar', 'seville', { 'elite/steps=1/from=africa': 6 }) },
        { action: step('seville', 'badajoz', { 'elite/steps=2/from=gibraltar': 2 }) },
        { action: step('seville', 'sierra-morena', { 'elite/steps=2/from=gibraltar': 2 }) },
        { action: end() },
      ],
    },
  ],
  wrong: [
    { id: 'straight-to-seville', at: 1, action: step('africa', 'seville', { elite: 4 }), code: 'no-border', rule: '5' },
    {
      id: 'four-provinces',
      at: 4,
      action: step('badajoz', 'lisbon', { 'elite/steps=3/from=seville': 1 }),
      code: 'spent',
      rule: '5.1',
    },
  ],
} as const satisfies HispaniaScene;

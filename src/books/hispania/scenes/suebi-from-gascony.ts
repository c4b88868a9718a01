import { end, step } from '../engine/actions.ts';
import { any, happened, holds, not, stand, value } from './claims.ts';
import type { HispaniaScene } from './scene.ts';

/** 3.2-gascony: 13 infantry and Hermeric come to Gascony, and all of them must leave it in their movement. */
export const suebiFromGascony = {
  id: 'suebi-from-gascony',
  rules: ['3.2-gascony', '3.2', '5.4', '4.5'],
  source: { lines: [565, 567] },
  view: ['gascony', 'pamplona', 'basque-country', 'western-pyrenees', 'huesca', 'zaragoza', 'segovia'],
  position: {
    turn: 6,
    // The Alans play before them.
    active: 'alans',
    phase: 'second-movement',
    units: {
      segovia: [{ owner: 'alans', kind: 'infantry', count: 2 }],
    },
    seats: { suebi: 'suebi' },
    seed: 1,
  },
  seed: 1,
  line: [
    { action: end() },
    { action: step('gascony', 'basque-country', { infantry: 2 }) },
    { action: step('gascony', 'western-pyrenees', { infantry: 2 }) },
    { action: step('gascony', 'pamplona', { infantry: 6 }) },
    { action: step('pamplona', 'huesca', { 'infantry/steps=1/from=gascony': 3 }) },
    { action: step('gascony', 'pamplona', { infantry: 3 }, { 'leader:hermeric': 1 }) },
    {
      action: step(
        'pamplona',
        'zaragoza',
        { 'infantry/steps=1/led=true/from=gascony': 3 },
        { 'leader:hermeric/steps=1/reach=3/from=gascony': 1 },
      ),
    },
    { action: end() },
  ],
  after: [
    happened('arrived', { nation: 'suebi', place: 'gascony', units: { infantry: 13 }, leaders: ['hermeric'] }, 1),
    not(happened('left')),
    not(happened('removed')),
    stand('gascony', 'suebi', 0),
    stand('gascony', 'suebi', 0, 'leader'),
    value('all', ['suebi', 'infantry'], 13),
    stand('pamplona', 'suebi', 3),
    stand('zaragoza', 'suebi', 1, 'leader'),
    value('phase', [], 'second-movement'),
  ],
  tasks: [
    {
      id: 'as-far-as-asturias',
      at: 1,
      goal: [holds('asturias', 'suebi')],
      lost: [value('phase', [], 'second-movement')],
      answer: [
        { action: step('gascony', 'basque-country', { infantry: 1 }, { 'leader:hermeric': 1 }) },
        {
          action: step(
            'basque-country',
            'cantabria',
            { 'infantry/steps=1/led=true/from=gascony': 1 },
            { 'leader:hermeric/steps=1/reach=3/from=gascony': 1 },
          ),
        },
        {
          action: step(
            'cantabria',
            'asturias',
            { 'infantry/steps=2/led=true/from=basque-country': 1 },
            { 'leader:hermeric/steps=2/reach=3/from=basque-country': 1 },
          ),
        },
      ],
    },
    {
      id: 'zaragoza-left-alone',
      at: 4,
      goal: [
        value('phase', [], 'second-movement'),
        value('all', ['suebi', 'infantry'], 13),
        stand('zaragoza', 'suebi', 0),
      ],
      lost: [any(happened('left'), happened('removed'))],
      answer: [
        { action: step('pamplona', 'huesca', { 'infantry/steps=1/from=gascony': 3 }) },
        { action: step('pamplona', 'calatayud', { 'infantry/steps=1/from=gascony': 2 }) },
        { action: step('gascony', 'pamplona', { infantry: 2 }) },
        { action: step('gascony', 'basque-country', { infantry: 1 }, { 'leader:hermeric': 1 }) },
        {
          action: step(
            'basque-country',
            'cantabria',
            { 'infantry/steps=1/led=true/from=gascony': 1 },
            { 'leader:hermeric/steps=1/reach=3/from=gascony': 1 },
          ),
        },
        { action: end() },
      ],
    },
  ],
  wrong: [
    {
      id: 'back-to-gascony',
      at: 4,
      action: step('pamplona', 'gascony', { 'infantry/steps=1/from=gascony': 1 }),
      code: 'no-entry-off-map',
      rule: '5.4',
    },
    {
      id: 'straight-to-huesca',
      at: 1,
      action: step('gascony', 'huesca', { infantry: 3 }),
      code: 'no-border',
      rule: '5',
    },
  ],
} as const satisfies HispaniaScene;

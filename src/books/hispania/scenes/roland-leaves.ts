import { buy, end, place, step } from '../engine/actions.ts';
import { any, happened, holds, not, stand, value } from './claims.ts';
import type { HispaniaScene } from './scene.ts';

/** 3.2, 3.3: Roland comes to Narbonne on turn 12 and leaves at the start of turn 13; no unit replaces him where he was alone. */
export const rolandLeaves = {
  id: 'roland-leaves',
  rules: ['3.2', '3.3', '3.1', '3.2-gascony'],
  source: { lines: [543, 548] },
  view: ['narbonne', 'gascony', 'pamplona', 'eastern-pyrenees', 'barcelona'],
  note: true,
  position: {
    turn: 11,
    lastTurn: 13,
    active: 'franks',
    phase: 'movement',
    units: {
      'eastern-pyrenees': [{ owner: 'franks', kind: 'infantry' }],
    },
    // Half gold: 1.
    gold: { franks: 2 },
    seed: 1,
  },
  seed: 1,
  line: [
    { action: end() },
    { action: step('narbonne', 'barcelona', { infantry: 1, knight: 1 }) },
    { action: step('narbonne', 'eastern-pyrenees', { infantry: 1 }) },
    { action: step('narbonne', 'gascony', { infantry: 1, knight: 1 }, { 'leader:roland': 1 }) },
    { action: step('gascony', 'western-pyrenees', { 'infantry/from=narbonne': 1, 'knight/from=narbonne': 1 }) },
    { action: step('gascony', 'pamplona', {}, { 'leader:roland/from=narbonne': 1 }) },
    { action: end() },
    { action: buy('infantry') },
    { action: place('barcelona', 'infantry') },
  ],
  after: [
    happened(
      'arrived',
      { nation: 'franks', place: 'narbonne', units: { infantry: 3, knight: 2 }, leaders: ['roland'] },
      1,
    ),
    happened('leader-gone', { nation: 'franks', leader: 'roland', rule: '3.3' }, 1),
    happened('arrived', { nation: 'franks', place: 'narbonne', units: { infantry: 1 } }, 1),
    stand('pamplona', 'franks', 0),
    holds('pamplona', null),
    stand('barcelona', 'franks', 2, 'infantry'),
    value('turn', [], 13),
  ],
  tasks: [
    {
      id: 'hold-pamplona',
      at: 4,
      goal: [holds('pamplona', 'franks'), value('turn', [], 13)],
      lost: [any(happened('left'), value('turn', [], 13)), not(holds('pamplona', 'franks'))],
      answer: [
        { action: step('gascony', 'pamplona', { 'infantry/from=narbonne': 1 }, { 'leader:roland/from=narbonne': 1 }) },
        { action: step('gascony', 'western-pyrenees', { 'knight/from=narbonne': 1 }) },
        { action: end() },
      ],
    },
    {
      id: 'roland-to-zaragoza',
      at: 1,
      goal: [stand('zaragoza', 'franks', 1, 'leader')],
      lost: [value('turn', [], 13)],
      answer: [
        { action: step('narbonne', 'barcelona', {}, { 'leader:roland': 1 }) },
        { action: step('barcelona', 'zaragoza', {}, { 'leader:roland/steps=1/reach=3/from=narbonne': 1 }) },
      ],
    },
  ],
  wrong: [
    { id: 'where-he-stood', at: 8, action: place('pamplona', 'infantry'), code: 'place-not-held', rule: '3.1' },
    { id: 'not-into-narbonne', at: 8, action: place('narbonne', 'infantry'), code: 'place-not-held', rule: '3.1' },
  ],
} as const satisfies HispaniaScene;

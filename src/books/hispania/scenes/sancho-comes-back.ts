import { aim, battle, end, step } from '../engine/actions.ts';
import { any, happened, holds, not, stand, value } from './claims.ts';
import type { HispaniaScene } from './scene.ts';

/** 11-navarre-sancho: Navarre has no units left, and Sancho still comes, in Gascony. */
export const sanchoComesBack = {
  id: 'sancho-comes-back',
  rules: ['11-navarre-sancho', '3.2-gascony', '5.4', '3.3'],
  source: { lines: [2753, 2756], own: true },
  view: ['gascony', 'pamplona', 'basque-country', 'western-pyrenees', 'zaragoza', 'huesca'],
  position: {
    turn: 15,
    active: 'zaragoza',
    phase: 'movement',
    seats: { navarre: 'navarre' },
    units: {
      zaragoza: [{ owner: 'zaragoza', kind: 'infantry', count: 2 }],
      pamplona: [{ owner: 'zaragoza', kind: 'infantry' }],
    },
    seed: 1,
  },
  seed: 1,
  line: [
    { action: end() },
    { action: step('gascony', 'pamplona', { infantry: 1, knight: 1 }, { 'leader:sancho': 1 }) },
    { action: end() },
    { action: battle('pamplona') },
    { action: aim('defender', { infantry: { infantry: 1 } }), dice: [3, 6, 5] },
  ],
  after: [
    happened('arrived', { nation: 'navarre', place: 'gascony', leaders: ['sancho'], rule: '3.2-gascony' }, 1),
    not(happened('left')),
    happened('rolled', { owner: 'navarre', die: 'infantry', needs: 5, dice: [3], hits: 0 }),
    happened('rolled', { owner: 'navarre', die: 'knight', needs: 3, dice: [6], hits: 1 }),
    happened('rolled', { owner: 'zaragoza', target: 'infantry', needs: 7, dice: [5], hits: 0 }),
    happened('scored', { nation: 'navarre', points: 2, rule: '11-navarre' }, 1),
    holds('pamplona', 'navarre'),
    stand('pamplona', 'navarre', 1, 'leader'),
  ],
  tasks: [
    {
      id: 'two-provinces',
      at: 1,
      goal: [
        holds('basque-country', 'navarre'),
        holds('western-pyrenees', 'navarre'),
        stand('gascony', 'navarre', 0, 'leader'),
      ],
      lost: [any(happened('left'), happened('battle'), value('active', [], null))],
      answer: [
        { action: step('gascony', 'basque-country', { knight: 1 }, { 'leader:sancho': 1 }) },
        { action: step('gascony', 'western-pyrenees', { infantry: 1 }) },
      ],
    },
    {
      id: 'as-far-as-old-castile',
      at: 1,
      goal: [stand('old-castile', 'navarre', 2), stand('old-castile', 'navarre', 1, 'leader')],
      lost: [any(happened('left'), happened('battle'), value('active', [], null))],
      answer: [
        { action: step('gascony', 'basque-country', { infantry: 1, knight: 1 }, { 'leader:sancho': 1 }) },
        {
          action: step(
            'basque-country',
            'old-castile',
            { 'infantry/steps=1/led=true/from=gascony': 1, 'knight/steps=1/led=true/from=gascony': 1 },
            { 'leader:sancho/steps=1/reach=3/from=gascony': 1 },
          ),
        },
      ],
    },
  ],
  wrong: [
    {
      id: 'straight-to-zaragoza',
      at: 1,
      action: step('gascony', 'zaragoza', { infantry: 1, knight: 1 }, { 'leader:sancho': 1 }),
      code: 'no-border',
      rule: '5',
    },
    {
      id: 'past-pamplona',
      at: 2,
      action: step(
        'pamplona',
        'huesca',
        { 'infantry/steps=1/led=true/from=gascony': 1 },
        { 'leader:sancho/steps=1/reach=3/from=gascony': 1 },
      ),
      code: 'stopped',
      rule: '5.3',
    },
  ],
} as const satisfies HispaniaScene;

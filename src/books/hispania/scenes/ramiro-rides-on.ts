import { aim, battle, end, step } from '../engine/actions.ts';
import { any, happened, holds, not, stand, value } from './claims.ts';
import type { HispaniaScene } from './scene.ts';

/** 9.2: Ramiro's pile moves once more, drops units and picks up others, and attacks over the Ebro. */
export const ramiroRidesOn = {
  id: 'ramiro-rides-on',
  rules: ['9.2', '5.2', '4.3', '6.4'],
  source: { lines: [1597, 1608] },
  view: ['eastern-pyrenees', 'huesca', 'barcelona', 'zaragoza'],
  position: {
    turn: 16,
    active: 'aragon',
    phase: 'movement',
    units: {
      'eastern-pyrenees': [
        { owner: 'aragon', kind: 'infantry', count: 2 },
        { owner: 'aragon', kind: 'knight' },
        { owner: 'aragon', kind: 'leader', leader: 'ramiro' },
      ],
      barcelona: [
        { owner: 'aragon', kind: 'infantry', count: 2 },
        { owner: 'aragon', kind: 'knight' },
      ],
      zaragoza: [{ owner: 'zaragoza', kind: 'infantry', count: 2 }],
    },
    capitals: { aragon: 'eastern-pyrenees' },
    seed: 1,
  },
  seed: 1,
  line: [
    { action: end() },
    { action: step('eastern-pyrenees', 'huesca', { infantry: 1, knight: 1 }, { 'leader:ramiro': 1 }) },
    {
      action: step(
        'huesca',
        'barcelona',
        { 'knight/steps=1/led=true/from=eastern-pyrenees': 1 },
        { 'leader:ramiro/steps=1/reach=3/from=eastern-pyrenees': 1 },
      ),
    },
    {
      action: step(
        'barcelona',
        'zaragoza',
        { infantry: 1, knight: 1, 'knight/steps=2/led=true/from=huesca': 1 },
        { 'leader:ramiro/steps=2/reach=3/from=huesca': 1 },
      ),
    },
  ],
  after: [
    happened('pile', { nation: 'aragon', place: 'eastern-pyrenees', rule: '9.2' }, 1),
    stand('eastern-pyrenees', 'aragon', 1, 'infantry'),
    stand('huesca', 'aragon', 1, 'infantry'),
    stand('barcelona', 'aragon', 1, 'infantry'),
    stand('zaragoza', 'aragon', 2, 'knight'),
    stand('zaragoza', 'aragon', 1, 'infantry'),
    stand('zaragoza', 'aragon', 1, 'leader'),
    value('phase', [], 'ardour-combat'),
  ],
  tasks: [
    {
      id: 'zaragoza-taken',
      at: 4,
      goal: [holds('zaragoza', 'aragon')],
      lost: [any(happened('battle-over', { winner: 'zaragoza' }), happened('retreated', { owner: 'aragon' }))],
      answer: [
        { action: battle('zaragoza') },
        { action: aim('defender', { infantry: { 'infantry~river': 2 } }), dice: [8, 8, 8, 2, 2] },
      ],
    },
    {
      id: 'as-many-as-may',
      at: 1,
      goal: [stand('zaragoza', 'aragon', 5), value('phase', [], 'ardour-combat'), not(happened('removed'))],
      lost: [value('phase', [], 'ardour-combat'), not(stand('zaragoza', 'aragon', 5))],
      answer: [
        { action: step('eastern-pyrenees', 'huesca', { infantry: 2, knight: 1 }, { 'leader:ramiro': 1 }) },
        {
          action: step(
            'huesca',
            'barcelona',
            {
              'infantry/steps=1/led=true/from=eastern-pyrenees': 2,
              'knight/steps=1/led=true/from=eastern-pyrenees': 1,
            },
            { 'leader:ramiro/steps=1/reach=3/from=eastern-pyrenees': 1 },
          ),
        },
        {
          action: step(
            'barcelona',
            'zaragoza',
            {
              infantry: 1,
              knight: 1,
              'infantry/steps=2/led=true/from=huesca': 2,
              'knight/steps=2/led=true/from=huesca': 1,
            },
            { 'leader:ramiro/steps=2/reach=3/from=huesca': 1 },
          ),
        },
      ],
    },
  ],
  wrong: [
    {
      id: 'barcelona-by-itself',
      at: 1,
      action: step('barcelona', 'zaragoza', { infantry: 2 }),
      code: 'pile-only',
      rule: '9.2',
    },
    {
      id: 'the-one-left-follows',
      at: 3,
      action: step('huesca', 'zaragoza', { 'infantry/steps=1/led=true/halt=left-behind/from=eastern-pyrenees': 1 }),
      code: 'pile-only',
      rule: '9.2',
    },
  ],
} as const satisfies HispaniaScene;

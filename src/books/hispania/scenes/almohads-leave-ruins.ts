import { battle, rebuild, retreat, stay, step } from '../engine/actions.ts';
import { any, happened, holds, not, stand, value } from './claims.ts';
import type { HispaniaScene } from './scene.ts';

/** 11-almohads: a Christian castle is worth 5 points to them and stays a ruin, because they have no castles of their own. */
export const almohadsLeaveRuins = {
  id: 'almohads-leave-ruins',
  rules: ['11-almohads', '9.5', '9.5-rebuild', '8-kills'],
  source: { lines: [2097, 2124], own: true },
  view: ['toledo', 'cordoba', 'sierra-morena', 'la-mancha', 'segovia'],
  position: {
    turn: 20,
    active: 'almohads',
    phase: 'combat',
    units: {
      toledo: [
        { owner: 'almohads', kind: 'elite', count: 4, from: 'sierra-morena' },
        { owner: 'castile', kind: 'castle' },
      ],
      cordoba: [
        { owner: 'almohads', kind: 'elite', count: 2 },
        { owner: 'seville', kind: 'ruin' },
      ],
    },
    seed: 1,
  },
  seed: 1,
  line: [
    { action: battle('toledo'), dice: [8, 7, 9, 3, 4, 8, 2] },
    { action: stay('attacker'), dice: [9, 5, 2, 6] },
  ],
  after: [
    happened('rolled', { round: 1, owner: 'almohads', target: 'castle', needs: 8, dice: [8, 7, 9, 3], hits: 2 }),
    happened('rolled', { round: 1, owner: 'castile', needs: 8, dice: [4, 8, 2], hits: 1 }),
    happened('rolled', { round: 2, owner: 'almohads', needs: 8, dice: [9, 5, 2], hits: 1 }),
    happened('rolled', { round: 2, owner: 'castile', needs: 8, dice: [6], hits: 0 }),
    happened('scored', { nation: 'almohads', points: 10, rule: '11-almohads' }, 1),
    happened('ruined', { place: 'toledo', owner: 'castile' }, 1),
    value('points', ['almohads'], 10),
    stand('toledo', 'almohads', 3),
    stand('toledo', 'castile', 1, 'ruin'),
    holds('toledo', 'almohads'),
  ],
  tasks: [
    {
      id: 'segovia-too',
      at: 2,
      goal: [holds('segovia', 'almohads'), holds('toledo', 'almohads')],
      lost: [not(value('phase', [], 'second-movement'))],
      answer: [{ action: step('toledo', 'segovia', { elite: 1 }) }],
    },
    {
      id: 'three-live',
      at: 1,
      goal: [stand('cordoba', 'almohads', 5), value('battle', [], null)],
      lost: [any(happened('stays', { side: 'attacker' }), happened('retreated', { to: 'la-mancha' }))],
      answer: [{ action: retreat('attacker', 'cordoba', { 'elite/from=sierra-morena': 3 }) }],
    },
  ],
  wrong: [
    {
      id: 'rebuild-toledo',
      at: 2,
      action: rebuild('toledo', 'elite'),
      code: 'no-castle-counters',
      rule: '11-almohads',
    },
    {
      id: 'rebuild-cordoba',
      at: 2,
      action: rebuild('cordoba', 'elite'),
      code: 'no-castle-counters',
      rule: '11-almohads',
    },
  ],
} as const satisfies HispaniaScene;

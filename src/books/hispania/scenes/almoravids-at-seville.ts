import { battle, rebuild } from '../engine/actions.ts';
import { any, happened, holds, not, stand, value } from './claims.ts';
import type { HispaniaScene } from './scene.ts';

/** 11-almoravids-castles: a castle conquered and rebuilt at Seville is 2 points and the 3 of the province's income. */
export const almoravidsAtSeville = {
  id: 'almoravids-at-seville',
  rules: ['11-almoravids-castles', '9.5-rebuild', '9.3'],
  source: { lines: [2137, 2139] },
  view: ['seville', 'badajoz', 'cadiz', 'gibraltar', 'algarve', 'cordoba'],
  position: {
    turn: 18,
    active: 'almoravids',
    phase: 'combat',
    units: {
      seville: [
        { owner: 'almoravids', kind: 'elite', count: 4, from: 'cadiz' },
        { owner: 'seville', kind: 'castle' },
      ],
      cadiz: [{ owner: 'almoravids', kind: 'elite' }],
      badajoz: [
        { owner: 'almoravids', kind: 'elite' },
        { owner: 'badajoz', kind: 'ruin' },
      ],
    },
    seed: 1,
  },
  seed: 1,
  line: [
    // The book begins with the conquered castle; the battle is ours.
    { action: battle('seville'), dice: [8, 7, 3, 9, 4, 8, 2], ours: [0, 1, 2, 3, 4, 5, 6] },
    { action: rebuild('seville', 'elite') },
  ],
  after: [
    happened('rolled', { owner: 'almoravids', needs: 7, dice: [8, 7, 3, 9], hits: 3 }),
    happened('rolled', { owner: 'seville', needs: 8, dice: [4, 8, 2], hits: 1 }),
    happened('ruined', { place: 'seville', owner: 'seville' }, 1),
    happened('rebuilt', { nation: 'almoravids', place: 'seville', gave: 'elite', taken: null }, 1),
    // Half points: 2 for the castle, 3 for the province.
    happened('points', { nation: 'almoravids', points: 10, reason: 'rebuilt', rule: '11-almoravids-castles' }, 1),
    value('points', ['almoravids'], 10),
    stand('seville', 'almoravids', 1, 'castle'),
    stand('seville', 'almoravids', 2, 'elite'),
    holds('seville', 'almoravids'),
  ],
  tasks: [
    {
      id: 'nine-points',
      at: 1,
      goal: [
        value('points', ['almoravids'], 18),
        stand('seville', 'almoravids', 1, 'castle'),
        stand('badajoz', 'almoravids', 1, 'castle'),
      ],
      lost: [
        any(
          not(value('active', [], 'almoravids')),
          happened('rebuilt', { taken: 'seville' }),
          happened('rebuilt', { taken: 'badajoz' }),
        ),
      ],
      answer: [{ action: rebuild('seville', 'elite') }, { action: rebuild('badajoz', 'elite') }],
    },
    {
      id: 'before-the-battle',
      at: 0,
      goal: [value('points', ['almoravids'], 8), holds('badajoz', 'almoravids'), not(happened('battle'))],
      lost: [any(happened('battle'), not(value('active', [], 'almoravids')))],
      answer: [{ action: rebuild('badajoz', 'elite') }],
    },
  ],
  wrong: [
    { id: 'while-it-stands', at: 0, action: rebuild('seville', 'elite'), code: 'no-ruin', rule: '9.5-rebuild' },
    { id: 'once-more', at: 2, action: rebuild('seville', 'elite'), code: 'no-ruin', rule: '9.5-rebuild' },
  ],
} as const satisfies HispaniaScene;

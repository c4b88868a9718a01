import { end, march } from '../engine/actions.ts';
import { any, happened, holds, not, stand, value } from './claims.ts';
import type { HispaniaScene } from './scene.ts';

/** 11-vandals-march: one stack crosses three provinces, and each unit there strikes at it once. */
export const vandalsMarch = {
  id: 'vandals-march',
  rules: ['11-vandals-march', '9.1', '3.2-gascony'],
  source: { lines: [3023, 3034], own: true },
  view: ['narbonne', 'barcelona', 'huesca', 'zaragoza', 'tortosa', 'eastern-pyrenees'],
  position: {
    turn: 6,
    active: 'vandals',
    phase: 'march',
    units: {
      narbonne: [
        { owner: 'vandals', kind: 'infantry', count: 15 },
        { owner: 'vandals', kind: 'leader', leader: 'geiseric' },
      ],
      barcelona: [
        { owner: 'hispano-romans', kind: 'infantry' },
        { owner: 'hispano-romans', kind: 'fort' },
      ],
      tortosa: [{ owner: 'hispano-romans', kind: 'infantry' }],
      zaragoza: [{ owner: 'hispano-romans', kind: 'fort' }],
    },
    seed: 1,
  },
  seed: 1,
  line: [
    { action: march('barcelona'), dice: [8, 5] },
    { action: march('tortosa'), dice: [6] },
    { action: march('zaragoza'), dice: [7] },
  ],
  after: [
    happened('rolled', { place: 'barcelona', die: 'infantry', needs: 7, dice: [8], hits: 1 }),
    happened('rolled', { place: 'barcelona', die: 'fort', needs: 7, dice: [5], hits: 0 }),
    happened('rolled', { place: 'tortosa', needs: 7, dice: [6], hits: 0 }),
    happened('rolled', { place: 'zaragoza', needs: 7, dice: [7], hits: 1 }),
    happened('marched', { nation: 'vandals', through: ['barcelona', 'tortosa', 'zaragoza'] }, 1),
    not(happened('battle')),
    value('all', ['vandals', 'infantry'], 13),
    stand('zaragoza', 'vandals', 13),
    stand('zaragoza', 'vandals', 1, 'leader'),
    stand('zaragoza', 'hispano-romans', 1),
    value('phase', [], 'movement'),
  ],
  tasks: [
    {
      id: 'nobody-lost',
      at: 0,
      goal: [value('phase', [], 'movement'), value('all', ['vandals', 'infantry'], 15)],
      lost: [any(happened('rolled'), happened('destroyed'))],
      answer: [
        { action: march('eastern-pyrenees') },
        { action: march('western-pyrenees') },
        { action: march('huesca') },
      ],
    },
    {
      id: 'to-castellon',
      at: 2,
      goal: [holds('castellon', 'vandals'), value('phase', [], 'movement')],
      lost: [happened('moved', { to: 'zaragoza' })],
      answer: [{ action: march('castellon') }],
    },
  ],
  wrong: [
    { id: 'no-march', at: 0, action: end(), code: 'march-first', rule: '11-vandals-march' },
    { id: 'barcelona-again', at: 2, action: march('barcelona'), code: 'march-way', rule: '11-vandals-march' },
  ],
} as const satisfies HispaniaScene;

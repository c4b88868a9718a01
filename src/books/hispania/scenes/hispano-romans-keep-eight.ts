import { end, step, survive } from '../engine/actions.ts';
import { any, happened, holds, not, stand, value } from './claims.ts';
import type { HispaniaScene } from './scene.ts';

/** 11-hispano-romans-founding and -forts: eight elites of Rome become infantry, and a fort holds its province by itself. */
export const hispanoRomansKeepEight = {
  id: 'hispano-romans-keep-eight',
  rules: ['11-hispano-romans-founding', '11-hispano-romans', '11-hispano-romans-forts', '9.4'],
  source: { lines: [2647, 2656], own: true },
  view: ['toledo', 'cordoba', 'la-mancha', 'sierra-morena', 'seville', 'cuenca'],
  position: {
    turn: 5,
    lastTurn: 6,
    active: 'rome',
    phase: 'movement',
    units: {
      toledo: [
        { owner: 'rome', kind: 'fort' },
        { owner: 'rome', kind: 'elite', count: 3 },
      ],
      cordoba: [
        { owner: 'rome', kind: 'fort' },
        { owner: 'rome', kind: 'elite', count: 3 },
      ],
      seville: [
        { owner: 'rome', kind: 'fort' },
        { owner: 'rome', kind: 'elite', count: 2 },
      ],
      'la-mancha': [
        { owner: 'rome', kind: 'fort' },
        { owner: 'rome', kind: 'elite' },
      ],
      'sierra-morena': [
        { owner: 'rome', kind: 'fort' },
        { owner: 'rome', kind: 'elite' },
      ],
    },
    seed: 1,
  },
  seed: 1,
  line: [
    { action: end() },
    { action: survive('toledo', 'infantry', { elite: 3 }) },
    { action: survive('seville', 'infantry', { elite: 2 }) },
    { action: survive('sierra-morena', 'infantry', { elite: 1 }) },
    { action: survive('cordoba', 'infantry', { elite: 2 }) },
    { action: step('toledo', 'cuenca', { infantry: 1 }) },
  ],
  after: [
    happened('nation-ended', { nation: 'rome' }, 1),
    stand('la-mancha', 'hispano-romans', 1, 'fort'),
    stand('la-mancha', 'hispano-romans', 1),
    holds('la-mancha', 'hispano-romans'),
    holds('cuenca', 'hispano-romans'),
    value('all', ['hispano-romans', 'infantry'], 8),
    value('all', ['hispano-romans', 'fort'], 5),
    value('all', ['rome', 'elite'], 0),
    value('turn', [], 6),
    value('active', [], 'hispano-romans'),
    not(happened('income')),
  ],
  tasks: [
    {
      id: 'one-everywhere',
      at: 1,
      goal: [
        value('turn', [], 6),
        ...(['toledo', 'cordoba', 'seville', 'sierra-morena', 'la-mancha'] as const).map((place) =>
          not(stand(place, 'hispano-romans', 0, 'infantry')),
        ),
      ],
      lost: [
        value('turn', [], 6),
        any(
          ...(['toledo', 'cordoba', 'seville', 'sierra-morena', 'la-mancha'] as const).map((place) =>
            stand(place, 'hispano-romans', 0, 'infantry'),
          ),
        ),
      ],
      answer: [
        { action: survive('la-mancha', 'infantry', { elite: 1 }) },
        { action: survive('sierra-morena', 'infantry', { elite: 1 }) },
        { action: survive('toledo', 'infantry', { elite: 2 }) },
        { action: survive('cordoba', 'infantry', { elite: 2 }) },
        { action: survive('seville', 'infantry', { elite: 2 }) },
      ],
    },
    {
      id: 'two-more-provinces',
      at: 5,
      goal: [
        holds('sierra-morena', 'hispano-romans'),
        holds('badajoz', 'hispano-romans'),
        stand('sierra-morena', 'hispano-romans', 0, 'infantry'),
      ],
      lost: [not(value('active', [], 'hispano-romans'))],
      answer: [{ action: step('sierra-morena', 'badajoz', { infantry: 1 }) }],
    },
  ],
  wrong: [
    {
      id: 'nine-of-them',
      at: 4,
      action: survive('cordoba', 'infantry', { elite: 3 }),
      code: 'survive-kind',
      rule: '11-hispano-romans-founding',
    },
    {
      id: 'the-fort-marches',
      at: 5,
      action: step('la-mancha', 'cuenca', { fort: 1 }),
      code: 'works-stay',
      rule: '5.1',
    },
  ],
} as const satisfies HispaniaScene;

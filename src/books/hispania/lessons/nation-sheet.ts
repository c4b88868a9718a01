import type { Assertion } from '../../../kernel/assertions.ts';
import { end, step } from '../engine/actions.ts';
import type { Written } from '../engine/position.ts';
import { atStart } from '../scenes/at-start.ts';
import { all, any, happened, not, stand, value } from '../scenes/claims.ts';
import { type HispaniaLesson, LESSON_SET } from './lesson.ts';
import { among } from './places.ts';

/** It is no wider, because a phone would otherwise leave the names out. */
const NORTH = [
  'cantabria',
  'old-castile',
  'asturias',
  'galicia',
  'leon',
  'tierra-de-campos',
  'basque-country',
  'segovia',
] as const;

/** Provinces that may be selected: all others that the board shows. */
const SHOWN = [...NORTH, 'duero', 'porto', 'salamanca', 'avila', 'calatayud', 'pamplona'] as const;

/** The start of the game, as a board for questions. */
const begin = {
  set: LESSON_SET,
  turn: 1,
  active: 'galicians',
  phase: 'movement',
  units: atStart(1, LESSON_SET),
  seed: 1,
} as const satisfies Written;

/** They play from one turn to the end of another; null: to the end of the game. */
const plays = (from: number, to: number | null): Assertion =>
  all(value('comes', ['cantabrians'], from), value('goes', ['cantabrians'], to));

/** Movement is over: battles are fought, or there are none. */
const moved = any(value('phase', [], 'combat'), happened('phase', { nation: 'cantabrians', phase: 'combat' }));
/** Three or more attack the Roman elite. */
const strong: Assertion = { is: 'value', of: 'units', args: ['old-castile', 'cantabrians'], min: 3 };

/** Three parts of a sheet: the turns of a nation, the provinces that score for it, and its enemies. */
export const nationSheet = {
  id: 'nation-sheet',
  chapter: 'later-ages',
  rules: ['8', '8-turn-end', '8-kills', '11-cantabrians'],
  minutes: 3,
  steps: [
    {
      is: 'ask',
      id: 'when',
      on: 'list',
      position: begin,
      view: NORTH,
      look: ['cantabria'],
      options: {
        'one-to-eight': plays(1, 8),
        'one-to-five': plays(1, 5),
        'six-to-twelve': plays(6, 12),
        'to-the-end': plays(1, null),
      },
    },
    {
      is: 'ask',
      id: 'where',
      on: 'board',
      position: begin,
      view: NORTH,
      look: ['cantabria', 'old-castile'],
      options: among(SHOWN, (place) => ({ is: 'value', of: 'brings', args: ['cantabrians', 7, place], min: 1 })),
      find: 2,
    },
    {
      is: 'play',
      id: 'whom',
      position: {
        set: LESSON_SET,
        turn: 4,
        active: 'cantabrians',
        phase: 'movement',
        units: {
          cantabria: [{ owner: 'cantabrians', kind: 'infantry', count: 2 }],
          'tierra-de-campos': [{ owner: 'cantabrians', kind: 'infantry', count: 2 }],
          'old-castile': [{ owner: 'rome', kind: 'elite' }],
          'basque-country': [{ owner: 'basques', kind: 'infantry' }],
          segovia: [{ owner: 'iberians', kind: 'infantry', count: 2 }],
        },
        seed: 1,
      },
      seed: 1,
      reader: ['cantabrians'],
      view: ['cantabria', 'tierra-de-campos', 'old-castile', 'basque-country'],
      look: ['old-castile', 'basque-country'],
      goal: [moved, strong],
      lost: [moved, not(strong)],
      measure: { is: 'turn-points', nation: 'cantabrians' },
      answer: [
        { action: step('cantabria', 'old-castile', { infantry: 2 }) },
        { action: step('tierra-de-campos', 'old-castile', { infantry: 1 }) },
        { action: end() },
      ],
      others: [
        {
          id: 'all-of-the-plain',
          line: [
            { action: step('tierra-de-campos', 'old-castile', { infantry: 2 }) },
            { action: step('cantabria', 'old-castile', { infantry: 1 }) },
            { action: end() },
          ],
        },
      ],
      poor: [
        { id: 'stays', line: [{ action: end() }], signs: [moved, not(happened('moved'))] },
        {
          id: 'basques',
          line: [{ action: step('cantabria', 'basque-country', { infantry: 2 }) }, { action: end() }],
          signs: [moved, stand('basque-country', 'cantabrians', 2), stand('old-castile', 'cantabrians', 0)],
        },
        {
          id: 'one-alone',
          line: [{ action: step('cantabria', 'old-castile', { infantry: 1 }) }, { action: end() }],
          signs: [moved, stand('old-castile', 'cantabrians', 1)],
        },
        {
          id: 'two',
          line: [{ action: step('cantabria', 'old-castile', { infantry: 2 }) }, { action: end() }],
          signs: [moved, stand('old-castile', 'cantabrians', 2)],
        },
      ],
      wrong: [
        { id: 'segovia', at: 0, action: step('cantabria', 'segovia', { infantry: 2 }), code: 'no-border', rule: '5' },
      ],
    },
  ],
} as const satisfies HispaniaLesson;

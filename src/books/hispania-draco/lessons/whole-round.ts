import { attack, end, move, place, proceed, siege } from '../engine/actions.ts';
import type { Written } from '../engine/position.ts';
import {
  all,
  any,
  army,
  at,
  garrisons,
  garrisonsAtLeast,
  happened,
  noArmy,
  phase,
  round,
  turn,
  value,
} from '../scenes/claims.ts';
import { after } from './after.ts';
import type { DracoLesson } from './lesson.ts';

/** The seed of the round; the recorded dice are those that it rolls. */
const SEED = 4210;

const START: Written = {
  turn: 'praetor-ulterior',
  phase: 'roman',
  coins: 6,
  generals: { 'praetor-ulterior': 'corduba', 'praetor-citerior': 'dertosa', consul: 'osca' },
  garrisons: { dertosa: ['praetor-citerior'] },
  revolts: { castulo: 1, salduba: 1 },
  armies: [{ at: 'salduba' }],
};
const ULTERIOR = {
  position: START,
  seed: SEED,
  answer: [
    { action: siege('praetor-ulterior', 'castulo', 3), dice: [5] },
    { action: move('praetor-ulterior', 'castulo') },
    { action: place('praetor-ulterior') },
  ],
} as const;
const FIRST_DICE = {
  position: after(ULTERIOR),
  seed: SEED,
  answer: [{ action: end() }, { action: proceed(), dice: [3, 5, 4] }],
} as const;
const CITERIOR = {
  position: after(FIRST_DICE),
  seed: SEED,
  answer: [
    { action: attack('praetor-citerior', 'salduba', 1), dice: [3, 5] },
    { action: move('praetor-citerior', 'salduba') },
    { action: place('praetor-citerior') },
  ],
} as const;
const SECOND_DICE = {
  position: after(CITERIOR),
  seed: SEED,
  answer: [{ action: end() }, { action: proceed(), dice: [1, 6] }],
} as const;
const CONSUL = {
  position: after(SECOND_DICE),
  seed: SEED,
  answer: [{ action: place('consul') }, { action: move('consul', 'ilerda') }, { action: place('consul') }],
} as const;
const LAST_DICE = {
  position: after(CONSUL),
  seed: SEED,
  answer: [{ action: end() }, { action: proceed(), dice: [3, 5, 5] }],
} as const;

const rolls = { is: 'play', follows: true, reader: ['first'], others: [], poor: [], wrong: [] } as const;

/** 3.3: the three turns of a round, and its end. */
export const wholeRound = {
  id: 'whole-round',
  rules: ['3.3', '4', '5', '6'],
  minutes: 4,
  steps: [
    {
      is: 'play',
      id: 'praetor-of-ulterior',
      ...ULTERIOR,
      look: ['corduba', 'castulo'],
      reader: ['first'],
      goal: [
        garrisons('castulo', 1, 'praetor-ulterior'),
        any(
          happened('fought', { combat: { coins: 3 } }),
          happened('fought', { combat: { coins: 2 }, roman: { discs: 1 } }),
        ),
      ],
      lost: [
        any(
          phase('hispanic'),
          happened('fought', { combat: { coins: 1 } }),
          happened('fought', { combat: { coins: 2 }, roman: { discs: 0 } }),
        ),
      ],
      others: [
        {
          id: 'a-disc-first',
          line: [
            { action: place('praetor-ulterior') },
            { action: siege('praetor-ulterior', 'castulo', 2), dice: [1] },
            { action: move('praetor-ulterior', 'castulo') },
            { action: place('praetor-ulterior') },
          ],
        },
      ],
      poor: [
        {
          id: 'one-coin',
          line: [{ action: siege('praetor-ulterior', 'castulo', 1), dice: [2] }],
          signs: [happened('fought', { combat: { coins: 1 } })],
        },
        {
          id: 'two-coins',
          line: [{ action: siege('praetor-ulterior', 'castulo', 2), dice: [1] }],
          signs: [happened('fought', { combat: { coins: 2 }, roman: { discs: 0 } })],
        },
      ],
      wrong: [
        {
          id: 'into-the-revolt',
          at: 0,
          action: move('praetor-ulterior', 'castulo'),
          code: 'in-revolt',
          rule: '4.1-revolt',
        },
      ],
      measure: 'chance',
    },
    { ...rolls, id: 'first-dice', ...FIRST_DICE, look: ['salduba'], goal: [turn('praetor-citerior')] },
    {
      is: 'play',
      id: 'praetor-of-citerior',
      follows: true,
      ...CITERIOR,
      look: ['dertosa', 'salduba', 'osca'],
      reader: ['first'],
      goal: [noArmy('salduba'), garrisons('salduba', 1, 'praetor-citerior')],
      lost: [phase('hispanic')],
      others: [
        {
          id: 'two-coins',
          line: [
            { action: attack('praetor-citerior', 'salduba', 2), dice: [1, 6] },
            { action: move('praetor-citerior', 'salduba') },
            { action: place('praetor-citerior') },
          ],
        },
      ],
      poor: [
        {
          id: 'pass',
          line: [{ action: end() }],
          signs: [phase('hispanic'), army('salduba')],
        },
      ],
      wrong: [],
    },
    { ...rolls, id: 'second-dice', ...SECOND_DICE, look: ['osca'], goal: [turn('consul')] },
    {
      is: 'play',
      id: 'consul',
      follows: true,
      ...CONSUL,
      look: ['osca', 'ilerda'],
      reader: ['first'],
      goal: [garrisonsAtLeast('osca', 1, 'consul'), garrisonsAtLeast('ilerda', 1, 'consul')],
      lost: [any(phase('hispanic'), garrisons('osca', 3), all(at('consul', 'ilerda'), garrisons('osca', 0)))],
      others: [],
      poor: [
        {
          id: 'all-in-osca',
          line: [{ action: place('consul') }, { action: place('consul') }, { action: place('consul') }],
          signs: [garrisons('osca', 3)],
        },
        {
          id: 'osca-left-open',
          line: [{ action: move('consul', 'ilerda') }],
          signs: [at('consul', 'ilerda'), garrisons('osca', 0)],
        },
      ],
      wrong: [],
    },
    { ...rolls, id: 'last-dice', ...LAST_DICE, look: [], goal: [round(2)] },
    {
      is: 'ask',
      id: 'the-next-year',
      on: 'list',
      position: { ...START, round: 2, time: 1 },
      look: [],
      options: {
        '198': value('year', [], 198),
        '180': value('year', [], 180),
        '162': value('year', [], 162),
      },
    },
  ],
} as const satisfies DracoLesson;

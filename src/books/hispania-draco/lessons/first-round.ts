import { end, lay, move, place, proceed, put, siege } from '../engine/actions.ts';
import type { Written } from '../engine/position.ts';
import { setup } from '../engine/setup.ts';
import { any, happened, phase, round, turn } from '../scenes/claims.ts';
import { after } from './after.ts';
import type { DracoLesson } from './lesson.ts';

/** The seed of the game; the recorded dice are those that it rolls. */
const SEED = 5061;

/** The easiest level (2.2). */
const LEVEL = { coins: 7, garrisons: 5, fleets: 4, roads: 5, armies: 1 } as const;

const BEGIN = {
  position: setup({ level: LEVEL }, SEED) as unknown as Written,
  seed: SEED,
  answer: [{ action: proceed(), dice: [5, 5, 5, 5, 5, 4, 2] }],
} as const;
const ROADS = {
  position: after(BEGIN),
  seed: SEED,
  answer: [
    { action: lay('basti', 'carthago-nova') },
    { action: lay('corduba', 'regina') },
    { action: lay('tarraco', 'gerunda') },
    { action: lay('dertosa', 'salduba') },
    { action: lay('puciala', 'valentia') },
  ],
} as const;
const GENERALS = {
  position: after(ROADS),
  seed: SEED,
  answer: [
    { action: put('praetor-ulterior', 'gades') },
    { action: put('praetor-citerior', 'tarraco') },
    { action: put('consul', 'mare-atlanticum') },
  ],
} as const;
const ULTERIOR = {
  position: after(GENERALS),
  seed: SEED,
  answer: [
    { action: place('praetor-ulterior') },
    { action: siege('praetor-ulterior', 'emerita', 3), dice: [1] },
    { action: move('praetor-ulterior', 'emerita') },
    { action: place('praetor-ulterior') },
  ],
} as const;
const FIRST_DICE = {
  position: after(ULTERIOR),
  seed: SEED,
  answer: [{ action: end() }, { action: proceed(), dice: [6, 6, 4] }],
} as const;
const CITERIOR = {
  position: after(FIRST_DICE),
  seed: SEED,
  answer: [
    { action: place('praetor-citerior') },
    { action: siege('praetor-citerior', 'ilerda', 3), dice: [3] },
    { action: move('praetor-citerior', 'ilerda') },
    { action: place('praetor-citerior') },
  ],
} as const;
const SECOND_DICE = {
  position: after(CITERIOR),
  seed: SEED,
  answer: [{ action: end() }, { action: proceed(), dice: [1, 2, 3] }],
} as const;
const CONSUL = {
  position: after(SECOND_DICE),
  seed: SEED,
  answer: [
    { action: siege('consul', 'bracara', 3), dice: [4] },
    { action: move('consul', 'bracara') },
    { action: place('consul') },
  ],
} as const;
const LAST_DICE = {
  position: after(CONSUL),
  seed: SEED,
  answer: [{ action: end() }, { action: proceed(), dice: [3, 1, 2] }],
} as const;

const plain = { is: 'play', reader: ['first'], others: [], poor: [], wrong: [] } as const;
const next = { ...plain, follows: true } as const;

/** The set-up and the first round of an easy game, which goes on. */
export const firstRound = {
  id: 'first-round',
  rules: ['2', '3.3', '4', '5', '6'],
  minutes: 9,
  opening: true,
  steps: [
    { ...plain, id: 'begin', ...BEGIN, look: [], goal: [happened('army')] },
    {
      ...next,
      id: 'roads',
      ...ROADS,
      look: ['corduba', 'dertosa', 'tarraco'],
      goal: [happened('road', {}, 5)],
      wrong: [{ id: 'into-a-revolt', at: 0, action: lay('gades', 'emerita'), code: 'no-road-there', rule: '2.6' }],
    },
    {
      ...next,
      id: 'generals',
      ...GENERALS,
      look: ['gades', 'tarraco', 'mare-atlanticum'],
      goal: [phase('roman')],
    },
    {
      ...next,
      id: 'praetor-of-ulterior',
      ...ULTERIOR,
      look: ['gades', 'emerita'],
      goal: [happened('removed'), happened('garrisoned')],
      lost: [phase('hispanic')],
    },
    { ...next, id: 'first-dice', ...FIRST_DICE, look: [], goal: [turn('praetor-citerior')] },
    {
      ...next,
      id: 'praetor-of-citerior',
      ...CITERIOR,
      look: ['tarraco', 'ilerda'],
      goal: [happened('removed'), happened('garrisoned')],
      lost: [phase('hispanic')],
    },
    { ...next, id: 'second-dice', ...SECOND_DICE, look: [], goal: [turn('consul')] },
    {
      ...next,
      id: 'consul',
      ...CONSUL,
      look: ['mare-atlanticum', 'bracara'],
      goal: [any(happened('removed'), happened('garrisoned'))],
      lost: [phase('hispanic')],
    },
    { ...next, id: 'last-dice', ...LAST_DICE, look: [], goal: [round(2)] },
  ],
} as const satisfies DracoLesson;

import { bid, end, pass } from '../engine/actions.ts';
import { any, happened, value } from './claims.ts';
import { FOUR_PLAYERS } from './four-players.ts';
import type { HispaniaScene } from './scene.ts';

/** 14.2: four nations before turn 6, and the players who may bid for each. Each goes to the first bidder; the bids are ours. */
export const fourOnTurnSix = {
  id: 'four-on-turn-six',
  rules: ['14.2', '14.6'],
  source: { lines: [3270, 3277] },
  view: ['galicia', 'lusitania', 'toledo', 'cartagena', 'valencia'],
  position: {
    turn: 5,
    lastTurn: 19,
    active: 'rome',
    phase: 'movement',
    scenario: 'D',
    mode: 'advanced',
    players: FOUR_PLAYERS,
    seats: { carthage: '4', galicians: '2', lusitanians: '3', rome: '2', visigoths: '1', castile: '3' },
    tally: { opener: '1' },
    units: {
      galicia: [{ owner: 'galicians', kind: 'infantry', count: 2 }],
      lusitania: [{ owner: 'lusitanians', kind: 'infantry', count: 2 }],
      toledo: [
        { owner: 'rome', kind: 'elite', count: 2 },
        { owner: 'rome', kind: 'fort' },
      ],
      cartagena: [
        { owner: 'rome', kind: 'elite', count: 2 },
        { owner: 'rome', kind: 'fort' },
      ],
      valencia: [
        { owner: 'rome', kind: 'elite', count: 2 },
        { owner: 'rome', kind: 'fort' },
      ],
      seville: [
        { owner: 'rome', kind: 'elite', count: 2 },
        { owner: 'rome', kind: 'fort' },
      ],
    },
    seed: 1,
  },
  seed: 1,
  line: [
    { action: end() },
    { action: bid(36) },
    { action: pass() },
    { action: pass() },
    { action: pass() },
    { action: bid(30) },
    { action: pass() },
    { action: pass() },
    { action: pass() },
    { action: bid(50) },
    { action: pass() },
    { action: pass() },
    { action: bid(46) },
    { action: pass() },
  ],
  after: [
    happened('auction', { nation: 'hispano-romans', seats: ['1', '2', '3', '4'], least: 36 }, 1),
    happened('auction', { nation: 'vandals', seats: ['2', '3', '4', '1'], least: 30 }, 1),
    happened('auction', { nation: 'alans', seats: ['3', '4', '2'], least: 50 }, 1),
    happened('auction', { nation: 'suebi', seats: ['4', '1'], least: 46 }, 1),
    happened('auction', {}, 4),
    happened('awarded', { nation: 'hispano-romans', seat: '1', bid: 36, why: 'bid' }, 1),
    happened('awarded', { nation: 'vandals', seat: '2', bid: 30, why: 'bid' }, 1),
    happened('awarded', { nation: 'alans', seat: '3', bid: 50, why: 'bid' }, 1),
    happened('awarded', { nation: 'suebi', seat: '4', bid: 46, why: 'bid' }, 1),
    value('turn', [], 6),
    value('active', [], 'galicians'),
  ],
  tasks: [
    {
      id: 'alans-for-the-second',
      at: 9,
      goal: [happened('awarded', { nation: 'alans', seat: '2' })],
      lost: [
        any(happened('awarded', { nation: 'alans', seat: '3' }), happened('awarded', { nation: 'alans', seat: '4' })),
      ],
      answer: [{ action: bid(50) }, { action: pass() }, { action: bid(51) }, { action: pass() }, { action: pass() }],
    },
    {
      id: 'suebi-for-the-first',
      at: 12,
      goal: [happened('awarded', { nation: 'suebi', seat: '1', bid: 46 })],
      lost: [happened('awarded', { nation: 'suebi', seat: '4' })],
      answer: [{ action: pass() }, { action: bid(46) }, { action: pass() }],
    },
  ],
  wrong: [
    { id: 'visigoths-and-alans', at: 9, action: bid(60, '1'), code: 'bid-rival', rule: '14.2' },
    { id: 'galicians-and-suebi', at: 12, action: bid(60, '2'), code: 'bid-rival', rule: '14.2' },
    { id: 'lusitanians-and-suebi', at: 12, action: bid(60, '3'), code: 'bid-rival', rule: '14.2' },
  ],
} as const satisfies HispaniaScene;

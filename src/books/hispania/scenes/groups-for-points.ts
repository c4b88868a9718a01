import { bid, bidForGroups, pass } from '../engine/actions.ts';
import { atStart } from './at-start.ts';
import { happened, not, value } from './claims.ts';
import { FOUR_PLAYERS } from './four-players.ts';
import type { HispaniaScene } from './scene.ts';

/** Half points for each group, by its greatest nation. */
const bids = (carthage: number, umayyads: number, visigoths: number, rome: number) => ({
  carthage,
  umayyads,
  visigoths,
  rome,
});

/** 10.1: two bids for the group of Rome are equal and go on in the open; no player wants that of Carthage. Bids and draws are ours. */
export const groupsForPoints = {
  id: 'groups-for-points',
  rules: ['10.1', '15'],
  source: { lines: [1833, 1853] },
  view: ['cadiz', 'gibraltar', 'cartagena', 'denia', 'toledo'],
  position: {
    turn: 1,
    lastTurn: 19,
    active: null,
    phase: null,
    scenario: 'D',
    mode: 'standard',
    options: ['group-auction'],
    players: FOUR_PLAYERS,
    units: atStart(1),
    seed: 1,
  },
  seed: 1,
  line: [
    { action: bidForGroups('1', bids(0, 4, 6, 20)) },
    { action: bidForGroups('2', bids(0, 8, 12, 16)) },
    { action: bidForGroups('3', bids(0, 10, 8, 20)) },
    { action: bidForGroups('4', bids(0, 0, 0, 0)), dice: [4], ours: [0] },
    { action: bid(22) },
    { action: pass(), dice: [3, 1], ours: [0, 1] },
  ],
  after: [
    happened('lot-drawn', { among: ['carthage', 'umayyads', 'visigoths', 'rome'], drawn: 'rome' }, 1),
    happened('group-awarded', { nation: 'rome', seat: '1', bid: 22, why: 'bid' }, 1),
    happened('group-awarded', { nation: 'visigoths', seat: '2', bid: 12, why: 'bid' }, 1),
    happened('set-aside', { nation: 'carthage' }, 1),
    happened('group-awarded', { nation: 'umayyads', seat: '3', bid: 10, why: 'bid' }, 1),
    happened('group-awarded', { nation: 'carthage', seat: '4', bid: 0, why: 'drawn' }, 1),
    value('score', ['1'], -22),
    value('score', ['2'], -12),
    value('score', ['3'], -10),
    value('score', ['4'], 0),
  ],
  tasks: [
    {
      id: 'the-third-raises',
      at: 4,
      goal: [happened('group-awarded', { nation: 'rome', seat: '3' })],
      lost: [
        happened('group-awarded', { nation: 'rome' }),
        not(happened('group-awarded', { nation: 'rome', seat: '3' })),
      ],
      answer: [{ action: pass() }, { action: bid(21) }, { action: pass(), dice: [3, 1] }],
    },
    {
      id: 'the-fourth-wants-rome',
      at: 3,
      goal: [happened('group-awarded', { nation: 'rome', seat: '4', bid: 24 }), value('score', ['4'], -24)],
      lost: [happened('group-awarded', { nation: 'rome' }), not(happened('group-awarded', { seat: '4', bid: 24 }))],
      answer: [{ action: bidForGroups('4', bids(0, 0, 0, 24)), dice: [4, 3, 1] }],
    },
  ],
  wrong: [
    {
      id: 'a-second-sheet',
      at: 1,
      action: bidForGroups('1', bids(0, 0, 0, 30)),
      code: 'bid-written',
      rule: '10.1',
    },
    { id: 'the-same-again', at: 4, action: bid(20), code: 'bid-low', rule: '10.1' },
    { id: 'the-second-joins-in', at: 4, action: bid(24, '2'), code: 'bid-whose', rule: '10.1' },
  ],
} as const satisfies HispaniaScene;

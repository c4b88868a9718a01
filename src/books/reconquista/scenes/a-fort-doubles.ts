import { end, move, proceed } from '../engine/actions.ts';
import { C, christian, M, muslim } from '../engine/pieces.ts';
import { besieging, city, controls, happened } from './claims.ts';
import type { ReconquistaScene } from './scene.ts';

/** 14-values, 14-won: a fort doubles the modifier of the besieged; on an odd result the city stands. */
export const aFortDoubles = {
  id: 'a-fort-doubles',
  rules: ['14-values', '14-won'],
  source: { lines: [417, 431], own: true },
  position: {
    turn: 6,
    phase: 'moves',
    moves: { region: 'asturias', moved: {}, force: null },
    places: {
      oviedo: { ...C, held: christian({ army: 3 }) },
      leon: { ...M, fort: true, held: muslim({ garrison: 1 }) },
      salamanca: { ...M, held: muslim({ garrison: 1 }) },
    },
  },
  seed: 24,
  line: [
    { action: move('leon', { 'oviedo army': 2 }) },
    { action: end() },
    { action: proceed(), dice: [3, 1] },
    { action: proceed(), dice: [5, 2] },
  ],
  after: [
    happened('assaulted', { place: 'leon', attacker: { die: 5, modifier: 4 }, defender: { die: 2, modifier: 4 } }, 1),
    happened('razed', { place: 'leon', what: 'fort' }, 1),
    city('leon', 'muslim'),
    controls('leon', 'christian'),
  ],
  tasks: [
    {
      id: 'all-three',
      at: 0,
      goal: [besieging('leon', 'christian', 3)],
      lost: [happened('besieged'), { is: 'not', of: besieging('leon', 'christian', 3) }],
      answer: [{ action: move('leon', { 'oviedo army': 3 }) }],
    },
  ],
  wrong: [
    { id: 'leave-asturias', at: 0, action: move('galicia', { 'leon army': 1 }), code: 'bad-count', rule: '11-force' },
  ],
} as const satisfies ReconquistaScene;

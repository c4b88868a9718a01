import { end, move, proceed } from '../engine/actions.ts';
import { C, christian, M, muslim } from '../engine/pieces.ts';
import { city, happened, held, not, phase } from './claims.ts';
import type { ReconquistaScene } from './scene.ts';

/** 14-won: on an even modified result of the besieger the city is destroyed (ruling G1). */
export const anEvenResult = {
  id: 'an-even-result',
  rules: ['14-won', '14-values'],
  source: { lines: [431, 431], own: true },
  position: {
    turn: 6,
    phase: 'moves',
    moves: { region: 'asturias', moved: {}, force: null },
    places: {
      oviedo: { ...C, held: christian({ army: 2, garrison: 1 }) },
      leon: { ...M, held: muslim({ garrison: 1 }) },
      salamanca: { ...M, held: muslim({ garrison: 1 }) },
    },
  },
  seed: 25,
  line: [
    { action: move('leon', { 'oviedo army': 2 }) },
    { action: end() },
    { action: proceed(), dice: [3, 1] },
    { action: proceed(), dice: [4, 2] },
  ],
  after: [
    happened('assaulted', { place: 'leon', attacker: { die: 4, modifier: 4 }, defender: { die: 2, modifier: 2 } }, 1),
    happened('razed', { place: 'leon', what: 'city' }, 1),
    city('leon', null),
    held('leon', 'christian', 2),
  ],
  tasks: [
    {
      id: 'five-instead-of-four',
      at: 0,
      goal: [
        { is: 'value', of: 'besiegers', args: ['leon', 'christian', 'garrison'], equals: 1 },
        { is: 'value', of: 'besiegers', args: ['leon', 'christian', 'army'], equals: 2 },
      ],
      lost: [phase('reaction'), not(happened('assaulted'))],
      answer: [{ action: move('leon', { 'oviedo army': 2, 'oviedo garrison': 1 }) }],
    },
  ],
  wrong: [{ id: 'not-yet', at: 1, action: proceed(), code: 'not-now', rule: '7' }],
} as const satisfies ReconquistaScene;

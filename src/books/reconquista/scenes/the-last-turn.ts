import { build, end, move, region } from '../engine/actions.ts';
import { STARTS, type Start } from '../engine/data/starts.ts';
import { placesOf } from '../engine/setup.ts';
import { besieging, phase, score } from './claims.ts';
import type { ReconquistaScene } from './scene.ts';

/** 18, 16: turn 20 begins with 23 points, and the rulebook asks for 30. */
export const theLastTurn = {
  id: 'the-last-turn',
  rules: ['18', '16'],
  source: { lines: [859, 874] },
  position: { turn: 20, phase: 'spending', points: 6, places: placesOf(STARTS[19] as Start) },
  seed: 26,
  line: [{ action: build('santiago', 'city') }, { action: build('galicia', 'city') }],
  after: [score(25)],
  tasks: [
    {
      id: 'lisbon-back',
      at: 2,
      goal: [besieging('lisbon', 'christian', 1)],
      lost: [phase('reaction')],
      answer: [{ action: end() }, { action: region('portugal') }, { action: move('lisbon', { 'badajoz army': 1 }) }],
    },
    {
      id: 'granada-first',
      at: 0,
      goal: [besieging('granada', 'christian', 1)],
      lost: [phase('reaction')],
      answer: [
        { action: end() },
        { action: region('castile') },
        { action: move('murcia', { 'valencia army': 1 }) },
        { action: move('granada', { 'murcia army': 1 }) },
      ],
    },
  ],
  wrong: [
    { id: 'fort-among-rebels', at: 0, action: build('lisbon', 'fort'), code: 'enemy-there', rule: '10-fort' },
    { id: 'third-city', at: 2, action: build('salamanca', 'city'), code: 'too-dear', rule: '10-city' },
  ],
} as const satisfies ReconquistaScene;

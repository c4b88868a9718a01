import { end, move, proceed } from '../engine/actions.ts';
import { C, christian, M, muslim } from '../engine/pieces.ts';
import { besieging, happened, held, phase } from './claims.ts';
import type { ReconquistaScene } from './scene.ts';

/** 13.10: the force takes armies along and leaves one in each city or fort without a garrison. */
export const anArmyLeftBehind = {
  id: 'an-army-left-behind',
  rules: ['13.10', '13.7'],
  source: { lines: [386, 388], own: true },
  position: {
    turn: 15,
    phase: 'moves',
    moves: { region: 'al-andalus', moved: {}, force: null },
    places: {
      granada: M,
      algeciras: { fort: true, held: muslim({ garrison: 1, army: 1 }) },
      cordoba: M,
      murcia: { ...C, held: christian({ garrison: 1 }) },
    },
  },
  seed: 21,
  line: [{ action: end() }, { action: proceed(), dice: [6, 3, 3] }],
  after: [
    happened('left', { place: 'granada', units: { army: 1 } }, 1),
    happened('joined', { place: 'algeciras', units: { army: 1 } }, 1),
    happened('left', { place: 'algeciras' }, 0),
    happened('left', { place: 'cordoba', units: { army: 1 } }, 1),
    held('granada', 'muslim', 1, 'army'),
    held('cordoba', 'muslim', 1, 'army'),
    besieging('murcia', 'muslim', 2),
  ],
  tasks: [
    {
      id: 'cut-the-road',
      at: 0,
      goal: [besieging('cordoba', 'christian', 1)],
      lost: [phase('reaction')],
      answer: [{ action: move('cordoba', { 'murcia garrison': 1 }) }],
    },
  ],
  wrong: [
    {
      id: 'garrison-leaves',
      at: 0,
      action: move('valencia', { 'murcia garrison': 1 }),
      code: 'not-free',
      rule: '11-roads',
    },
  ],
} as const satisfies ReconquistaScene;

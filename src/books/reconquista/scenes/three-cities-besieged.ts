import { move } from '../engine/actions.ts';
import { christian, M, muslim } from '../engine/pieces.ts';
import { any, besieging, happened } from './claims.ts';
import type { ReconquistaScene } from './scene.ts';

/** 11-contact, examples: garrisons alone and a single army are besieged. */
export const threeCitiesBesieged = {
  id: 'three-cities-besieged',
  rules: ['11-contact', '11-stop'],
  source: { lines: [273, 278] },
  position: {
    turn: 5,
    phase: 'moves',
    moves: { region: 'aragon', moved: {}, force: null },
    places: {
      pamplona: { held: christian({ army: 3 }) },
      barcelona: { ...M, held: muslim({ garrison: 1 }) },
      tarragona: { ...M, held: muslim({ garrison: 2 }) },
      zaragoza: { ...M, held: muslim({ army: 1 }) },
    },
  },
  seed: 9,
  line: [
    { action: move('barcelona', { 'pamplona army': 1 }) },
    { action: move('tarragona', { 'pamplona army': 1 }) },
    { action: move('zaragoza', { 'pamplona army': 1 }) },
  ],
  after: [
    happened('battle', {}, 0),
    besieging('barcelona', 'christian', 1),
    besieging('tarragona', 'christian', 1),
    besieging('zaragoza', 'christian', 1),
  ],
  tasks: [
    {
      id: 'all-at-zaragoza',
      at: 0,
      goal: [besieging('zaragoza', 'christian', 3)],
      lost: [any(happened('besieged', { place: 'barcelona' }), happened('besieged', { place: 'tarragona' }))],
      answer: [{ action: move('zaragoza', { 'pamplona army': 3 }) }],
    },
  ],
  wrong: [
    { id: 'go-on', at: 1, action: move('tarragona', { 'barcelona army': 1 }), code: 'bad-count', rule: '11-force' },
    { id: 'leave-aragon', at: 0, action: move('leon', { 'pamplona army': 1 }), code: 'not-free', rule: '11-roads' },
  ],
} as const satisfies ReconquistaScene;

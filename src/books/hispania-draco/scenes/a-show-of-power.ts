import { attack, move } from '../engine/actions.ts';
import { happened, noArmy, revolts } from './claims.ts';
import type { DracoScene } from './scene.ts';

/** 9.1-power: in the first turn of the consul the value of armies is their die alone. */
export const aShowOfPower = {
  id: 'a-show-of-power',
  rules: ['9.1-power'],
  source: { own: true },
  position: {
    scenario: 'first-repression',
    turn: 'consul',
    phase: 'roman',
    coins: 6,
    generals: { 'praetor-ulterior': 'corduba', 'praetor-citerior': 'valentia', consul: 'mare-ibericum' },
    fleets: ['mare-balearicum', 'mare-ibericum', 'mare-gaditanum'],
    revolts: { baecula: 2, gerunda: 3, segobriga: 1, toletum: 1, puciala: 2, castulo: 2 },
    armies: [{ at: 'puciala' }, { at: 'castulo' }],
  },
  seed: 1,
  line: [{ action: move('consul', 'carthago-nova') }, { action: attack('consul', 'puciala', 3), dice: [1, 6] }],
  after: [
    happened('fought', {
      roman: { base: 1, coins: 3, doubles: 1, total: 8 },
      hispanic: { base: 6, discs: 0, doubles: 0, total: 6 },
      won: 'roman',
    }),
    noArmy('puciala'),
    revolts('puciala', 0),
  ],
  tasks: [],
  wrong: [],
} as const satisfies DracoScene;

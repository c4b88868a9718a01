import { move, place, siege, take } from '../engine/actions.ts';
import { coins, garrisons, happened } from './claims.ts';
import type { DracoScene } from './scene.ts';

/** 8.4: the Legio Hispana supports the praetor, who takes it along. */
export const theLegionChangesHands = {
  id: 'the-legion-changes-hands',
  rules: ['8.4'],
  source: { own: true },
  position: {
    variants: ['legio-hispana'],
    turn: 'praetor-ulterior',
    phase: 'roman',
    coins: 4,
    generals: { 'praetor-ulterior': 'emerita', 'praetor-citerior': 'valentia', consul: 'mare-ibericum' },
    fleets: ['mare-ibericum'],
    garrisons: { emerita: ['legio'] },
    revolts: { ebora: 1 },
  },
  seed: 1,
  line: [
    { action: siege('praetor-ulterior', 'ebora', 1), dice: [1] },
    { action: take('legio') },
    { action: move('praetor-ulterior', 'ebora') },
    { action: place('legio') },
  ],
  after: [
    happened('fought', {
      roman: { base: 1, coins: 1, discs: 1, province: 1, total: 4 },
      hispanic: { total: 3 },
      won: 'roman',
    }),
    garrisons('ebora', 1, 'legio'),
    garrisons('emerita', 0),
    coins(0),
  ],
  tasks: [],
  wrong: [{ id: 'on-the-board', at: 0, action: place('legio'), code: 'no-disc', rule: '8.4' }],
} as const satisfies DracoScene;

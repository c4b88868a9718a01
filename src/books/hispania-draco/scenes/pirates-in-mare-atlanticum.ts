import { sail, siege } from '../engine/actions.ts';
import { at, happened, revolts } from './claims.ts';
import type { DracoScene } from './scene.ts';

/** 8.5: pirates bar a fleet until they are besieged. */
export const piratesInMareAtlanticum = {
  id: 'pirates-in-mare-atlanticum',
  rules: ['8.5'],
  source: { own: true },
  position: {
    variants: ['pirates'],
    turn: 'consul',
    phase: 'roman',
    coins: 6,
    generals: { 'praetor-ulterior': 'talabriga', 'praetor-citerior': 'valentia', consul: 'mare-gaditanum' },
    fleets: ['mare-balearicum', 'mare-ibericum', 'mare-gaditanum'],
    revolts: { 'mare-atlanticum': 1, 'mare-cantabricum': 1 },
  },
  seed: 1,
  line: [
    { action: siege('consul', 'mare-atlanticum', 2), dice: [1] },
    { action: sail('mare-gaditanum', 'mare-atlanticum') },
  ],
  after: [
    happened('fought', {
      roman: { base: 1, coins: 2, doubles: 1, total: 6 },
      hispanic: { base: 4, total: 4 },
      won: 'roman',
    }),
    revolts('mare-atlanticum', 0),
    at('consul', 'mare-atlanticum'),
  ],
  tasks: [],
  wrong: [
    { id: 'into-pirates', at: 0, action: sail('mare-gaditanum', 'mare-atlanticum'), code: 'pirates', rule: '8.5' },
    { id: 'too-far', at: 0, action: siege('consul', 'mare-cantabricum', 2), code: 'not-connected', rule: '4.3' },
  ],
} as const satisfies DracoScene;

import type { Written } from '../engine/position.ts';

/** The printed positions that several scenes begin with. */

/** Example 3: Toletum in revolt, an army at Numantia (4.3-double). */
export const AT_TOLETUM = {
  phase: 'roman',
  coins: 6,
  generals: { 'praetor-ulterior': 'gades', 'praetor-citerior': 'segontia', consul: 'abula' },
  garrisons: { bilbilis: ['praetor-citerior'], salduba: ['praetor-citerior'], salmantica: ['consul'] },
  revolts: { toletum: 1, numantia: 1 },
  armies: [{ at: 'numantia' }],
} as const satisfies Written;

/** Example 6 before its armies move: each scene says which of them do (5.2). */
export const ARMIES_OF_THE_WEST = {
  turn: 'consul',
  phase: 'hispanic',
  generals: { 'praetor-ulterior': 'capara', 'praetor-citerior': 'valentia', consul: 'mare-ibericum' },
  fleets: ['mare-ibericum'],
  garrisons: { conimbriga: ['praetor-ulterior'], abula: ['consul'] },
  revolts: {
    noega: 1,
    lancia: 1,
    asturica: 1,
    lucus: 2,
    bracara: 1,
    brigantium: 1,
    talabriga: 1,
    salmantica: 1,
  },
  hispanic: { step: 'armies' },
} as const satisfies Written;

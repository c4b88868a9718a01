import type { NationHooks } from '../rules/hooks.ts';

/** The last turn on which they may return beyond the Pyrenees (ruling gascony-narbonne). */
const LAST = 9;

/** Rule 11-visigoths: until turn 9 they may move and retreat beyond the Pyrenees (5.4, 6.6). */
export const visigoths: NationHooks = {
  entersOffMap: ({ state }) => (state.turn <= LAST ? ['gascony', 'narbonne'] : []),
  retreatsTo: ({ state }) => (state.turn <= LAST ? ['gascony', 'narbonne'] : []),
};

import type { NationHooks } from '../rules/hooks.ts';

/** The last turn on which they may go back beyond the Pyrenees (ruling gascony-narbonne). */
const LAST = 9;

/** Rule 11-visigoths: until turn 9 they may retreat beyond the Pyrenees (6.6). */
export const visigoths: NationHooks = {
  retreatsTo: ({ state }) => (state.turn <= LAST ? ['gascony', 'narbonne'] : []),
};

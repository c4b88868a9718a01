import type { NationHooks } from '../rules/hooks.ts';

/** Rule 11-franks: they may move and retreat beyond the Pyrenees (5.4, 6.6, ruling gascony-narbonne). */
export const franks: NationHooks = {
  entersOffMap: () => ['gascony', 'narbonne'],
  retreatsTo: () => ['gascony', 'narbonne'],
};

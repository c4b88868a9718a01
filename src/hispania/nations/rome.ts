import type { NationHooks } from '../rules/hooks.ts';

/** Rule 11-rome: its forts fight as elites (6.2b), and it may retreat beyond the Pyrenees (6.6). */
export const rome: NationHooks = {
  fortsFightAs: 'elite',
  retreatsTo: () => ['gascony', 'narbonne'],
};

import type { NationHooks } from '../rules/hooks.ts';

/** Rule 11-franks: they may retreat beyond the Pyrenees (6.6). */
export const franks: NationHooks = { retreatsTo: () => ['gascony', 'narbonne'] };

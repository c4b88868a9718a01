import type { NationHooks } from '../rules/hooks.ts';

/** Rule 11-visigoths-neutrals: units left behind by the Visigoths count as theirs (ruling neutrals). */
export const neutrals: NationHooks = { countsAs: 'visigoths' };

import type { NationHooks } from '../rules/hooks.ts';

/** Rule 11-visigoths-neutrals: what the Visigoths leave behind counts as theirs (ruling neutrals). */
export const neutrals: NationHooks = { countsAs: 'visigoths' };

import type { NationHooks } from '../rules/hooks.ts';
import { reading } from '../rules/view.ts';

/**
 * Rule 11-navarre-sancho: he arrives even if his nation is eliminated; under the alternative ruling in Pamplona (ruling
 * navarre-dead).
 */
export const navarre: NationHooks = {
  homelessAt: (view) =>
    reading(view, 'navarre-dead') === 'b' ? { place: 'pamplona', rule: '11-navarre-sancho' } : undefined,
};

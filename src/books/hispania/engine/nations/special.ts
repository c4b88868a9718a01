import type { NationId } from '../data/ids.ts';
import type { SpecialPoints, Turns } from '../data/types.ts';
import type { View } from '../rules/view.ts';

/**
 * Reads the special points of a nation's record, which are neither for provinces nor for kills; this file implements no
 * rule.
 */

type Kind<K extends SpecialPoints['kind']> = SpecialPoints & { readonly kind: K };

/** The special points of a kind that a nation may score, or undefined. */
export function specialOf<K extends SpecialPoints['kind']>(view: View, nation: NationId, kind: K): Kind<K> | undefined {
  return view.tables.nations[nation].specialPoints.find((one): one is Kind<K> => one.kind === kind);
}

/** The same, if they can be scored on this turn. */
export function specialNow<K extends 'narbonne-exit' | 'africa-exit' | 'city-castles'>(
  view: View,
  nation: NationId,
  kind: K,
): Kind<K> | undefined {
  const special = specialOf(view, nation, kind);
  const turns = (special as { readonly turns: Turns } | undefined)?.turns;
  const { turn } = view.state;
  return turns && turn >= turns[0] && turn <= turns[1] ? special : undefined;
}

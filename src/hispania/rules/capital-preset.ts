import type { Action, Choice } from '../../kernel/contract.ts';
import type { NationId, PlaceId } from '../data/ids.ts';
import { capitalOf } from './capital.ts';
import { limit, stacked } from './stacking.ts';
import type { View } from './view.ts';

/** Rule 4.3: a capital that makes room for a unit and costs nothing is the sensible answer where a unit would be lost. */

/**
 * The first of these declarations that costs nothing: there is no capital yet, or who stands there has room without it. In: the
 * choices of `capitalChoice`; out: the answer, or nothing.
 */
export function costlessCapital(view: View, nation: NationId, declarations: readonly Choice[]): Action | undefined {
  const [first] = declarations;
  const was = capitalOf(view, nation);
  const needed = was !== null && stacked(view, nation, was) >= limit(view, nation, was);
  return first && !needed ? { kind: first.kind, fixed: first.fixed, values: {} } : undefined;
}

/** Declarations by which a place that is full takes one unit more than its limit, as in a retreat or for a purchase (3.1, 4.6). */
export function makingRoom(view: View, nation: NationId, declarations: readonly Choice[]): readonly Choice[] {
  return declarations.filter(({ fixed }) => {
    const place = fixed['place'] as PlaceId;
    return stacked(view, nation, place) <= limit(view, nation, place) + 1;
  });
}

import { NATIONS, type NationId } from '../data/ids.ts';
import { NEVER_SUBMIT } from '../data/scenarios.ts';
import { overlordOf } from '../rules/relations.ts';
import { clauseOf, free, mayBind, submitting } from '../rules/submission.ts';
import { isUnit } from '../rules/units.ts';
import { at, type Draft, placesOf, plays, push, type View } from '../rules/view.ts';
import type { Battle } from '../state/battle.ts';
import type { Cohort } from '../state/cohort.ts';

/**
 * Rule 10.4: after a round, any nation may submit to its attacker if it has no more than half as many units. It is free
 * again as soon as it has more. The rules of its nation sheet come first (ruling all-submission).
 */

/** After the losses of a round the defender is asked, unless its sheet decides (10.4, 10.4-never). */
export function offerToAll(draft: Draft, battle: Battle): void {
  if (!plays(draft, 'all-submission')) return;
  const pair = submitting(draft, battle);
  if (!pair || neverSubmits(draft, pair.nation) || clauseOf(draft, pair.nation, pair.to)) return;
  if (!mayBind(draft, pair.nation, pair.to) || !isSmall(draft, pair.nation, pair.to)) return;
  push(draft, { kind: 'offer', ...pair, place: battle.place });
}

/** Nations that cannot submit under this rule (10.4-never). */
export function neverSubmits(view: View, nation: NationId): boolean {
  return plays(view, 'all-submission') && NEVER_SUBMIT.includes(nation);
}

/** A nation that submitted by this rule is free if it has more than half as many units as its overlord (10.4-half). */
export function settleHalves(draft: Draft): void {
  if (!draft.hasSubjects) return;
  for (const nation of NATIONS) {
    const overlord = overlordOf(draft, nation);
    if (overlord === undefined || !draft.state.nations[nation]?.freely) continue;
    if (!isSmall(draft, nation, overlord)) free(draft, nation, 'half', '10.4-half');
  }
}

/** Whether a nation has no more than half as many units as another. */
function isSmall(view: View, nation: NationId, than: NationId): boolean {
  return 2 * army(view, nation) <= army(view, than);
}

/** The number of a nation's units everywhere, including castles, without leaders and forts. */
function army(view: View, nation: NationId): number {
  const counts = (c: Cohort) => c.owner === nation && isUnit(c) && c.kind !== 'fort';
  const all = [...placesOf(view, nation).flatMap((place) => at(view, place)), ...(view.state.band ?? [])];
  return all.filter(counts).reduce((n, c) => n + c.count, 0);
}

import type { Decision } from '../../../kernel/contract.ts';
import { type NationId, PLACES, type PlaceId } from '../engine/data/ids.ts';
import { fight, unitsIn } from './might.ts';
import type { Outlook } from './outlook.ts';
import type { Thought } from './thought.ts';
import { placeAt } from './threats.ts';

/** Decides whether to submit (9.6), by the odds of the battle. */

/**
 * The number of units out of the attacker's reach up to which a nation would be as good as eliminated after losing the
 * battle.
 */
const TOO_FEW = 1;
/** The minimum chance to win with which it fights on. */
const EVEN = 0.5;

/** A nation that this battle would eliminate submits; undefined if it has a chance and the answers must be compared. */
export function bows(outlook: Outlook, { params, choices }: Decision): Thought | undefined {
  const submit = choices.find(({ kind }) => kind === 'submit');
  if (!submit || outlook.personality.fear === 0) return undefined;
  const { nation, to, place } = params as { readonly nation: NationId; readonly to: NationId; readonly place: PlaceId };
  const armies = (at: PlaceId, owner: NationId) =>
    (outlook.standing[placeAt(at)] ?? []).filter((one) => one.owner === owner).map(({ army }) => army);
  const safe = PLACES.filter((at) => armies(at, to).length === 0).flatMap((at) => armies(at, nation));
  if (safe.reduce((sum, army) => sum + unitsIn(army), 0) > TOO_FEW) return undefined;
  const [[attackers], [defenders]] = [armies(place, to), armies(place, nation)];
  if (!attackers || !defenders) return undefined;
  const { wins } = fight(outlook.view.tables, attackers, defenders, outlook.fieldOf(place, to));
  if (1 - wins >= EVEN) return undefined;
  const action = { kind: submit.kind, fixed: submit.fixed, values: {} };
  return { action, why: { kind: 'bows', nation, to, place, chance: 1 - wins }, looked: choices.length };
}

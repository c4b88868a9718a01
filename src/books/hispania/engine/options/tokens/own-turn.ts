import { COMBAT_KINDS, type CombatKind, type NationId, PLACES, type PlaceId, type ProvinceId } from '../../data/ids.ts';
import { CASTLE_TOKEN_FROM, SPECIAL_CASTLES, TREASURE } from '../../data/tokens.ts';
import { castlePool, counterOf } from '../../rules/castles.ts';
import { countersLeft, pay, purse } from '../../rules/gold.ts';
import { raise } from '../../rules/placement.ts';
import { held } from '../../rules/relations.ts';
import { limit, stacked } from '../../rules/stacking.ts';
import { isWork } from '../../rules/units.ts';
import { at, seatOf, tell, type View } from '../../rules/view.ts';
import type { On } from '../../state/tokens.ts';
import type { Offer, Play } from './play.ts';

/**
 * Rules 10.3-army, 10.3-castle, 10.3-treasure: tokens that give a nation units, castles or gold at the start of its
 * turn.
 */

/** The objects on which the active nation's player could play a token. */
export function ofActive(view: View, on: (nation: NationId) => readonly On[]): readonly Offer[] {
  const { active } = view.state;
  if (active === null) return [];
  const seat = seatOf(view, active);
  return on(active).map((one) => ({ seat, on: one }));
}

/** Provinces in which 1 additional unit of a nation may be placed: at most 1 over the limit, as for purchases (3.1). */
function open(view: View, nation: NationId): readonly ProvinceId[] {
  return held(view, nation).filter((to) => stacked(view, nation, to) <= limit(view, nation, to));
}

/** Kinds that the Army token never gives (ruling army-event). */
const NEVER: readonly CombatKind[] = ['castle', 'fort', 'berber'];

/** A unit of a kind with a free counter, with the places where it may be placed. */
export const army: Play = {
  token: 'army',
  rule: '10.3-army',
  at: 'turn-start',
  offers: (view) =>
    ofActive(view, (nation) => {
      const without = view.hooks[nation]?.without?.(view);
      const kinds = COMBAT_KINDS.filter(
        (unit) => unit !== without && !NEVER.includes(unit) && countersLeft(view, nation, unit) > 0,
      );
      return kinds.length === 0 ? [] : open(view, nation).flatMap((to) => kinds.map((unit) => ({ unit, to })));
    }),
  effect(draft, { fixed }) {
    const { active: nation } = draft.state;
    const { to: place } = fixed;
    const unit = COMBAT_KINDS.find((kind) => kind === fixed.unit);
    if (nation === null || place === undefined || unit === undefined) return;
    raise(draft, nation, place, unit);
    tell(draft, { kind: 'arrived', rule: '10.3-army', nation, place, units: { [unit]: 1 }, leaders: [] });
  },
};

/** A castle in a province without one: with a counter of the nation, or a special one if it has none. */
export const castle: Play = {
  token: 'castle',
  rule: '10.3-castle',
  at: 'turn-start',
  offers: (view) =>
    view.state.turn < CASTLE_TOKEN_FROM
      ? []
      : ofActive(view, (nation) =>
          open(view, nation)
            .filter((to) => !at(view, to).some(isWork) && hasCastle(view, nation, to))
            .map((to) => ({ to })),
        ),
  effect(draft, { fixed }) {
    const { active: nation } = draft.state;
    const { to: place } = fixed;
    if (nation === null || place === undefined) return;
    raise(draft, nation, place, 'castle', hasOwn(draft, nation) ? undefined : 'special');
    tell(draft, { kind: 'raised', rule: '10.3-castle', nation, place, unit: 'castle' });
  },
};

function hasOwn(view: View, nation: NationId): boolean {
  return castlePool(view, nation) !== undefined;
}

/** Whether there is a counter for a castle in a place; the counter of a ruin there returns first (9.5). */
function hasCastle(view: View, nation: NationId, to: PlaceId): boolean {
  const whose = hasOwn(view, nation) ? nation : 'special';
  if (at(view, to).some((c) => c.kind === 'ruin' && counterOf(c) === whose)) return true;
  return whose === 'special' ? specialsOut(view) < SPECIAL_CASTLES : countersLeft(view, nation, 'castle') > 0;
}

/** Special castle counters on the map, as castles or ruins. */
function specialsOut(view: View): number {
  return PLACES.flatMap((place) => at(view, place)).filter((c) => c.counter === 'special').length;
}

/** Gold. */
export const treasure: Play = {
  token: 'treasure',
  rule: '10.3-treasure',
  at: 'turn-start',
  offers: (view) => ofActive(view, () => [{}]),
  effect(draft) {
    const { active: nation } = draft.state;
    if (nation === null) return;
    pay(draft, nation, TREASURE);
    tell(draft, {
      kind: 'income',
      rule: '10.3-treasure',
      nation,
      gold: TREASURE,
      from: null,
      purse: purse(draft, nation),
    });
  },
};

import { replay } from '../../rules/battle.ts';
import { OTHER, TARGETS, targetsOn } from '../../rules/hits.ts';
import { battleOf, type View } from '../../rules/view.ts';
import type { Battle, Side } from '../../state/battle.ts';
import type { On } from '../../state/tokens.ts';
import { eachSide, type Play, patchBattle, sideOf } from './play.ts';

/** Rules 10.3-tactics, bravery, die: tokens for one round of a battle, played before or after its dice. */

/** The number that tactics add to every die of a side. */
const TACTICS = 2;

/** All units of a side hit more easily for a round. */
export const tactics: Play = {
  token: 'tactics',
  rule: '10.3-tactics',
  at: 'before-dice',
  offers: (view) => eachSide(view, () => [{}]),
  effect(draft, played) {
    const battle = battleOf(draft);
    const side = sideOf(played);
    if (battle) patchBattle(draft, { tactics: { ...battle.tactics, [side]: battle.tactics[side] + TACTICS } });
  },
};

/** A unit, named by its kind and the target of its die, strikes at two targets before all others, never at a castle. */
export const bravery: Play = {
  token: 'bravery',
  rule: '10.3-bravery',
  at: 'before-dice',
  offers: (view) => eachSide(view, (battle, side) => (battle.brave ? [] : braves(view, battle, side))),
  effect(draft, played) {
    const { die, aimed, first, second } = played.fixed;
    if (!die || !aimed || !first || !second) return;
    patchBattle(draft, { brave: { side: sideOf(played), die, aimed, at: [first, second] } });
  },
};

function braves(view: View, battle: Battle, side: Side): readonly On[] {
  const there = targetsOn(view, battle, OTHER[side]);
  const targets = TARGETS.filter((target) => there[target] !== undefined && target !== 'castle');
  const twice = targets.flatMap((first, i) => targets.slice(i).map((second) => ({ first, second })));
  return (battle.aims[side] ?? []).flatMap(({ die, target }) =>
    die === 'castle' ? [] : twice.map((two) => ({ die, aimed: target, ...two })),
  );
}

/** All dice of the round are rolled again (ruling replay). */
export const die: Play = {
  token: 'die',
  rule: '10.3-die',
  at: 'after-dice',
  offers: involved,
  effect(draft) {
    const battle = battleOf(draft);
    if (battle) replay(draft, battle, '10.3-die');
  },
};

/** The players of both sides, each once. */
export function involved(view: View): readonly { readonly seat: string; readonly on: On }[] {
  const { attacker = null, defender = null } = battleOf(view)?.by ?? {};
  const seats = attacker === defender ? [attacker] : [attacker, defender];
  return seats.flatMap((seat) => (seat === null ? [] : [{ seat, on: {} }]));
}

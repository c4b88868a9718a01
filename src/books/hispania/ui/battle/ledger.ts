import type { CombatKind, LeaderId, RiverId, RuleId } from '../../engine/data/ids.ts';
import { diceOf, groundOf, need, OTHER, targetsOn } from '../../engine/rules/hits.ts';
import { hasZeal } from '../../engine/rules/stacking.ts';
import { defaultAims } from '../../engine/rules/targets.ts';
import { leadersOf, of } from '../../engine/rules/units.ts';
import { at, recordOf, type View } from '../../engine/rules/view.ts';
import { type Aim, type Battle, kindOf, SIDES, type Side, type Target } from '../../engine/state/battle.ts';

/** What counts for and against each side of a battle, by name, as the rules compute it (6.2b, 6.3, 6.4, 9.3, 10.3). */
export interface Row {
  readonly of:
    | { readonly is: 'table'; readonly dice: Units; readonly targets: readonly CombatKind[] }
    | { readonly is: 'terrain'; readonly terrain: 'plain' | 'mountain' }
    | { readonly is: 'leader'; readonly leaders: readonly LeaderId[] }
    /** `lasts`: it counts in this battle. */
    | { readonly is: 'zeal'; readonly lasts: boolean }
    | { readonly is: 'river'; readonly rivers: readonly RiverId[] }
    | { readonly is: 'tactics' };
  /** What it adds to the dice: each different number once, the best first; empty in the row of the table. */
  readonly plus: readonly number[];
  /** The numbers that dice need with this row and those above it, highest first. */
  readonly needs: readonly number[];
  readonly rule: RuleId;
}

type Units = { readonly [kind in CombatKind]?: number };

/** The dice of a round that is still to be rolled. */
export interface Coming {
  readonly number: number;
  readonly rolls: readonly (Aim & { readonly side: Side; readonly needs: number })[];
}

/** A kind of die of a side, and a target that it may have. */
type Pair = readonly [die: CombatKind, target: Target];

function pairsOf(view: View, battle: Battle, side: Side): readonly Pair[] {
  const targets = Object.keys(targetsOn(view, battle, OTHER[side])) as Target[];
  return (Object.keys(diceOf(view, battle, side)) as CombatKind[]).flatMap((die) =>
    targets.map((target): Pair => [die, target]),
  );
}

const falling = (all: readonly number[]): readonly number[] => [...new Set(all)].sort((a, b) => b - a);

/** The numbers that the dice of a side need now. */
export function needsOf(view: View, battle: Battle, side: Side): readonly number[] {
  return falling(pairsOf(view, battle, side).map(([die, target]) => need(view, battle, side, die, target).needs));
}

/** The ledger of a side as the battle begins. `tactics`: what an event token adds in the current round. */
export function ledgerOf(
  view: View,
  battle: Battle,
  side: Side,
  { tactics }: { readonly tactics: number },
): readonly Row[] {
  const pairs = pairsOf(view, battle, side);
  const rows: Row[] = [];
  let needs: readonly number[] = pairs.map(
    ([die, target]) => need(view, { ...battle, ground: 'plain' }, side, die, target).table,
  );
  const add = (row: Row['of'], rule: RuleId, next: (pair: Pair, i: number) => number, always = true): void => {
    const after = pairs.map(next);
    const plus = falling(after.map((value, i) => (needs[i] ?? value) - value));
    if (!always && plus.every((one) => one === 0)) return;
    rows.push({ of: row, plus: plus.length > 0 ? plus : [0], needs: falling(after), rule });
    needs = after;
  };
  const minus =
    (bonus: (target: Target) => number) =>
    ([, target]: Pair, i: number): number =>
      Math.max(2, (needs[i] ?? 2) - bonus(target));
  rows.push({
    of: {
      is: 'table',
      dice: unitsOf(view, battle, side),
      targets: [...new Set(pairs.map(([, target]) => kindOf(target)))],
    },
    plus: [],
    needs: falling(needs),
    rule: side === 'attacker' ? '6.7-attacker' : '6.7-defender',
  });
  const terrain = groundOf(view, battle);
  add({ is: 'terrain', terrain }, '6.3', ([die, target]) => need(view, battle, side, die, target).table);
  // A Berber is hit on its own number, whatever else counts, by one reading of the rules: so each bonus is asked of the rules themselves.
  const counts =
    (name: 'leader' | 'zeal' | 'river') =>
    (pair: Pair, i: number): number => {
      const { plus, needs: final, table } = need(view, battle, side, pair[0], pair[1]);
      const natural = final === table && plus.leader + plus.zeal + plus.river > 0;
      return minus(() => (natural ? 0 : plus[name]))(pair, i);
    };
  add({ is: 'leader', leaders: leadersOf(of(at(view, battle.place), battle[side])) }, '6.2b', counts('leader'));
  const { attacker } = battle;
  if (
    side === 'attacker' &&
    (battle.zeal || (attacker !== 'neutral' && recordOf(view, attacker) && hasZeal(view, attacker)))
  ) {
    add({ is: 'zeal', lasts: battle.zeal }, '9.3', counts('zeal'));
  }
  if (side === 'defender') add({ is: 'river', rivers: riversOf(view, battle) }, '6.4', counts('river'));
  if (tactics > 0)
    add(
      { is: 'tactics' },
      '10.3-tactics',
      minus(() => tactics),
    );
  return rows;
}

/** The units that roll; a castle counts once. */
function unitsOf(view: View, battle: Battle, side: Side): Units {
  const dice = diceOf(view, battle, side);
  return dice.castle ? { ...dice, castle: 1 } : dice;
}

/** The rivers that attackers crossed on their last step, if they count. */
function riversOf(view: View, battle: Battle): readonly RiverId[] {
  if (!battle.rivers) return [];
  const crossed = of(at(view, battle.place), battle.attacker).filter(({ river, from }) => river && from);
  return [...new Set(crossed.flatMap(({ from }) => (from && view.tables.borders[from][battle.place]?.river) || []))];
}

/** The dice of the next round: as they are aimed, or as the rules would aim them. */
export function comingRound(view: View, battle: Battle): Coming {
  return {
    number: battle.round,
    rolls: SIDES.flatMap((side) =>
      (battle.aims[side] ?? defaultAims(view, battle, side)).map((aim) => ({
        ...aim,
        side,
        needs: need(view, battle, side, aim.die, aim.target).needs,
      })),
    ),
  };
}

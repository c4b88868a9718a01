import { accepts, countsOf, total } from '../../../kernel/choices.ts';
import type { Action, Choice, Decision } from '../../../kernel/contract.ts';
import { COMBAT_KINDS, type CombatKind, type NationId, type PlaceId } from '../engine/data/ids.ts';
import { OTHER, sideUnits } from '../engine/rules/hits.ts';
import { worth } from '../engine/rules/points.ts';
import { of } from '../engine/rules/units.ts';
import { at, battleOf } from '../engine/rules/view.ts';
import type { Battle, Side } from '../engine/state/battle.ts';
import type { Odds } from '../odds/figures.ts';
import { oddsOf } from '../odds/odds.ts';
import type { Chosen } from '../odds/policy.ts';
import { type Army, armyOf, NOBODY, unitsIn } from './might.ts';
import type { Outlook } from './outlook.ts';
import { placeAt } from './threats.ts';

/** Decides in a battle (6.1, 6.6): targets, and retreats by the exact odds. */

/** The comparison of a retreat. */
export interface Stand {
  readonly action: Action;
  readonly odds: Odds;
  /** The values of staying and of retreating, in half points. */
  readonly stays: number;
  readonly goes: number;
}

/** Whether a side retreats, and where. Undefined if there is no battle. */
export function stand(outlook: Outlook, decision: Decision): Stand | undefined {
  const { state, view } = outlook;
  const battle = battleOf(view);
  const side = decision.params['side'] as Side | undefined;
  const odds = battle && side && oddsOf(state);
  if (!battle || !side || !odds) return undefined;
  const owner = battle[side] as NationId;
  const army = armyOf(of(at(view, battle.place), owner));
  const stays = staying(outlook, battle, side, odds);
  let best: Stand = { action: stayAction(decision, side), odds, stays, goes: Number.NEGATIVE_INFINITY };
  for (const choice of decision.choices) {
    if (choice.kind !== 'retreat') continue;
    const action = whole(choice);
    if (!action) continue;
    const to = choice.fixed['to'] as PlaceId;
    const going = movedWith(army, action);
    const goes = leaving(outlook, owner, battle.place, to, going, army);
    const leaves = goes > stays + outlook.personality.stubborn;
    if (goes > best.goes) best = { action: leaves ? action : best.action, odds, stays, goes };
  }
  return best;
}

function stayAction({ choices, preset }: Decision, side: Side): Action {
  const stay = choices.find(({ kind }) => kind === 'stay');
  return stay
    ? { kind: 'stay', fixed: stay.fixed, values: {} }
    : (preset ?? { kind: 'stay', fixed: { side }, values: {} });
}

/** As many units as may use this exit, with their leaders. */
function whole(choice: Choice): Action | undefined {
  const values: Record<string, Record<string, number>> = {};
  for (const [name, range] of Object.entries(choice.ranges)) {
    if (range.is !== 'counts') return undefined;
    let left = range.max;
    const taken: Record<string, number> = {};
    for (const [key, n] of Object.entries(range.of)) {
      const k = Math.min(n, left);
      if (k > 0) taken[key] = k;
      left -= k;
    }
    values[name] = taken;
  }
  const action: Action = {
    kind: choice.kind,
    fixed: choice.fixed,
    values: Object.fromEntries(Object.entries(values).map(([k, v]) => [k, countsOf(v)])),
  };
  return accepts(choice, action) ? action : undefined;
}

function movedWith(army: Army, { values }: Action): Army {
  const units = [...NOBODY.units];
  for (const name of ['units', 'light']) {
    for (const [key, n] of Object.entries((values[name] ?? {}) as Record<string, number>)) {
      const kind = key.split(/[:/]/)[0] as CombatKind;
      const i = COMBAT_KINDS.indexOf(kind);
      if (i >= 0) units[i] = (units[i] ?? 0) + n;
    }
  }
  return { units, led: army.led && total((values['leaders'] ?? {}) as Record<string, number>) > 0, hurt: 0 };
}

/** The value of fighting on. */
function staying(outlook: Outlook, battle: Battle, side: Side, odds: Odds): number {
  const other = OTHER[side];
  const [owner, enemy] = [battle[side], battle[other]];
  let sum = 0;
  for (const { kind, count } of sideUnits(outlook.view, battle, side)) sum += count * outlook.unit(owner, kind);
  for (const kind of COMBAT_KINDS) {
    sum -= outlook.personality.care * (odds.losses[side][kind] ?? 0) * outlook.unit(owner, kind);
    sum += outlook.regard(enemy) * (odds.losses[other][kind] ?? 0) * outlook.unit(enemy, kind);
  }
  if (battle.scores !== null) {
    const mine = outlook.seatOf(battle.scores) === outlook.seat;
    sum += (mine ? 1 : -outlook.personality.envy) * odds.points;
  }
  const army = armyOf(of(at(outlook.view, battle.place), owner));
  if (army.led) sum += outlook.leader(owner) * (1 - odds.leaders[side]);
  if (owner === 'neutral') return sum;
  const wins = side === 'attacker' ? odds.taken : odds.defenderWins + odds.retreats.attacker;
  sum += wins * outlook.keeps(owner, battle.place, left(army, odds, side));
  if (side === 'attacker') sum += wins * outlook.taken(battle.place);
  return sum;
}

function left(army: Army, odds: Odds, side: Side): Army {
  const units = army.units.map((n, i) =>
    Math.max(0, Math.round(n - (odds.losses[side][COMBAT_KINDS[i] as CombatKind] ?? 0))),
  );
  const some = { ...army, units, hurt: 0 };
  return unitsIn(some) > 0 ? some : army;
}

/** The value of a retreat by all units that can; the others stay in the battle. */
function leaving(outlook: Outlook, owner: NationId, from: PlaceId, to: PlaceId, going: Army, army: Army): number {
  const there = outlook.standing[placeAt(to)]?.find((one) => one.owner === owner)?.army ?? NOBODY;
  const joined = {
    units: there.units.map((n, i) => n + (going.units[i] ?? 0)),
    led: there.led || going.led,
    hurt: there.hurt,
  };
  const safe = outlook.lives(owner, going) * 0.95;
  const gain = outlook.after(owner, to, joined).value - outlook.after(owner, to, there).value;
  return safe + gain + (unitsIn(going) < unitsIn(army) ? 0.2 : 0) - (from === to ? 1 : 0);
}

/** Targets: the default, unless points for one kind make it more valuable. */
export function aims(outlook: Outlook, decision: Decision): { readonly action: Action; readonly first?: CombatKind } {
  const { preset } = decision;
  const battle = battleOf(outlook.view);
  const side = decision.params['side'] as Side | undefined;
  if (!preset) return { action: { kind: 'aim', fixed: {}, values: {} } };
  if (!battle || side !== 'attacker' || battle.scores === null) return { action: preset };
  const kinds = [...new Set(sideUnits(outlook.view, battle, 'defender').map(({ kind }) => kind))];
  const scorer = battle.scores;
  const dear = kinds.filter((kind) => worth(outlook.view, scorer, { kind, owner: battle.defender, count: 1 }).each > 0);
  if (kinds.length < 2 || dear.length === 0 || dear.length === kinds.length) return { action: preset };
  const usual = worthOf(outlook, battle, {});
  let best: { action: Action; value: number; first?: CombatKind } = { action: preset, value: usual + 0.3 };
  for (const kind of dear) {
    const action = aimedAt(decision, kind);
    if (!action) continue;
    const value = worthOf(outlook, battle, { aims: { attacker: { first: kind } } });
    if (value > best.value) best = { action, value, first: kind };
  }
  return best;
}

function worthOf(outlook: Outlook, battle: Battle, chosen: Chosen): number {
  const odds = oddsOf(outlook.state, chosen);
  return odds ? staying(outlook, battle, 'attacker', odds) : 0;
}

/** All dice at one kind, if that is allowed. */
function aimedAt({ choices }: Decision, kind: CombatKind): Action | undefined {
  const [choice] = choices;
  if (!choice) return undefined;
  const values: Record<string, Record<string, number>> = {};
  for (const [die, range] of Object.entries(choice.ranges)) {
    if (range.is !== 'counts' || !Object.hasOwn(range.of, kind)) return undefined;
    values[die] = { [kind]: range.min };
  }
  const action: Action = { kind: choice.kind, fixed: choice.fixed, values };
  return accepts(choice, action) ? action : undefined;
}

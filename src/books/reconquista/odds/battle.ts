import type { LocationId } from '../engine/data/ids.ts';
import { UNIT_IDS } from '../engine/data/play-ids.ts';
import { UNITS } from '../engine/data/units.ts';
import { firstFire, type Outcome, outcomeOf, type Party } from '../engine/rules/battle.ts';
import { isBattle } from '../engine/rules/contact.ts';
import { hasWalls } from '../engine/rules/control.ts';
import { losses, minus, size, sum } from '../engine/rules/units.ts';
import type { State, Units } from '../engine/state.ts';
import { type Chances, each, successes } from './chances.ts';

/** The odds of a battle (12): exact, by the chain of its rounds on the engine’s own dice and losses. */

/** One end of a battle, with what is left of each side. */
export interface End {
  readonly outcome: Outcome;
  readonly attackers: Units;
  readonly defenders: Units;
  readonly chance: number;
}

export interface Battle {
  readonly attackers: Units;
  readonly defenders: Units;
  /** The side that fires first in the first round. */
  readonly first: 'attacker' | 'defender' | null;
  /** Whether equal losses end the battle: one side shelters in its city (12-equal). */
  readonly stopsEqual: boolean;
}

/**
 * The battle that a Christian force would begin by entering a location; undefined if there is none, but a siege or
 * nothing (11-contact). Muslims who may refuse out of caution (17.2) are taken to fight.
 */
export function battleAt(state: State, to: LocationId, force: Units): Battle | undefined {
  const place = state.places[to];
  const isRelief = place.siege !== undefined && place.siege.side !== 'christian';
  const enemy = isRelief ? place.siege : place.held;
  if (!enemy || enemy.side === 'christian' || (!isRelief && !isBattle(place))) return undefined;
  const others = isRelief ? place.held : place.siege;
  const joining = others?.side === 'christian' ? others.units : {};
  const attacker: Party = { side: 'christian', groups: [force, joining] };
  const defender: Party = { side: enemy.side, groups: [enemy.units] };
  const opening = firstFire(state, to, attacker, defender);
  return {
    attackers: sum(attacker.groups),
    defenders: enemy.units,
    first: opening ? (opening.side === 'christian' ? 'attacker' : 'defender') : null,
    stopsEqual: !isRelief && hasWalls(place),
  };
}

/** The ends of a battle, the chances of which add up to 1. */
export function battleOdds(battle: Battle): readonly End[] {
  const ends = new Map<string, End>();
  // The losses of both sides with which another round begins are equal, so that their number names the round.
  let open = new Map([[0, 1]]);
  for (let isFirst = true; open.size > 0; isFirst = false) {
    const next = new Map<number, number>();
    for (const [lost, chance] of open) round(battle, { lost, chance, isFirst }, ends, next);
    open = next;
  }
  return [...ends.values()];
}

interface Before {
  /** Losses of each side so far. */
  readonly lost: number;
  readonly chance: number;
  readonly isFirst: boolean;
}

/** Plays one round: adds its ends, and the chances of the rounds that follow equal losses. */
function round(
  battle: Battle,
  { lost, chance, isFirst }: Before,
  ends: Map<string, End>,
  next: Map<number, number>,
): void {
  const attackers = after(battle.attackers, lost);
  const defenders = after(battle.defenders, lost);
  const results: { readonly a: number; readonly d: number; readonly p: number }[] = [];
  const first = isFirst ? battle.first : null;
  const note = (a: number, d: number, p: number) =>
    results.push({ a: Math.min(a, size(attackers)), d: Math.min(d, size(defenders)), p });
  if (first === 'attacker')
    each(hits(attackers), (d, p) => each(hits(after(defenders, d)), (a, q) => note(a, d, p * q)));
  else if (first === 'defender')
    each(hits(defenders), (a, p) => each(hits(after(attackers, a)), (d, q) => note(a, d, p * q)));
  else each(hits(attackers), (d, p) => each(hits(defenders), (a, q) => note(a, d, p * q)));
  // A round without losses changes nothing but the first fire: it is left out of the later rounds.
  const isIdle = ({ a, d }: { readonly a: number; readonly d: number }) => a === 0 && d === 0;
  const idle = results.filter(isIdle).reduce((all, { p }) => all + p, 0);
  const isRepeated = !battle.stopsEqual && !isFirst;
  for (const result of results) {
    if (isRepeated && isIdle(result)) continue;
    const p = (chance * result.p) / (isRepeated ? 1 - idle : 1);
    const left = { attackers: after(attackers, result.a), defenders: after(defenders, result.d) };
    const outcome = outcomeOf(size(left.attackers), size(left.defenders), result.a - result.d);
    if (outcome === 'equal' && !battle.stopsEqual) {
      const key = lost + result.a;
      next.set(key, (next.get(key) ?? 0) + p);
      continue;
    }
    const key = JSON.stringify([outcome, left]);
    ends.set(key, { outcome, ...left, chance: (ends.get(key)?.chance ?? 0) + p });
  }
}

/** Units after losses (12-losses). */
function after(units: Units, lost: number): Units {
  return minus(units, sum(losses([units], lost)));
}

/** The chances of so many hits by units (12-hits). */
function hits(units: Units): Chances {
  return successes(
    UNIT_IDS.flatMap((unit) => {
      const { hitsFrom } = UNITS[unit === 'hired' ? 'army' : unit];
      return hitsFrom ? Array.from({ length: units[unit] ?? 0 }, () => (7 - hitsFrom) / 6) : [];
    }),
  );
}

import type { LocationId } from '../engine/data/ids.ts';
import { hasWalls } from '../engine/rules/control.ts';
import { change, type Draft, settle, take } from '../engine/rules/draft.ts';
import { leaving, ours, type Source } from '../engine/rules/forces.ts';
import { refuges } from '../engine/rules/retreat.ts';
import { minus, plus, size } from '../engine/rules/units.ts';
import type { PlaceState, State, Units } from '../engine/state.ts';
import { battleAt, type End } from '../odds/battle.ts';
import { battleEnds } from './chances.ts';

/**
 * What comes of a move (11, 12) without dice: the positions after it, each with its chance. Of groups that fight
 * together it does not say which lost what: all that are left are taken to stay.
 */

export interface Prospect {
  readonly chance: number;
  readonly state: State;
}

/** A move as it looks ahead. `by`: how it meets an enemy, if it does. */
export interface Foreseen {
  readonly by: 'battle' | 'siege' | null;
  readonly prospects: readonly Prospect[];
}

/** Rare ends of a battle are left out. */
const LEAST_CHANCE = 0.03;

/** What comes of leading units from their locations into another, in phase 4. */
export function foresee(state: State, to: LocationId, groups: readonly Source[]): Foreseen {
  const { moves } = state;
  if (!moves) return { by: null, prospects: [] };
  const left: Draft = { state, facts: [] };
  let units: Units = {};
  for (const { at, units: going } of groups) {
    const there = ours(state.places[at]);
    if (!there) continue;
    // El Cid is never left alone.
    const all = size(minus(there.troops.units, going)) === 0 ? there.troops.units : going;
    take(left, at, there.part, all);
    units = plus(units, all);
  }
  left.state = { ...left.state, moves: leaving(moves, groups) };
  const battle = battleAt(left.state, to, units);
  if (!battle) {
    const stops = meets(left.state.places[to]);
    settle(left, to, 'christian', units);
    return { by: stops ? 'siege' : null, prospects: [{ chance: 1, state: arrived(left.state, to, units, !stops) }] };
  }
  const ends = battleEnds(battle).filter(({ chance }) => chance >= LEAST_CHANCE);
  const all = ends.reduce((p, { chance }) => p + chance, 0);
  const [origin = to] = groups.map(({ at }) => at);
  return {
    by: 'battle',
    prospects: ends.map((end) => ({ chance: end.chance / all, state: ended(left.state, to, origin, end) })),
  };
}

/** Whether a force that enters has to stop: troops of others are there, or an empty Muslim city (11-stop). */
export function meets({ held, siege, city }: PlaceState): boolean {
  return (held ? held.side !== 'christian' : city === 'muslim') || (siege !== undefined && siege.side !== 'christian');
}

/** The state with units that have moved to a location, and that may go on. */
function arrived(state: State, at: LocationId, units: Units, goOn: boolean): State {
  const { moves } = state;
  if (!moves || size(units) === 0) return state;
  const moved = { ...moves.moved, [at]: plus(moves.moved[at] ?? {}, units) };
  return { ...state, moves: { ...moves, moved, force: goOn ? { at, units } : null } };
}

/** The position after an end of a battle (12-wiped-out to 12-equal). */
function ended(state: State, at: LocationId, origin: LocationId, { outcome, attackers, defenders }: End): State {
  const draft: Draft = { state, facts: [] };
  const place = state.places[at];
  const { held, siege } = place;
  const us = { side: 'christian' as const, units: attackers };
  const isRelief = siege !== undefined && siege.side !== 'christian';
  const enemy = isRelief ? siege : held;
  const them = enemy && { side: enemy.side, units: defenders };
  if (isRelief) {
    const isOurs = origin === at || (held?.side ?? place.city) === 'christian';
    const isLifted = outcome !== 'attacker-gone' && outcome !== 'attacker-lost';
    if (isLifted) change(draft, at, { siege: undefined, ...(held?.side === 'christian' && { held: undefined }) });
    else change(draft, at, { siege: them, ...(held?.side === 'christian' && { held: undefined }) });
    if (isLifted) settle(draft, at, 'christian', attackers);
    else if (isOurs) change(draft, at, { held: us });
    else back(draft, origin, attackers);
  } else if (outcome === 'defender-gone') change(draft, at, { held: us, siege: undefined });
  else if (outcome === 'both-gone') change(draft, at, { held: undefined, siege: undefined });
  else if (outcome === 'attacker-gone' || outcome === 'attacker-lost') {
    change(draft, at, { held: them, siege: undefined });
    back(draft, origin, attackers);
  } else if (hasWalls(place)) change(draft, at, { held: them, siege: us });
  else change(draft, at, { held: us, siege: undefined });
  if (outcome === 'defender-lost' && them && (isRelief || !hasWalls(place))) {
    const [to] = refuges(draft.state, them.side, at);
    if (to) settle(draft, to, them.side, them.units);
  }
  const isBack = (outcome === 'attacker-lost' || outcome === 'attacker-gone') && !isRelief;
  return arrived(draft.state, isBack ? origin : at, attackers, false);
}

function back(draft: Draft, to: LocationId, units: Units): void {
  if (size(units) > 0) settle(draft, to, 'christian', units);
}

import { COMBAT_KINDS, type NationId, PLACES, type PlaceId, PROVINCES } from '../engine/data/ids.ts';
import { fight, livesIn, unitsIn } from './might.ts';
import type { Outlook, Standing } from './outlook.ts';

/** The value of half gold as a fraction of an infantry unit's, less than the units that it would buy. */
const GOLD_WORTH = 0.08;
/** The value of a unit still to be placed, as a fraction of one on the map. */
const WAITING = 0.95;

/**
 * The value of a whole position to a player, in half points: their own value, less the weighted value of the others.
 */
export function evaluate(outlook: Outlook): number {
  const { state, personality } = outlook;
  let sum = 0;
  for (const { seat, adjust } of state.players ?? []) sum += (seat === outlook.seat ? 1 : -personality.envy) * adjust;
  for (const nation in state.nations) sum += purse(outlook, nation as NationId);
  for (const [at, there] of outlook.standing.entries()) {
    const [first, second] = there;
    if (!first) continue;
    const place = PLACES[at] as PlaceId;
    if (second && at < PROVINCES.length) sum += contested(outlook, place, there);
    else sum += held(outlook, place, first);
  }
  return sum;
}

/** The weight of a nation's value for the player: positive or negative. */
function side(outlook: Outlook, nation: NationId): number {
  return outlook.seatOf(nation) === outlook.seat ? 1 : -outlook.personality.envy;
}

/** The value of a nation beside the map: points, gold, and units that are still to be placed. */
function purse(outlook: Outlook, nation: NationId): number {
  const kept = outlook.state.nations[nation];
  if (!kept) return 0;
  const { points, bid = 0, gold = 0, bought = {}, due = [] } = kept;
  let sum = points - bid + GOLD_WORTH * gold * outlook.unit(nation, 'infantry');
  for (const kind of COMBAT_KINDS) {
    const n = (bought[kind] ?? 0) + due.reduce((all, { units }) => all + (units[kind] ?? 0), 0);
    if (n > 0) sum += WAITING * n * outlook.unit(nation, kind);
  }
  return side(outlook, nation) * sum;
}

/** A place with units of one owner only. */
function held(outlook: Outlook, place: PlaceId, { owner, army }: Standing): number {
  if (owner === 'neutral') return 0;
  const kept = unitsIn(army) > 0 ? outlook.keeps(owner, place, army) : 0;
  return side(outlook, owner) * (outlook.lives(owner, army) + kept);
}

/** A place with units of several owners: the active nation attacks. */
function contested(outlook: Outlook, place: PlaceId, there: readonly Standing[]): number {
  const { state, view } = outlook;
  const attacker = there.find(({ owner }) => owner === state.active) ?? there[0];
  const defender = there.find((one) => one !== attacker && unitsIn(one.army) > 0);
  if (!attacker || attacker.owner === 'neutral') return 0;
  if (!defender) return held(outlook, place, attacker);
  const { owner, army } = attacker;
  const result = fight(view.tables, army, defender.army, outlook.fieldOf(place, owner));
  const left = result.attacker / Math.max(1, livesIn(army));
  const kept = result.defender / Math.max(1, livesIn(defender.army));
  const won = result.wins * outlook.keeps(owner, place, army);
  const points = (1 - kept) * outlook.killPoints(owner, defender.owner, defender.army);
  const attacks = side(outlook, owner) * (left * outlook.lives(owner, army) + won + points);
  if (defender.owner === 'neutral') return attacks;
  const stays = result.holds * outlook.keeps(defender.owner, place, defender.army);
  return attacks + side(outlook, defender.owner) * (kept * outlook.lives(defender.owner, defender.army) + stays);
}

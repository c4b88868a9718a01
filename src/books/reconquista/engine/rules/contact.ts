import { regionOf } from '../data/geography.ts';
import type { LocationId } from '../data/ids.ts';
import type { March, PlaceState, Troops, Units } from '../state.ts';
import { type Fought, fight } from './battle.ts';
import { cityOf, hasWalls } from './control.ts';
import { change, type Draft, occupy, settle, take } from './draft.ts';
import { refuges, retreatByChoice, retreatByNumber } from './retreat.ts';
import { armies, minus, only, plus, size } from './units.ts';

/**
 * Rules 13.11 to 13.13: a march meets an enemy, as a Christian force does (11-contact), with what is its own: those who
 * join from a city, the siege that only a part stays for, the way back after a defeat.
 */

/** Fights or besieges what is where the march is. Returns where it is afterwards, or nothing if it has ended. */
export function contact(draft: Draft, march: March): LocationId | undefined {
  const { held, siege } = draft.state.places[march.at];
  draft.facts.push({ kind: 'met', rule: '13.8', place: march.at, side: march.side });
  if (siege) relieve(draft, march, siege);
  else if (held && isBattle(draft.state.places[march.at])) attack(draft, march, held);
  else besiege(draft, march);
  return draft.state.march?.at;
}

/** Whether those who hold a location fight in the open: they must, or they are more than one with an army (11-contact). */
export function isBattle(place: PlaceState): boolean {
  const units = place.held?.units ?? {};
  return !hasWalls(place) || (size(units) > 1 && armies(units) > 0);
}

/** The march continues from where it is with some units, after a battle or siege (13.12, 13.13). */
function goOn(draft: Draft, march: March, units: Units): void {
  const isMuslim = march.side === 'muslim';
  draft.state = {
    ...draft.state,
    march: {
      ...march,
      units,
      lost: null,
      seen: isMuslim ? [march.at] : march.seen,
      regions: [regionOf(march.at)],
    },
  };
}

/** The march has ended; its units, if any, go inside. */
function endInside(draft: Draft, { at, side }: March, units: Units): void {
  draft.state = { ...draft.state, march: null };
  const { held } = draft.state.places[at];
  if (size(units) === 0 && !units['el-cid']) return;
  change(draft, at, { held: { side, units: plus(held?.side === side ? held.units : {}, units) } });
}

/** Other Muslim armies of a location come along; a garrison never does (13.10). */
export function join(draft: Draft, march: March): void {
  const { held } = draft.state.places[march.at];
  if (march.side !== 'muslim' || held?.side !== 'muslim') return;
  const units = only(held.units, ['army', 'hired']);
  if (size(units) === 0) return;
  take(draft, march.at, 'held', units);
  draft.state = { ...draft.state, march: { ...march, units: plus(march.units, units) } };
  draft.facts.push({ kind: 'joined', rule: '13.10', place: march.at, side: 'muslim', units });
}

/** Besiegers of another side are fought first, with those inside if they are of this one (13.11, ruling A11). */
function relieve(draft: Draft, march: March, siege: Troops): void {
  const { at, side } = march;
  const place = draft.state.places[at];
  const isHome = place.held ? place.held.side === side : cityOf(place) === side;
  const inside = place.held?.side === side ? place.held.units : {};
  const attacker = { side, groups: [march.units, inside] };
  const fought = fight(draft, at, attacker, { side: siege.side, groups: [siege.units] }, isHome);
  const [units = {}, shut = {}] = fought.attackers;
  const [besiegers = {}] = fought.defenders;
  if (place.held?.side === side) change(draft, at, { held: { side, units: shut } });
  change(draft, at, { siege: { side: siege.side, units: besiegers } });
  const { outcome } = fought;
  if (outcome === 'defender-lost') {
    change(draft, at, { siege: undefined });
    flee(draft, siege.side, at, besiegers);
  }
  if (outcome === 'defender-lost' || outcome === 'defender-gone') {
    if (size(units) === 0) endInside(draft, march, units);
    else if (isHome) {
      goOn(draft, march, units);
      if (draft.state.march) join(draft, draft.state.march);
    } else besiege(draft, { ...march, units });
  } else if (outcome === 'both-gone' || outcome === 'attacker-gone') draft.state = { ...draft.state, march: null };
  else if (isHome) {
    endInside(draft, march, units);
    draft.facts.push({ kind: 'sheltered', rule: '13.11', place: at, side, units });
  } else fallBack(draft, march, units);
  occupy(draft, at);
}

/** Those who hold the location are fought (13.11). */
function attack(draft: Draft, march: March, held: Troops): void {
  const { at, side } = march;
  const walls = hasWalls(draft.state.places[at]);
  const attacker = { side, groups: [march.units] };
  const fought: Fought = fight(draft, at, attacker, { side: held.side, groups: [held.units] }, walls);
  const [units = {}] = fought.attackers;
  const [holders = {}] = fought.defenders;
  change(draft, at, { held: { side: held.side, units: holders } });
  const { outcome } = fought;
  if (outcome === 'both-gone' || outcome === 'attacker-gone') draft.state = { ...draft.state, march: null };
  else if (outcome === 'attacker-lost') fallBack(draft, march, units);
  else if (outcome === 'defender-gone') {
    if (walls) capture(draft, march, units);
    else goOn(draft, march, units);
  } else if (walls) {
    const rule = outcome === 'equal' ? '12-equal' : '12-enemy-loses';
    draft.facts.push({ kind: 'sheltered', rule, place: at, side: held.side, units: holders });
    besiege(draft, { ...march, units });
  } else {
    change(draft, at, { held: undefined });
    flee(draft, held.side, at, holders);
    goOn(draft, march, units);
  }
}

/** Beaten defenders retreat: Christians where the player chooses (12-we-lose, ruling B5), others by number. */
function flee(draft: Draft, side: Troops['side'], at: LocationId, units: Units): void {
  if (side === 'christian') retreatByChoice(draft, at, refuges(draft.state, side, at), units);
  else retreatByNumber(draft, side, at, units);
}

/** A city or fort is taken: Muslims leave an army in it (ruling A15), neutrals nobody (ruling E3). */
function capture(draft: Draft, march: March, units: Units): void {
  const { at, side } = march;
  draft.facts.push({ kind: 'taken', rule: '12-wiped-out', place: at, side });
  if (side === 'neutral') {
    goOn(draft, march, units);
    return;
  }
  if (size(units) === 1) {
    endInside(draft, march, units);
    draft.facts.push({ kind: 'stopped', rule: '13.13', place: at, side, units });
    return;
  }
  const guard = guardOf(units);
  change(draft, at, { held: { side, units: guard } });
  goOn(draft, march, minus(units, guard));
  draft.facts.push({ kind: 'left', rule: '13.13', place: at, side, units: guard });
}

/** An army that stays behind: one of the troops' own before a Mercenary, who leaves at the end of the turn. */
export function guardOf({ army = 0 }: Units): Units {
  return army > 0 ? { army: 1 } : { hired: 1 };
}

/** As many armies stay for a siege as there are pieces, city and fort among them; the rest goes on (13.12). */
function besiege(draft: Draft, march: March): void {
  const { at, side, units } = march;
  const { city, fort, held } = draft.state.places[at];
  const pieces = size(held?.units ?? {}) + (city ? 1 : 0) + (fort ? 1 : 0);
  const { army = 0, hired = 0 } = units;
  const isAll = army + hired <= pieces;
  const own = Math.min(army, pieces);
  const rest = pieces - own;
  const staying: Units = isAll ? units : { ...(own > 0 && { army: own }), ...(rest > 0 && { hired: rest }) };
  settle(draft, at, side, staying);
  if (isAll) draft.state = { ...draft.state, march: null };
  else goOn(draft, march, minus(units, staying));
  draft.facts.push({ kind: 'besieged', rule: '13.12', place: at, side, units: staying });
}

/**
 * A beaten march goes back to the location before, and later on to others first (13.13). Where it has just begun there
 * is none, and it retreats by number (ruling A13).
 */
function fallBack(draft: Draft, march: March, units: Units): void {
  const { at, side } = march;
  const to = march.from ?? refuges(draft.state, side, at)[0];
  if (to === undefined) {
    draft.state = { ...draft.state, march: null };
    draft.facts.push(
      { kind: 'nothing', rule: '13.13', why: 'no-location', place: at },
      { kind: 'removed', rule: '13.13', place: at, side, units },
    );
    return;
  }
  draft.state = {
    ...draft.state,
    march: {
      ...march,
      at: to,
      units,
      from: null,
      lost: at,
      seen: side === 'muslim' ? [to] : [...new Set([...march.seen, to])],
      regions: [regionOf(to)],
    },
  };
  draft.facts.push({ kind: 'retreated', rule: '13.13', side, from: at, to, units });
}

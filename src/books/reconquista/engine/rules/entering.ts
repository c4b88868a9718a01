import type { LocationId } from '../data/ids.ts';
import type { Troops, Units } from '../state.ts';
import { fight } from './battle.ts';
import { dares } from './caution.ts';
import { cityOf, hasWalls } from './control.ts';
import { change, type Draft, occupy, settle } from './draft.ts';
import { retreatByChoice, retreatByNumber } from './retreat.ts';
import { armies, plus, size } from './units.ts';

/** Rules 11-stop, 11-contact and 12: a Christian force enters a location, and fights or besieges what is there. */

/** Leads a force into a location, from those where its units were. It is on the move again if nothing stops it. */
export function enter(draft: Draft, to: LocationId, units: Units, origins: readonly LocationId[]): void {
  const { held, siege, city } = draft.state.places[to];
  if (siege && siege.side !== 'christian') attackBesiegers(draft, to, units, siege, origins);
  else if (held && held.side !== 'christian') attackHolders(draft, to, units, held, origins);
  else if (!held && city === 'muslim') besiege(draft, to, units, '11-stop');
  else goOn(draft, to, units);
}

/** The force is in a location and may go on. */
function goOn(draft: Draft, at: LocationId, units: Units): void {
  settle(draft, at, 'christian', units);
  mark(draft, at, units, units);
}

/** The force stays around a city or fort until phase 6 (11-contact). */
function besiege(draft: Draft, place: LocationId, units: Units, rule: '11-stop' | '11-contact' = '11-contact'): void {
  settle(draft, place, 'christian', units);
  mark(draft, place, units, {});
  if (size(units) > 0) draft.facts.push({ kind: 'besieged', rule, place, side: 'christian', units });
}

/** Notes that units have moved to a location, and those among them that may go on. */
function mark(draft: Draft, at: LocationId, units: Units, force: Units): void {
  const { moves } = draft.state;
  if (!moves) return;
  const moved = { ...moves.moved, [at]: plus(moves.moved[at] ?? {}, units) };
  draft.state = { ...draft.state, moves: { ...moves, moved, force: size(force) > 0 ? { at, units: force } : null } };
}

/** Besiegers are always fought, by those inside too if they are Christians (12; ruling M8). */
function attackBesiegers(
  draft: Draft,
  at: LocationId,
  units: Units,
  siege: Troops,
  origins: readonly LocationId[],
): void {
  const place = draft.state.places[at];
  const isOurs = origins.includes(at) || place.held?.side === 'christian' || cityOf(place) === 'christian';
  const inside = place.held?.side === 'christian' ? place.held.units : {};
  const { outcome, attackers, defenders } = fight(
    draft,
    at,
    { side: 'christian', groups: [units, inside] },
    { side: siege.side, groups: [siege.units] },
    false,
  );
  const [force = {}, shut = {}] = attackers;
  const [besiegers = {}] = defenders;
  if (place.held?.side === 'christian') change(draft, at, { held: { side: 'christian', units: shut } });
  const isLifted = outcome === 'defender-gone' || outcome === 'both-gone' || outcome === 'defender-lost';
  change(draft, at, { siege: isLifted ? undefined : { side: siege.side, units: besiegers } });
  if (outcome === 'defender-lost') retreatByNumber(draft, siege.side, at, besiegers);
  if (isLifted) afterwards(draft, at, force);
  else if (outcome === 'attacker-lost' && isOurs) shelter(draft, at, force);
  else if (outcome === 'attacker-lost') withdraw(draft, at, origins, force, force);
  occupy(draft, at);
}

/** The besiegers are gone: the force enters, or besieges those inside in its turn (12; ruling A11). */
function afterwards(draft: Draft, at: LocationId, force: Units): void {
  const { held, city } = draft.state.places[at];
  const isTheirs = held ? held.side !== 'christian' : city === 'muslim';
  if (isTheirs) besiege(draft, at, force);
  else goOn(draft, at, force);
}

/** A beaten force goes into its own city (12-we-lose). */
function shelter(draft: Draft, place: LocationId, units: Units): void {
  const { held } = draft.state.places[place];
  change(draft, place, { held: { side: 'christian', units: plus(held?.units ?? {}, units) } });
  mark(draft, place, units, {});
  draft.facts.push({ kind: 'sheltered', rule: '12-we-lose', place, side: 'christian', units });
}

/** Beaten units go back to one of the locations that the force came from (12-we-lose, ruling M7). */
function withdraw(draft: Draft, at: LocationId, origins: readonly LocationId[], units: Units, force: Units): void {
  const to = retreatByChoice(draft, at, origins, units, force);
  if (to) mark(draft, to, units, force);
}

/** Those who hold a location fight if they are enough, or if it has no walls; else they are besieged (11-contact). */
function attackHolders(
  draft: Draft,
  at: LocationId,
  units: Units,
  { side, units: theirs }: Troops,
  origins: readonly LocationId[],
): void {
  const place = draft.state.places[at];
  const walls = hasWalls(place);
  const around = place.siege?.units ?? {};
  const isEnough = size(theirs) > 1 && armies(theirs) > 0;
  if (walls && (!isEnough || !dares(draft, at, side, size(theirs), size(plus(units, around))))) {
    besiege(draft, at, units);
    return;
  }
  const { outcome, attackers, defenders } = fight(
    draft,
    at,
    { side: 'christian', groups: [units, around] },
    { side, groups: [theirs] },
    walls,
  );
  const [force = {}, others = {}] = attackers;
  const [holders = {}] = defenders;
  change(draft, at, { held: { side, units: holders }, siege: { side: 'christian', units: others } });
  if (outcome === 'defender-gone') {
    change(draft, at, { held: { side: 'christian', units: others }, siege: undefined });
    if (walls) draft.facts.push({ kind: 'taken', rule: '12-wiped-out', place: at, side: 'christian' });
    hold(draft, at, force);
  } else if (outcome === 'equal' || (outcome === 'defender-lost' && walls)) {
    const rule = outcome === 'equal' ? '12-equal' : '12-enemy-loses';
    draft.facts.push({ kind: 'sheltered', rule, place: at, side, units: holders });
    besiege(draft, at, force);
  } else if (outcome === 'defender-lost') {
    change(draft, at, { held: undefined });
    retreatByNumber(draft, side, at, holders);
    goOn(draft, at, force);
  } else if (outcome === 'attacker-lost') {
    change(draft, at, { siege: undefined });
    withdraw(draft, at, origins, plus(force, others), force);
  }
}

/** The force holds a location that it has taken (12-wiped-out). */
function hold(draft: Draft, at: LocationId, units: Units): void {
  const { held } = draft.state.places[at];
  change(draft, at, { held: { side: 'christian', units: plus(held?.units ?? {}, units) } });
  mark(draft, at, units, units);
}

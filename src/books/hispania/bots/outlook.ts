import type { Seat } from '../../../kernel/contract.ts';
import {
  COMBAT_KINDS,
  type CombatKind,
  type NationId,
  type Owner,
  PLACES,
  type PlaceId,
  PROVINCES,
  type ProvinceId,
} from '../engine/data/ids.ts';
import { worth } from '../engine/rules/points.ts';
import { allies } from '../engine/rules/relations.ts';
import { hasZeal } from '../engine/rules/stacking.ts';
import type { View } from '../engine/rules/view.ts';
import type { Cohort } from '../engine/state/cohort.ts';
import type { State } from '../engine/state.ts';
import { view } from '../engine/view.ts';
import { type Army, armyOf, type Field, fight, KIND_AT, livesIn, unitsIn } from './might.ts';
import type { Personality } from './personality.ts';
import { placeAt, stillMoves, type Threat, threatsIn } from './threats.ts';
import { goodProvince, lastTurnOf, type Values, worthTo } from './worth.ts';

/**
 * A position as a computer sees it: what stands where, who threatens whom, and what it all comes to in half points until the
 * end of the game. All of it is an estimate; only what the rules say of points and fights is not.
 */

/** Between what a plain unit may be worth, in half points. */
const LEAST_WORTH = 0.3;
const MOST_WORTH = 3;
/** What a unit is worth against an infantry. */
const UNIT_WORTH: { readonly [kind in CombatKind]: number } = {
  infantry: 1,
  elite: 1.3,
  knight: 1.8,
  cavalry: 1.6,
  berber: 0.7,
  castle: 1.5,
  fort: 0.7,
};
const LEADER_WORTH = 1.5;
/** Turns after which a unit has all of its worth before it. */
const YEARS = 3;

const SAFE = { now: 1, later: 1 };

/** Units of one owner in a place. */
export interface Standing {
  readonly owner: Owner;
  readonly army: Army;
}

export class Outlook {
  readonly view: View;
  readonly state: State;
  readonly seat: Seat;
  readonly personality: Personality;
  readonly standing: readonly (readonly Standing[])[];
  private readonly threats: readonly Threat[];
  private readonly lifetimes = new Map<NationId, number>();
  private readonly prospect = new Map<NationId, number>();
  private readonly values = new Map<NationId, Values>();

  constructor(state: State, seat: Seat, personality: Personality) {
    this.view = view(state);
    this.state = state;
    this.seat = seat;
    this.personality = personality;
    this.standing = PLACES.map((place) => standingIn(state.places[place] ?? []));
    this.threats = threatsIn(this.view, this.standing);
  }

  /** The player of a nation; nobody's for neutrals. */
  seatOf(owner: Owner): Seat | undefined {
    return owner === 'neutral' ? undefined : this.state.nations[owner]?.seat;
  }

  /** What a province is worth to a nation that holds it to the end. */
  worth(nation: NationId, place: PlaceId): number {
    const at = placeAt(place);
    if (at >= PROVINCES.length) return 0;
    const { now, later } = this.valuesTo(nation);
    return (now[at] as number) + (later[at] as number);
  }

  /** What a province is worth to a nation that holds it with this army: less, the likelier others take it before it scores. */
  keeps(nation: NationId, place: PlaceId, army: Army): number {
    const at = placeAt(place);
    if (at >= PROVINCES.length) return 0;
    const { now, later } = this.valuesTo(nation);
    const hold = this.hold(nation, place, army);
    return (now[at] as number) * hold.now + (later[at] as number) * hold.later;
  }

  /** Asked for so often that finding them by all they depend on takes long. */
  private valuesTo(nation: NationId): Values {
    const known = this.values.get(nation);
    if (known) return known;
    const values = worthTo(this.state, nation, this.personality);
    this.values.set(nation, values);
    return values;
  }

  /** What a living unit of a nation is worth to it. */
  unit(nation: Owner, kind: CombatKind): number {
    return UNIT_WORTH[kind] * this.prospects(nation);
  }

  /** What a plain unit of a nation is worth alive: part of what it would hold, as long as it has years before it. */
  private prospects(owner: Owner): number {
    if (owner === 'neutral') return 0;
    const known = this.prospect.get(owner);
    if (known !== undefined) return known;
    const mean = goodProvince(this.state, owner, this.personality);
    const worth = Math.min(MOST_WORTH, Math.max(LEAST_WORTH, this.personality.thrift * mean)) * this.life(owner);
    this.prospect.set(owner, worth);
    return worth;
  }

  /** What a living leader of a nation is worth to it. */
  leader(nation: Owner): number {
    return LEADER_WORTH * this.prospects(nation);
  }

  /** How much of its life a nation has before it, from nearly nothing to 1. */
  private life(owner: Owner): number {
    if (owner === 'neutral') return 0;
    const known = this.lifetimes.get(owner);
    if (known !== undefined) return known;
    const { state, view: read } = this;
    const record = read.tables.nations[owner];
    let turns = lastTurnOf(record, state.lastTurn) - state.turn;
    const into = record.ends && 'into' in record.ends ? [record.ends.into].flat() : [];
    if (into.some((heir) => state.nations[heir]?.seat === state.nations[owner]?.seat)) turns += 2;
    const life = Math.min(1, (Math.max(0, turns) + 0.2) / YEARS);
    this.lifetimes.set(owner, life);
    return life;
  }

  /** The chances that an army of a nation still holds a place at the end of this turn, and when all others have moved once. */
  private hold(nation: NationId, place: PlaceId, army: Army): { readonly now: number; readonly later: number } {
    if (this.personality.fear === 0) return SAFE;
    const at = placeAt(place);
    let [now, later] = [1, 1];
    for (const { nation: enemy, units, kind, led } of this.threats) {
      const n = Math.floor(units[at] as number);
      if (n < 1 || enemy === nation || allies(this.view, enemy, nation)) continue;
      const most = Math.min(n, (this.view.tables.provinces[place as ProvinceId]?.stacking ?? 1) + (led ? 2 : 1));
      const attackers = COMBAT_KINDS.map((_, i) => (i === KIND_AT[kind] ? most : 0));
      const { wins } = fight(this.view.tables, { units: attackers, led, hurt: 0 }, army, this.fieldOf(place));
      const kept = 1 - this.personality.fear * this.want(enemy, nation, place) * wins * Math.min(1, wins / 0.6);
      later *= kept;
      if (stillMoves(this.view, enemy)) now *= kept;
    }
    return { now, later };
  }

  /** How likely a nation is to attack a place for what it has of it. */
  private want(enemy: NationId, owner: NationId, place: PlaceId): number {
    const gain = this.worth(enemy, place);
    const friendly = this.seatOf(enemy) === this.seatOf(owner) ? 0.3 : 1;
    return friendly * Math.min(0.85, 0.15 + gain / 9);
  }

  /** The ground of a place, with the zeal of who attacks there. */
  fieldOf(place: PlaceId, attacker?: NationId): Field {
    const terrain = this.view.tables.provinces[place as ProvinceId]?.terrain ?? 'plain';
    return { terrain, zeal: attacker !== undefined && hasZeal(this.view, attacker) };
  }

  /**
   * What a place comes to for the player if an army of his nation, which is at the move, is there in the end: what it scores,
   * what becomes of those whom it meets, and of itself.
   */
  after(
    nation: NationId,
    place: PlaceId,
    army: Army,
    river = false,
  ): { readonly value: number; readonly wins: number } {
    if (unitsIn(army) === 0) return { value: 0, wins: 0 };
    const at = placeAt(place);
    const enemies = (this.standing[at] ?? []).filter(
      ({ owner }) => owner !== nation && !allies(this.view, nation, owner),
    );
    const [enemy] = enemies;
    if (at >= PROVINCES.length || !enemy) {
      return { value: this.keeps(nation, place, army), wins: 1 };
    }
    const result = fight(this.view.tables, army, enemy.army, { ...this.fieldOf(place, nation), river });
    const left = scaled(army, result.attacker / Math.max(1, livesIn(army)));
    const kept = this.keeps(nation, place, unitsIn(left) > 0 ? left : army);
    const gain = result.wins * (kept + this.taken(place));
    const beaten = 1 - result.defender / Math.max(1, livesIn(enemy.army));
    const lost = 1 - result.attacker / Math.max(1, livesIn(army));
    const spoils = this.spoils(nation, enemy, beaten, result.wins);
    return { value: gain + spoils - this.personality.care * lost * this.lives(nation, army), wins: result.wins };
  }

  /** What is won by what the enemy loses: points for it, and that he does not have it any more. */
  private spoils(nation: NationId, { owner, army }: Standing, beaten: number, wins: number): number {
    const units = { ...army, led: false };
    const harm = this.lives(owner, units) + (army.led ? wins * this.leader(owner) : 0);
    return beaten * (this.killPoints(nation, owner, army) + this.regard(owner) * harm);
  }

  /** Half points that a nation scores for destroying all units of an army (8). */
  killPoints(nation: NationId, owner: Owner, army: Army): number {
    let sum = 0;
    for (const [i, kind] of COMBAT_KINDS.entries()) {
      const n = army.units[i] as number;
      if (n > 0) sum += n * worth(this.view, nation, { kind, owner, count: 1 }).each;
    }
    return sum;
  }

  /** What a half point that another loses is worth to the player; below 0 if he loses it himself. */
  regard(owner: Owner): number {
    const seat = this.seatOf(owner);
    if (seat === undefined) return 0;
    return seat === this.seat ? -1 : this.personality.envy;
  }

  /** What the lives of an army are worth. */
  lives(nation: Owner, army: Army): number {
    let sum = army.led ? this.leader(nation) : 0;
    for (const [i, kind] of COMBAT_KINDS.entries()) sum += (army.units[i] as number) * this.unit(nation, kind);
    return sum;
  }

  /** What a nation loses where another takes a place from it: counted for the player. */
  taken(place: PlaceId): number {
    const [enemy] = this.standing[placeAt(place)] ?? [];
    if (!enemy || enemy.owner === 'neutral' || placeAt(place) >= PROVINCES.length) return 0;
    return this.regard(enemy.owner) * this.keeps(enemy.owner, place, enemy.army);
  }
}

/** An army of which a part is left, in whole units. */
function scaled(army: Army, part: number): Army {
  return { ...army, units: army.units.map((n) => Math.round(n * part)), hurt: 0 };
}

/** Those who stand in a place, each owner once. */
function standingIn(cohorts: readonly Cohort[]): readonly Standing[] {
  const owners = [...new Set(cohorts.filter((c) => c.kind !== 'ruin').map(({ owner }) => owner))];
  return owners.map((owner) => ({ owner, army: armyOf(cohorts.filter((c) => c.owner === owner)) }));
}

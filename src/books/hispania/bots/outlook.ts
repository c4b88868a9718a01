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
 * A computer's view of a position: units, threats, and their value in half points until the end of the game. All of it
 * is an estimate, except points and battle tables, which are those of the rules.
 */

/** The lower and upper bound for the value of an infantry unit, in half points. */
const LEAST_WORTH = 0.3;
const MOST_WORTH = 3;
/** The value of a unit relative to infantry. */
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
/** The number of remaining turns from which on a unit has its full value. */
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

  /** The player of a nation; null for neutrals. */
  seatOf(owner: Owner): Seat | undefined {
    return owner === 'neutral' ? undefined : this.state.nations[owner]?.seat;
  }

  /** The value of a province to a nation that controls it to the end. */
  worth(nation: NationId, place: PlaceId): number {
    const at = placeAt(place);
    if (at >= PROVINCES.length) return 0;
    const { now, later } = this.valuesTo(nation);
    return (now[at] as number) + (later[at] as number);
  }

  /**
   * The value of a province to a nation with this army there: lower if others are likely to take it before it scores.
   */
  keeps(nation: NationId, place: PlaceId, army: Army): number {
    const at = placeAt(place);
    if (at >= PROVINCES.length) return 0;
    const { now, later } = this.valuesTo(nation);
    const hold = this.hold(nation, place, army);
    return (now[at] as number) * hold.now + (later[at] as number) * hold.later;
  }

  /** A cache, because these values are read very often. */
  private valuesTo(nation: NationId): Values {
    const known = this.values.get(nation);
    if (known) return known;
    const values = worthTo(this.state, nation, this.personality);
    this.values.set(nation, values);
    return values;
  }

  /** The value of a unit to its nation. */
  unit(nation: Owner, kind: CombatKind): number {
    return UNIT_WORTH[kind] * this.prospects(nation);
  }

  /**
   * The value of an infantry unit to its nation: a part of the province that it could control, by the nation's
   * remaining turns.
   */
  private prospects(owner: Owner): number {
    if (owner === 'neutral') return 0;
    const known = this.prospect.get(owner);
    if (known !== undefined) return known;
    const mean = goodProvince(this.state, owner, this.personality);
    const worth = Math.min(MOST_WORTH, Math.max(LEAST_WORTH, this.personality.thrift * mean)) * this.life(owner);
    this.prospect.set(owner, worth);
    return worth;
  }

  /** The value of a leader to his nation. */
  leader(nation: Owner): number {
    return LEADER_WORTH * this.prospects(nation);
  }

  /** The remaining part of a nation's time, from almost 0 to 1. */
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

  /**
   * The chances that an army of a nation still controls a place at the end of this turn, and after all other nations
   * have moved once.
   */
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

  /** The probability that a nation attacks a place, by its value to that nation. */
  private want(enemy: NationId, owner: NationId, place: PlaceId): number {
    const gain = this.worth(enemy, place);
    const friendly = this.seatOf(enemy) === this.seatOf(owner) ? 0.3 : 1;
    return friendly * Math.min(0.85, 0.15 + gain / 9);
  }

  /** The conditions of a battle in a place, with the attacker's zeal. */
  fieldOf(place: PlaceId, attacker?: NationId): Field {
    const terrain = this.view.tables.provinces[place as ProvinceId]?.terrain ?? 'plain';
    return { terrain, zeal: attacker !== undefined && hasZeal(this.view, attacker) };
  }

  /**
   * The value of a place to the player if an army of the active nation is there at the end: its points, and the results
   * for enemy units and for the army itself.
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

  /** The gain from the enemy's losses: points for them, and their value to the enemy. */
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

  /** The value to the player of a half point that another nation loses; negative for the player's own nations. */
  regard(owner: Owner): number {
    const seat = this.seatOf(owner);
    if (seat === undefined) return 0;
    return seat === this.seat ? -1 : this.personality.envy;
  }

  /** The value of the lives of an army. */
  lives(nation: Owner, army: Army): number {
    let sum = army.led ? this.leader(nation) : 0;
    for (const [i, kind] of COMBAT_KINDS.entries()) sum += (army.units[i] as number) * this.unit(nation, kind);
    return sum;
  }

  /** The loss of a nation if another takes a place from it, from the player's view. */
  taken(place: PlaceId): number {
    const [enemy] = this.standing[placeAt(place)] ?? [];
    if (!enemy || enemy.owner === 'neutral' || placeAt(place) >= PROVINCES.length) return 0;
    return this.regard(enemy.owner) * this.keeps(enemy.owner, place, enemy.army);
  }
}

/** The remaining part of an army, in whole units. */
function scaled(army: Army, part: number): Army {
  return { ...army, units: army.units.map((n) => Math.round(n * part)), hurt: 0 };
}

/** The owners of units in a place, each once. */
function standingIn(cohorts: readonly Cohort[]): readonly Standing[] {
  const owners = [...new Set(cohorts.filter((c) => c.kind !== 'ruin').map(({ owner }) => owner))];
  return owners.map((owner) => ({ owner, army: armyOf(cohorts.filter((c) => c.owner === owner)) }));
}

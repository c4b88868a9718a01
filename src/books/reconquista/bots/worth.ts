import { locationsOf, regionOf, roadsFrom } from '../engine/data/geography.ts';
import { type LocationId, REGIONS, type RegionId } from '../engine/data/ids.ts';
import { INCOME } from '../engine/data/income.ts';
import { POINTS, TURNS } from '../engine/data/score.ts';
import { cityOf, has, hasWalls, isOpen } from '../engine/rules/control.ts';
import { ours } from '../engine/rules/forces.ts';
import { canRise } from '../engine/rules/reaction.ts';
import { scoreOf } from '../engine/rules/score.ts';
import { attackModifier, defenceModifier } from '../engine/rules/siege-values.ts';
import type { PlaceState, State, Units } from '../engine/state.ts';
import { siegeChances } from './chances.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/**
 * The worth of a position: the score that Christians may expect at the end of the game (16), by rule of thumb. It counts
 * cities, majorities and free regions with the chance that they last, and what units and income may still do.
 */

/** What a region adds to the worth of a position. */
interface Part {
  readonly at: readonly LocationId[];
  readonly places: readonly PlaceState[];
  readonly worth: number;
  /** The chance that Christians control none of its cities. */
  readonly none: number;
  /** What Christians there add to the die of a siege. */
  readonly strength: number;
  readonly targets: readonly Target[];
  /** Whether units may leave it by road: no Muslims are there (11-roads). */
  readonly clear: boolean;
}

/** Something to attack: what it is worth, and how strong it is. */
interface Target {
  readonly prize: number;
  readonly defence: number;
}

/** What may become of a location until the end of the turn, as chances and as expected numbers. */
interface Standing {
  /** There is a city. */
  readonly city: number;
  /** There is one, and Christians control it. */
  readonly own: number;
  /** Muslim troops are there, or a Muslim city. */
  readonly foe: number;
  readonly units: number;
}

/** What is seen of a location by itself, and how it stands under the latest threat. */
interface Seen {
  readonly armies: number;
  readonly strength: number;
  readonly muslim: boolean;
  readonly target: Target | undefined;
  threat: number | undefined;
  standing: Standing | undefined;
}

/** Judges positions of one turn and phase. Regions that do not change are judged once. */
export class Judge {
  /** Judges of one name judge alike. */
  readonly name: string;
  readonly #weights: Weights;
  /** Turns in which the Muslims will still react, and in which Christians will still move. */
  readonly #reactions: number;
  readonly #moves: number;
  /** The parts of a whole game’s effect that are left with these turns. */
  readonly #left: number;
  readonly #toMove: number;
  /** The latest parts of each region. */
  readonly #known: Part[][] = [];
  readonly #places = new Map<PlaceState, Seen>();

  constructor({ turn, phase, revolt, event }: State, weights: Weights = WEIGHTS) {
    this.name = `${weights.name} ${turn} ${phase} ${revolt} ${event?.left}`;
    this.#weights = weights;
    const isLate = phase === 'sieges' || phase === 'over';
    this.#reactions = TURNS - turn + (isLate ? 0 : 1);
    this.#moves = TURNS - turn + (phase === 'rebellion' || phase === 'event' || phase === 'spending' ? 1 : 0);
    this.#left = this.#share(this.#reactions);
    this.#toMove = this.#share(this.#moves);
  }

  /** The worth of a position of this turn and phase. */
  worth(state: State): number {
    if (state.phase === 'over') return scoreOf(state).points;
    const parts: Part[] = [];
    let sum = 0;
    let none = 1;
    for (let i = 0; i < REGIONS.length; i++) {
      const part = this.#part(state, i);
      parts.push(part);
      sum += part.worth;
      none *= part.none;
    }
    const unhired = state.event?.id === 'mercenaries' ? (state.event.left ?? 0) : 0;
    const { doom, unhired: each } = this.#weights;
    return sum + this.#strike(parts) - doom * this.#left * none - each * unhired;
  }

  /** The part of a whole game's effect that is left with so many turns. */
  #share(turns: number): number {
    return turns / (turns + this.#weights.patience);
  }

  #part(state: State, i: number): Part {
    // The latest first: most positions differ from the one before in one or two regions.
    const known = this.#known[i] ?? [];
    for (const part of known) if (isSame(part, state)) return part;
    const part = this.#judged(state, REGIONS[i] as RegionId);
    known.unshift(part);
    if (known.length > MOST_KNOWN) known.pop();
    this.#known[i] = known;
    return part;
  }

  #judged(state: State, region: RegionId): Part {
    const w = this.#weights;
    const all = locationsOf(region);
    const places = all.map((at) => state.places[at]);
    const isRising = this.#reactions > 0 && canRise(state, region);
    let armies = 0;
    let strength = 0;
    let clear = isOpen(state, region);
    const seen = places.map((place) => this.#seen(place));
    const targets: Target[] = [];
    for (const one of seen) {
      armies += one.armies;
      strength += one.strength;
      clear &&= !one.muslim;
      if (one.target) targets.push(one.target);
    }
    const threat =
      this.#reactions === 0 ? 0 : (isRising ? w.threat : w.threatElsewhere) + w.threatOfArmy * Math.min(armies, 4);
    const standings: Standing[] = [];
    let own = 0;
    let free = isRising ? 1 - w.appears : 1;
    let none = 1;
    let units = 0;
    for (let i = 0; i < all.length; i++) {
      const of = seen[i] as Seen;
      const one =
        of.threat === threat && of.standing
          ? of.standing
          : this.#standing(state, all[i] as LocationId, places[i] as PlaceState, threat);
      of.threat = threat;
      of.standing = one;
      standings.push(one);
      own += one.own;
      free *= 1 - one.foe;
      none *= 1 - one.own;
      units += one.units;
    }
    const majority = majorityChance(standings);
    const income = INCOME.region * w.income * this.#toMove * majority;
    const worth = POINTS.city * own + POINTS.majority * majority + POINTS.free * free + income + units * this.#left;
    return { at: all, places, worth, none, strength, targets, clear };
  }

  /** What does not depend on the other locations, once for each location that is the same. */
  #seen(place: PlaceState): Seen {
    const known = this.#places.get(place);
    if (known) return known;
    const seen: Seen = {
      armies: muslimArmies(place),
      strength: strengthOf(place),
      muslim: isMuslim(place),
      target: this.#target(place),
      threat: undefined,
      standing: undefined,
    };
    this.#places.set(place, seen);
    return seen;
  }

  #standing(state: State, at: LocationId, place: PlaceState, threat: number): Standing {
    const { held, siege, city } = place;
    if (siege) return this.#besieged(state, at, place, threat);
    const isOwn = held?.side === 'christian' || (!held && city === 'christian');
    const risk = isOwn ? this.#risk(place, threat) : 0;
    return {
      city: city ? 1 : 0,
      own: city && isOwn ? 1 - risk : 0,
      foe: isMuslim(place) ? 1 : risk,
      units:
        this.#units(held?.side, held?.units ?? {}) - (place.fort && held?.side === 'muslim' ? this.#weights.fort : 0),
    };
  }

  /** A siege, at the odds of its end (14). */
  #besieged(state: State, at: LocationId, place: PlaceState, threat: number): Standing {
    const { held, siege, city } = place;
    if (!siege) return { city: 0, own: 0, foe: 0, units: 0 };
    const { stands, razed, besiegers, inside } = siegeChances(state, at, place, siege);
    const fails = 1 - stands - razed;
    const units = this.#units(siege.side, besiegers) + this.#units(held?.side, inside);
    const owner = cityOf(place);
    if (siege.side === 'christian') {
      const relieved = Math.min(1, threat * this.#weights.relief);
      const won = 1 - relieved;
      return {
        city: city ? 1 - razed * won : 0,
        own: city ? stands * won : 0,
        foe: (isMuslim(place) ? 1 - won * (1 - fails) : 0) + (city === 'muslim' ? stands * won : 0),
        units,
      };
    }
    return {
      city: city ? 1 - razed : 0,
      own: owner === 'christian' ? fails : 0,
      foe: siege.side === 'muslim' ? stands + razed : isMuslim(place) ? fails : 0,
      units,
    };
  }

  /** The chance that Christians lose a location to the next reaction. */
  #risk(place: PlaceState, threat: number): number {
    if (threat === 0) return 0;
    const w = this.#weights;
    const defence = hasWalls(place) ? defenceModifier(place) : strengthOf(place) * w.inTheOpen;
    return Math.min(1, threat / (1 + Math.exp((defence - w.holds) / w.holdsBy)));
  }

  #units(side: string | undefined, units: Units): number {
    const w = this.#weights;
    const { garrison = 0, army = 0, order = 0, rebel = 0 } = units;
    if (side === 'christian') return w.garrison * garrison + w.army * army + w.order * order;
    if (side === 'muslim') return -w.muslimGarrison * garrison - w.muslimArmy * army;
    return side === 'rebel' ? -w.rebel * rebel : 0;
  }

  #target(place: PlaceState): Target | undefined {
    const w = this.#weights;
    if (place.siege) return undefined;
    const owner = place.held?.side ?? place.city;
    if (owner === 'muslim')
      return { prize: w.prize + (place.city ? w.prizeOfCity : 0), defence: defenceModifier(place) };
    return owner === 'rebel' ? { prize: w.prizeOfRebels, defence: defenceModifier(place) } : undefined;
  }

  /** What the best attack of the next moves promises: in a region, or from one without Muslims by a road. */
  #strike(parts: readonly Part[]): number {
    if (this.#moves === 0) return 0;
    let best = 0;
    for (const [i, { strength, targets, clear }] of parts.entries()) {
      if (strength === 0) continue;
      const near = clear && targets.length === 0 ? (NEIGHBOURS[i] ?? []) : [];
      for (const of of [targets, ...near.map((n) => parts[n]?.targets ?? [])])
        for (const { prize, defence } of of)
          best = Math.max(best, prize / (1 + Math.exp((defence - strength) / this.#weights.strikeBy)));
    }
    return this.#weights.strike * this.#toMove * best;
  }
}

const MOST_KNOWN = 8;

/** Whether the region of a part is the same in a position. */
function isSame({ at, places }: Part, state: State): boolean {
  for (let i = 0; i < at.length; i++) if (places[i] !== state.places[at[i] as LocationId]) return false;
  return true;
}

/** The regions that roads lead to, by region. */
const NEIGHBOURS = REGIONS.map((region) => [
  ...new Set(
    locationsOf(region)
      .flatMap(roadsFrom)
      .map((at) => REGIONS.indexOf(regionOf(at))),
  ),
]);

function isMuslim(place: PlaceState): boolean {
  return has(place, 'muslim') || place.city === 'muslim';
}

function muslimArmies({ held, siege }: PlaceState): number {
  return [held, siege].reduce((n, one) => n + (one?.side === 'muslim' ? (one.units.army ?? 0) : 0), 0);
}

/** What the Christians of a location add to the die of a siege. */
function strengthOf(place: PlaceState): number {
  return attackModifier(ours(place)?.troops.units ?? {});
}

/** The chance that Christians control most cities of a region: by each surplus of own cities over the others. */
function majorityChance(standings: readonly Standing[], at = 0, surplus = 0, chance = 1): number {
  const one = standings[at];
  if (one === undefined) return surplus > 0 ? chance : 0;
  const { city, own } = one;
  let sum = 0;
  if (own > 0) sum += majorityChance(standings, at + 1, surplus + 1, chance * own);
  if (city > own) sum += majorityChance(standings, at + 1, surplus - 1, chance * (city - own));
  if (city < 1) sum += majorityChance(standings, at + 1, surplus, chance * (1 - city));
  return sum;
}

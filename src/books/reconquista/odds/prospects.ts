import type { Action } from '../../../kernel/contract.ts';
import { type Face, LOCATIONS, type LocationId, REGIONS, type RegionId } from '../engine/data/ids.ts';
import { type Raised, REACTION_TABLE } from '../engine/data/reaction.ts';
import { cityOf } from '../engine/rules/control.ts';
import { groupsOf } from '../engine/rules/forces.ts';
import { canRise, columnOf } from '../engine/rules/reaction.ts';
import { plus, sum } from '../engine/rules/units.ts';
import type { State, Units } from '../engine/state.ts';
import { type Battle, battleAt, battleOdds } from './battle.ts';
import { forecast } from './forecast.ts';
import { siegeOdds } from './siege.ts';

/** Chances of what a player is about to do or to meet, from the exact odds of the rules. */

/** What a force meets where it moves. */
export type Prospect =
  | { readonly is: 'battle'; readonly win: number; readonly shut: number }
  | { readonly is: 'siege'; readonly taken: number }
  | { readonly is: 'free' };

/** The prospect of a move by its units, El Cid among them if he rides; or of units that attack their besiegers. */
export function prospectOf(state: State, { kind, fixed, values }: Action): Prospect {
  if (kind === 'sally') return prospectOfSally(state, fixed['place'] as LocationId);
  const to = fixed['to'] as LocationId;
  const counts = Object.assign({}, ...Object.values(values).filter((one) => typeof one === 'object'));
  const units = groupsOf(counts).map((group) => group.units);
  const force = sum(kind === 'ride' ? [...units, { 'el-cid': 1 }] : units);
  const battle = battleAt(state, to, force);
  if (battle) return prospectOfBattle(battle);
  const { held, siege, ...place } = state.places[to];
  const owner = held?.side ?? cityOf(place);
  if (owner === undefined || owner === 'christian') return { is: 'free' };
  const around: Units = siege?.side === 'christian' ? siege.units : {};
  return { is: 'siege', taken: takenBy(state, to, plus(around, force)) };
}

function prospectOfBattle(battle: Battle): Prospect {
  const ends = battleOdds(battle);
  const chance = (...outcomes: readonly string[]): number =>
    ends.reduce((all, end) => all + (outcomes.includes(end.outcome) ? end.chance : 0), 0);
  const isShut = battle.stopsEqual;
  return {
    is: 'battle',
    win: chance('defender-gone', ...(isShut ? [] : ['defender-lost'])),
    shut: isShut ? chance('defender-lost', 'equal') : 0,
  };
}

/** All units inside fight the besiegers (ruling M4). */
function prospectOfSally(state: State, at: LocationId): Prospect {
  const { held, ...place } = state.places[at];
  const battle = held && battleAt({ ...state, places: { ...state.places, [at]: place } }, at, held.units);
  return battle ? prospectOfBattle(battle) : { is: 'free' };
}

function takenBy(state: State, at: LocationId, units?: Units): number {
  const ends = siegeOdds(state, at, units && { side: 'christian', units });
  return ends
    .filter(({ outcome }) => outcome === 'taken' || outcome === 'razed' || outcome === 'surrendered')
    .reduce((all, { chance }) => all + chance, 0);
}

/** The sieges of a position, in their order, and the chance of each besieger. */
export function siegesOf(state: State) {
  return LOCATIONS.flatMap((at) => {
    const { siege } = state.places[at];
    return siege ? [{ at, isOurs: siege.side === 'christian', taken: takenBy(state, at) }] : [];
  });
}

/** What each number of the second die raises, in the region of a number of the first one; none where that is rolled again (13.1, 13.2). */
export interface Throws {
  readonly die: Face;
  /** Null for a landing from North Africa. */
  readonly region: RegionId | null;
  readonly raised: readonly Raised[];
}

/** All throws of the two dice of a reaction that is about to begin, by the first. */
export function throwsOf(state: State): readonly Throws[] {
  return FACES.map((die) => {
    const region = REGIONS[die - 1] ?? null;
    const column = region ? columnOf(state, region) : 'africa';
    const stands = region === null || canRise(state, region);
    return { die, region, raised: stands ? FACES.map((face) => REACTION_TABLE[face][column]) : [] };
  });
}

const FACES: readonly Face[] = [1, 2, 3, 4, 5, 6];

/** The Muslim reaction ahead: the chance that an army appears, and the locations that it meets first, by chance. */
export function comingOf(state: State) {
  const courses = forecast(state);
  if (!courses) return undefined;
  const met = new Map<LocationId, number>();
  let armies = 0;
  for (const { chance, units, meets } of courses) {
    if (Object.keys(units).length > 0) armies += chance;
    if (meets) met.set(meets, (met.get(meets) ?? 0) + chance);
  }
  const targets = [...met].map(([at, chance]) => ({ at, chance })).sort((a, b) => b.chance - a.chance);
  return { armies, targets };
}

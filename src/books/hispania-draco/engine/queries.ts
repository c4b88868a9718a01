import type { Json } from '../../../kernel/contract.ts';
import {
  type CommanderId,
  type DiscId,
  FACES,
  type Face,
  type GeneralId,
  type ProvinceId,
  type SpaceId,
  type TownId,
} from './data/ids.ts';
import { MOST } from './data/level.ts';
import { nearest, waysOf } from './rules/armies.ts';
import { armiesNear, armyAt, armyIn, garrisonsAt, isQuiet, isRisen, revoltsAt } from './rules/board.ts';
import { armiesLeft, garrisonsLeft, hasLegio, revoltsLeft, timeOf } from './rules/reserve.ts';
import { coinsOf } from './rules/returning.ts';
import { effectOn } from './rules/revolts.ts';
import { hasRoad, isServed } from './rules/roads.ts';
import { routesOf } from './rules/routes.ts';
import { counted, type Sides, sidesOf } from './rules/values.ts';
import { isWon } from './rules/victory.ts';
import type { State } from './state.ts';

/** Read-only questions about a state, for assertions and pages. */
export const queries = {
  round: ({ round }: State): Json => round,
  turn: ({ turn }: State): Json => turn,
  phase: ({ phase }: State): Json => phase,
  coins: ({ coins }: State): Json => coins,
  /** Coins left to the player of Hispano. */
  hispano: ({ hispano }: State): Json => hispano,
  /** Where a general is; null off the board. */
  general: ({ generals }: State, general: GeneralId): Json => generals[general],
  fleet: ({ fleets }: State, at: SpaceId): Json => fleets.some((one) => one === at),
  revolts: (state: State, at: SpaceId): Json => revoltsAt(state, at),
  /** Whether an army is in a space, and which. */
  army: (state: State, at: SpaceId): Json => {
    const army = armyAt(state, at);
    return army ? (army.special ? 'special' : 'normal') : null;
  },
  /** The town of the army of a province. */
  armyIn: (state: State, province: ProvinceId): Json => armyIn(state, province)?.at ?? null,
  /** Garrisons of a town, all or of one kind. */
  garrisons: (state: State, at: TownId, disc?: DiscId): Json =>
    garrisonsAt(state, at).filter((one) => disc === undefined || one === disc).length,
  road: (state: State, a: TownId, b: TownId): Json => hasRoad(state, a, b),
  served: (state: State, at: TownId): Json => isServed(state, at),
  /** Whether a province is free of revolts, and whether all its towns are in revolt. */
  quiet: (state: State, province: ProvinceId): Json => isQuiet(state, province),
  risen: (state: State, province: ProvinceId): Json => isRisen(state, province),
  /** The coins of a move to a space; null if there is none. */
  cost: (state: State, general: GeneralId, to: SpaceId): Json =>
    routesOf(state, general).find((one) => one.to === to)?.cost ?? null,
  /** The coins that a general’s turn would have now (4.4-coin). */
  coinsOf: (state: State, general: CommanderId): Json => coinsOf(state, general),
  /** What a revolt in a town would lead to (5.1). */
  effect: (state: State, at: TownId): Json => effectOn(state, at),
  /** The towns between which the army of a town would choose (5.2). */
  ways: (state: State, from: TownId): Json => [...waysOf(state, from)],
  /** Whether a town is one of them. */
  goes: (state: State, from: TownId, to: TownId): Json => waysOf(state, from).includes(to),
  /** Where a result of the die leads that army; null if it stays (5.2-choice). */
  wayOn: (state: State, from: TownId, die: Face): Json => nearest(waysOf(state, from), die) ?? null,
  /** The armies that are connected with a space (4.3-double). */
  ambushes: (state: State, at: SpaceId): Json => armiesNear(state, at).length,
  /** Whether garrisons of a town support a general where he is (4.3-support). */
  supports: (state: State, general: GeneralId, at: TownId): Json =>
    against(state, general, at, 0).roman.discs.some((one) => one.at === at),
  /** How often both values are doubled in a siege or an attack by a general where he is (4.3-double). */
  doubles: (state: State, general: GeneralId, to: SpaceId): Json => {
    const { roman, hispanic } = against(state, general, to, 0);
    return [roman.doublers.length, hispanic.doublers.length];
  },
  /** The lowest result that wins a siege; null if none does (4.3-result). */
  needs: (state: State, general: GeneralId, to: SpaceId, coins: number): Json => {
    const { roman, hispanic } = against(state, general, to, coins);
    return FACES.find((die) => counted(roman, die).total > counted(hispanic, null).total) ?? null;
  },
  /** The fewest coins with which a siege or an attack is won whatever the dice show; null if no number of coins is enough. */
  certainWith: (state: State, general: GeneralId, to: SpaceId): Json =>
    Array.from({ length: MOST.combat }, (_, i) => i + 1).find((coins) => {
      const { roman, hispanic } = against(state, general, to, coins);
      return counted(roman, FACES[0]).total > counted(hispanic, FACES.at(-1) ?? null).total;
    }) ?? null,
  revoltsLeft: (state: State): Json => revoltsLeft(state),
  armiesLeft: (state: State): Json => {
    const { normal, special } = armiesLeft(state);
    return normal + (special ? 1 : 0);
  },
  garrisonsLeft: (state: State, general: CommanderId): Json => garrisonsLeft(state, general),
  legio: (state: State, general: CommanderId): Json => hasLegio(state, general),
  /** The year whose space the next revolt on the time track covers. */
  year: (state: State): Json => timeOf(state).year,
  river: ({ lethe }: State): Json => lethe,
  won: (state: State): Json => isWon(state),
};

/** Both sides of a siege or an attack by a general where he is, with so many coins. Throws off the board. */
function against(state: State, general: GeneralId, to: SpaceId, coins: number): Sides {
  const from = state.generals[general];
  if (from === null) throw new Error(`${general} is off the board`);
  const kind = armyAt(state, to) ? 'attack' : 'siege';
  return sidesOf(state, { by: 'roman', kind, general, from, to, coins, raise: 0 });
}

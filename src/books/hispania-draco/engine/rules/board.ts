import { connected, isRoman, townsOf } from '../data/geography.ts';
import {
  COMMANDERS,
  type CommanderId,
  type DiscId,
  GENERALS,
  type GeneralId,
  PROVINCES,
  type ProvinceId,
  type SpaceId,
  type TownId,
  type VariantId,
} from '../data/ids.ts';
import { BASIC, SCENARIO_TABLE, type Scenario } from '../data/scenarios.ts';
import type { Army, State } from '../state.ts';

/** What is on the board (1.3-limits). */

const NONE: readonly DiscId[] = [];

export function revoltsAt({ revolts }: State, at: SpaceId): number {
  return revolts[at] ?? 0;
}

/** The garrisons of a town, the lowest first. */
export function garrisonsAt({ garrisons }: State, at: TownId): readonly DiscId[] {
  return garrisons[at] ?? NONE;
}

export function armyAt({ armies }: State, at: SpaceId): Army | undefined {
  return armies.find((one) => one.at === at);
}

export function armyIn({ armies }: State, province: ProvinceId): Army | undefined {
  const towns = townsOf(province);
  return armies.find(({ at }) => towns.includes(at));
}

/** The general on a space. */
export function generalAt({ generals }: State, at: SpaceId): GeneralId | undefined {
  return GENERALS.find((one) => generals[one] === at);
}

/** The generals on the board who are connected with a space. */
export function generalsNear({ generals }: State, at: SpaceId): readonly GeneralId[] {
  return GENERALS.filter((one) => {
    const there = generals[one];
    return there !== null && connected(there, at);
  });
}

/** The armies that are connected with a space. */
export function armiesNear({ armies }: State, at: SpaceId): readonly Army[] {
  return armies.filter((one) => connected(one.at, at));
}

/** The commanders who are off the board, each on a coin (4.4-coin). */
export function offBoard({ generals }: State): readonly CommanderId[] {
  return COMMANDERS.filter((one) => generals[one] === null);
}

/** Whether no town of a province is in revolt. */
export function isQuiet(state: State, province: ProvinceId): boolean {
  return townsOf(province).every((at) => revoltsAt(state, at) === 0);
}

/** Whether all towns of a province are in revolt (5.2-beyond). */
export function isRisen(state: State, province: ProvinceId): boolean {
  return townsOf(province).every((at) => revoltsAt(state, at) > 0);
}

export const ROMAN_PROVINCES: readonly ProvinceId[] = PROVINCES.filter(isRoman);

export function uses({ variants }: Pick<State, 'variants'>, variant: VariantId): boolean {
  return variants.includes(variant);
}

/** The scenario of a game, or the usual set-up. */
export function scenarioOf({ scenario }: Pick<State, 'scenario'>): Scenario {
  return scenario === null ? BASIC : SCENARIO_TABLE[scenario];
}

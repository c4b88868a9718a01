import { seeded } from '../../../kernel/dice.ts';
import {
  COMMANDERS,
  type CommanderId,
  type DiscId,
  type ScenarioId,
  SEAS,
  type SeaId,
  type SpaceId,
  TOWNS,
  type TownId,
  VARIANTS,
  type VariantId,
} from './data/ids.ts';
import { LEVELS, type Level, MEDIUM, PARAMETERS } from './data/level.ts';
import { scenarioOf } from './rules/board.ts';
import type { State } from './state.ts';

/** The options of a new game. */
export interface Options {
  /** Roman players; one by default (2.1). */
  readonly players?: 1 | 2 | 3;
  /** The one in the middle by default (2.2). */
  readonly level?: Level;
  readonly variants?: readonly VariantId[];
  /** The optional rule of the variant Terror (8.6-murder). */
  readonly murder?: boolean;
  readonly scenario?: ScenarioId | null;
}

/** What a combination of options breaks. */
export type OptionFault = 'level' | 'scenario-level' | 'forbidden-variant' | 'hispano-coins' | 'murder-without-terror';

/** The variants of a game: those that are chosen, and those of the scenario. */
function variantsOf({ variants = [], scenario = null }: Options): readonly VariantId[] {
  const own = scenarioOf({ scenario }).variants;
  return VARIANTS.filter((one) => variants.includes(one) || own.includes(one));
}

/** What options break, if anything (2.2, 8.7, 9). */
export function faultOf(options: Options): OptionFault | undefined {
  const { level = MEDIUM, murder = false, scenario = null } = options;
  const variants = variantsOf(options);
  const { level: allowed, forbidden } = scenarioOf({ scenario });
  if (PARAMETERS.some((one) => !LEVELS[one].includes(level[one]))) return 'level';
  if (PARAMETERS.some((one) => allowed[one] && !allowed[one].includes(level[one]))) return 'scenario-level';
  if (variants.some((one) => forbidden.includes(one))) return 'forbidden-variant';
  // The coins of Hispano and of the Romans are eight together (8.7).
  if (variants.includes('hispano') && level.coins !== MEDIUM.coins) return 'hispano-coins';
  return murder && !variants.includes('terror') ? 'murder-without-terror' : undefined;
}

/** A new game. Throws a RangeError on options that the rules forbid (`faultOf`). */
export function setup(options: Options, seed: number): State {
  const broken = faultOf(options);
  if (broken) throw new RangeError(`options: ${broken}`);
  const { players = 1, level = MEDIUM, murder = false, scenario = null } = options;
  const chosen = scenarioOf({ scenario });
  const variants = variantsOf(options);
  const fleets = fleetsOf(level.fleets, chosen.fleets);
  const commanders = Object.fromEntries(COMMANDERS.map((one) => [one, chosen.generals[one] ?? null]));
  return {
    game: 'hispania-draco',
    players,
    level,
    variants,
    murder,
    scenario,
    round: 1,
    turn: chosen.starts,
    phase: 'starting',
    generals: { ...(commanders as { readonly [general in CommanderId]: SpaceId | null }), proconsul: null },
    fleets,
    roads: [],
    garrisons: garrisonsOf(chosen.garrisons),
    revolts: { ...chosen.revolts, ...(variants.includes('pirates') && piratesOf(fleets)) },
    armies: [],
    time: chosen.time,
    coins: 0,
    hispano: 0,
    consulBy: 'first',
    leaving: false,
    kept: 0,
    called: false,
    legio: 'consul',
    chief: null,
    lethe: chosen.special === 'lethe',
    starting: {
      step: 'begin',
      provinces: chosen.rolled,
      die: null,
      named: chosen.armies.length,
      armies: level.armies - chosen.armies.length,
      roads: level.roads,
    },
    hispanic: null,
    pending: null,
    ended: null,
    dice: seeded(seed),
  };
}

/** Fleets in the seas that a scenario names, and in the first that are free (2.3). */
function fleetsOf(count: number, named: readonly SeaId[]): readonly SeaId[] {
  const others = SEAS.filter((sea) => !named.includes(sea)).slice(0, count - named.length);
  return SEAS.filter((sea) => named.includes(sea) || others.includes(sea));
}

/** A revolt in every sea without a fleet (8.5). */
function piratesOf(fleets: readonly SeaId[]): { readonly [sea in SeaId]?: number } {
  return Object.fromEntries(SEAS.filter((sea) => !fleets.includes(sea)).map((sea) => [sea, 1]));
}

function garrisonsOf(owners: { readonly [town in TownId]?: CommanderId }): State['garrisons'] {
  return Object.fromEntries(
    TOWNS.flatMap((at): readonly (readonly [TownId, readonly DiscId[]])[] => {
      const owner = owners[at];
      return owner ? [[at, [owner]]] : [];
    }),
  );
}

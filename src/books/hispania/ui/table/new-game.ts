import type { Fault } from '../../../../kernel/contract.ts';
import { type Chair, chairsOf, type Names } from '../../../../ui/table/chairs.ts';
import type { Sitting } from '../../../../ui/table/sitting.ts';
import { NATIONS, type OptionId, type RulingId, type ScenarioId } from '../../engine/data/ids.ts';
import { type Mode, OPTION_TABLE, PLAYERS, SCENARIO_TABLE } from '../../engine/data/scenarios.ts';
import { type Corrections, type DataSetName, PUBLISHED } from '../../engine/data/sets.ts';
import { checkOptions, modeOf, type Options } from '../../engine/new-game.ts';
import { LEVELS, USUAL } from '../bots/levels.ts';

/** A new game that is being chosen: plain data; every function returns a new one. */
export interface Wanted {
  readonly scenario: ScenarioId;
  readonly mode: Mode;
  /** Who sits where, in the order round the table: in the standard version of the groups. */
  readonly chairs: readonly Chair[];
  readonly options: readonly OptionId[];
  /** Rulings of which the other reading is chosen. */
  readonly rulings: readonly RulingId[];
  /** The values it is played on, and what an owner of the printed game has entered instead of some. */
  readonly set: DataSetName;
  readonly corrections?: Corrections;
  /** Any text; the same makes the same dice. */
  readonly seed: string;
}

/** The chairs of a game of Hispania. */
export const CHAIRS = chairsOf({ computers: { levels: LEVELS, usual: USUAL }, isReserved });

/** A name that the game has itself: a nation's own id. */
export function isReserved(name: string): boolean {
  return (NATIONS as readonly string[]).includes(name) || name === 'neutral';
}

/** A first game: scenario A, one person against three computers. `person`, `computer`: what they are called. */
export function firstGame(seed: string, names: Names): Wanted {
  const chairs = Array.from({ length: 4 }, (_, i) => CHAIRS.chairOf(i === 0 ? 'person' : 'computer', i, names));
  return { scenario: 'A', mode: 'standard', chairs, options: [], rulings: [], set: PUBLISHED, seed };
}

/** The same game in another scenario: in a version that it has. */
export function withScenario(wanted: Wanted, scenario: ScenarioId, names: Names): Wanted {
  const { modes } = SCENARIO_TABLE[scenario];
  const mode = modes.includes(wanted.mode) ? wanted.mode : modeOf(scenario);
  return withMode({ ...wanted, scenario }, mode, names);
}

/** The same game in another version: with the optional rules that it knows, and as many chairs as it takes. */
export function withMode(wanted: Wanted, mode: Mode, names: Names): Wanted {
  const options = wanted.options.filter((option) => OPTION_TABLE[option].modes.includes(mode));
  const allowed = PLAYERS[mode];
  const players = allowed.includes(wanted.chairs.length) ? wanted.chairs.length : (allowed[0] ?? 4);
  return withPlayers({ ...wanted, mode, options }, players, names);
}

/** The same game with so many players; those who are new are computers. */
export function withPlayers(wanted: Wanted, players: number, names: Names): Wanted {
  const chairs = Array.from({ length: players }, (_, i) => wanted.chairs[i] ?? CHAIRS.chairOf('computer', i, names));
  return { ...wanted, chairs };
}

/** The same game with one optional rule more or fewer. */
export function toggled<T>(all: readonly T[], one: T): readonly T[] {
  return all.includes(one) ? all.filter((other) => other !== one) : [...all, one];
}

/** Who sits at which seat. */
export function sittingsOf({ chairs }: Pick<Wanted, 'chairs'>, names: Names): readonly Sitting[] {
  return CHAIRS.sittingsOf(chairs, names);
}

/** What the engine is given. */
export function optionsOf(wanted: Wanted, sittings: readonly Sitting[]): Options {
  const { scenario, mode, options, rulings, set, corrections } = wanted;
  return {
    scenario,
    mode,
    set,
    seats: sittings.map(({ seat }) => seat),
    ...(options.length > 0 ? { options } : {}),
    ...(rulings.length > 0 ? { rulings: Object.fromEntries(rulings.map((id) => [id, 'b' as const])) } : {}),
    ...(corrections ? { corrections } : {}),
  };
}

/** What is wrong with the game that is wanted; nothing mostly. */
export function faultsOf(wanted: Wanted, names: Names): readonly Fault[] {
  return checkOptions(optionsOf(wanted, sittingsOf(wanted, names)));
}

import type { Fault } from '../../../../kernel/contract.ts';
import { type Chair, chairsOf, type Names } from '../../../../ui/table/chairs.ts';
import type { Sitting } from '../../../../ui/table/sitting.ts';
import { NATIONS, type NationId, type OptionId, type RulingId, type ScenarioId } from '../../engine/data/ids.ts';
import { type Mode, OPTION_TABLE, PLAYERS, SCENARIO_TABLE } from '../../engine/data/scenarios.ts';
import { type Corrections, type DataSetName, PUBLISHED, tables } from '../../engine/data/sets.ts';
import { checkOptions, modeOf, type Options } from '../../engine/new-game.ts';
import { groupOf } from '../../engine/options/scenarios.ts';
import { LEVELS, USUAL } from '../bots/levels.ts';

/** A new game during the choice of its settings: plain data; every function returns a new object. */
export interface Wanted {
  readonly scenario: ScenarioId;
  readonly mode: Mode;
  /** The players in the order of the seats; in the standard version in that of the groups. */
  readonly chairs: readonly Chair[];
  readonly options: readonly OptionId[];
  /** Rulings with the other reading. */
  readonly rulings: readonly RulingId[];
  /** The values in play, and the corrections that an owner of the printed game has entered. */
  readonly set: DataSetName;
  readonly corrections?: Corrections;
  /** Any text; equal texts give equal dice. */
  readonly seed: string;
}

/** The chairs of a game of Hispania. */
export const CHAIRS = chairsOf({ computers: { levels: LEVELS, usual: USUAL }, isReserved });

/** A name that the game uses itself: a nation's own id. */
export function isReserved(name: string): boolean {
  return (NATIONS as readonly string[]).includes(name) || name === 'neutral';
}

/** A first game: scenario A, one person against three computers. `person` and `computer` are their names. */
export function firstGame(seed: string, names: Names): Wanted {
  const chairs = Array.from({ length: 4 }, (_, i) => CHAIRS.chairOf(i === 0 ? 'person' : 'computer', i, names));
  return { scenario: 'A', mode: 'standard', chairs, options: [], rulings: [], set: PUBLISHED, seed };
}

/** The same game in another scenario, in a version that the scenario has. */
export function withScenario(wanted: Wanted, scenario: ScenarioId, names: Names): Wanted {
  const { modes } = SCENARIO_TABLE[scenario];
  const mode = modes.includes(wanted.mode) ? wanted.mode : modeOf(scenario);
  return withMode({ ...wanted, scenario }, mode, names);
}

/** The same game in another version: with the optional rules of that version, and its number of chairs. */
export function withMode(wanted: Wanted, mode: Mode, names: Names): Wanted {
  const options = wanted.options.filter((option) => OPTION_TABLE[option].modes.includes(mode));
  const allowed = PLAYERS[mode];
  const players = allowed.includes(wanted.chairs.length) ? wanted.chairs.length : (allowed[0] ?? 4);
  return withPlayers({ ...wanted, mode, options }, players, names);
}

/** The same game with another number of players; new players are computers. */
export function withPlayers(wanted: Wanted, players: number, names: Names): Wanted {
  const chairs = Array.from({ length: players }, (_, i) => wanted.chairs[i] ?? CHAIRS.chairOf('computer', i, names));
  return { ...wanted, chairs };
}

/** The same game with a person at every seat, or with computers at all seats but the first person's. */
export function seatedAll(wanted: Wanted, who: 'persons' | 'computers', names: Names): Wanted {
  const first = Math.max(
    0,
    wanted.chairs.findIndex(({ is }) => is === 'person'),
  );
  const chairs = wanted.chairs.map((chair, i) => {
    const is = who === 'persons' || i === first ? 'person' : 'computer';
    return chair.is === is ? chair : CHAIRS.chairOf(is, i, names);
  });
  return { ...wanted, chairs };
}

/** Whether every seat has its nations from the start: the standard version without bids for its groups (13, 10.1). */
export function isFixed({ mode, options }: Pick<Wanted, 'mode' | 'options'>): boolean {
  return mode === 'standard' && !options.includes('group-auction');
}

/** How the seats come to their nations: they are fixed, or groups or single nations are bid for. */
export function nationsIn(wanted: Pick<Wanted, 'mode' | 'options'>): 'fixed' | 'groups' | 'auction' {
  if (wanted.mode !== 'standard') return 'auction';
  return isFixed(wanted) ? 'fixed' : 'groups';
}

/** The nations of a seat in a game whose seats are fixed, in the order of play. */
export function groupAt({ set, scenario }: Pick<Wanted, 'set' | 'scenario'>, index: number): readonly NationId[] {
  return groupOf(tables(set), scenario, index + 1);
}

/** The first nation that the only person plays; undefined if there are several persons, or if nations are bid for. */
export function firstNation(wanted: Wanted): NationId | undefined {
  const persons = wanted.chairs.flatMap(({ is }, i) => (is === 'person' ? [i] : []));
  const [only] = persons;
  return persons.length === 1 && only !== undefined && isFixed(wanted) ? groupAt(wanted, only)[0] : undefined;
}

/** The list with one element more or fewer, such as an optional rule. */
export function toggled<T>(all: readonly T[], one: T): readonly T[] {
  return all.includes(one) ? all.filter((other) => other !== one) : [...all, one];
}

/** The players at the seats. */
export function sittingsOf({ chairs }: Pick<Wanted, 'chairs'>, names: Names): readonly Sitting[] {
  return CHAIRS.sittingsOf(chairs, names);
}

/** The options for the engine. */
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

/** The faults of the chosen game; usually none. */
export function faultsOf(wanted: Wanted, names: Names): readonly Fault[] {
  return checkOptions(optionsOf(wanted, sittingsOf(wanted, names)));
}

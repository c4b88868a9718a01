import type { Fault } from '../../../../kernel/contract.ts';
import { cleanName } from '../../../../kernel/names.ts';
import type { Sitting } from '../../../../ui/table/sitting.ts';
import type { Level } from '../../bots/computer.ts';
import { NATIONS, type OptionId, type RulingId, type ScenarioId } from '../../engine/data/ids.ts';
import { type Mode, OPTION_TABLE, PLAYERS, SCENARIO_TABLE } from '../../engine/data/scenarios.ts';
import { type Corrections, type DataSetName, PUBLISHED } from '../../engine/data/sets.ts';
import { checkOptions, modeOf, type Options } from '../../engine/new-game.ts';
import { USUAL } from '../bots/levels.ts';

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

/** A seat before it has its name in the game. */
export interface Chair {
  readonly name: string;
  readonly is: Sitting['is'];
  /** How a computer plays. */
  readonly level?: string;
}

/** Longer names would burst every line they stand in. */
export const LONGEST_NAME = 24;

/** A first game: scenario A, one person against three computers. `person`, `computer`: what they are called. */
export function firstGame(seed: string, names: Names): Wanted {
  const chairs = Array.from({ length: 4 }, (_, i) => chairOf(i === 0 ? 'person' : 'computer', i, names));
  return { scenario: 'A', mode: 'standard', chairs, options: [], rulings: [], set: PUBLISHED, seed };
}

/** What seats are called until somebody names them: the n-th at the table. */
export interface Names {
  readonly person: (n: number) => string;
  readonly computer: (n: number) => string;
}

export function chairOf(is: Sitting['is'], index: number, names: Names): Chair {
  return { is, name: names[is](index + 1), ...(is === 'computer' ? { level: USUAL } : {}) };
}

/** The same chair with a person, or a computer of a level; whoever comes to sit there has the name that stands for them. */
export function chairFor(chair: Chair, who: 'person' | Level, index: number, names: Names): Chair {
  const is = who === 'person' ? 'person' : 'computer';
  const { name } = chair.is === is ? chair : chairOf(is, index, names);
  return { is, name, ...(who === 'person' ? {} : { level: who }) };
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
  const chairs = Array.from({ length: players }, (_, i) => wanted.chairs[i] ?? chairOf('computer', i, names));
  return { ...wanted, chairs };
}

/** The same game with one optional rule more or fewer. */
export function toggled<T>(all: readonly T[], one: T): readonly T[] {
  return all.includes(one) ? all.filter((other) => other !== one) : [...all, one];
}

/** A name as it may stand in a game: trimmed, without control characters, and no nation's own id. */
export function playerName(name: string): string {
  const cleaned = cleanName(name, LONGEST_NAME);
  return (NATIONS as readonly string[]).includes(cleaned) || cleaned === 'neutral' ? `${cleaned}.` : cleaned;
}

/** Who sits at which seat: a person who holds several has several seats, which are told apart by a number. */
export function sittingsOf({ chairs }: Pick<Wanted, 'chairs'>, names: Names): readonly Sitting[] {
  const taken = new Set<string>();
  return chairs.map(({ is, name: written, level = USUAL }, i) => {
    // A bare number would be read as a player's place round the table.
    const named = playerName(written);
    const name = named === '' || /^\d+$/.test(named) ? names[is](i + 1) : named;
    let seat = name;
    for (let n = 2; taken.has(seat); n++) seat = `${name} (${n})`;
    taken.add(seat);
    // Two computers of one name are two; a person of one name is one.
    return is === 'person' ? { seat, name, is } : { seat, name: seat, is, level };
  });
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

import * as v from 'valibot';
import type { Fault, Seat } from '../kernel/contract.ts';
import { readCorrections } from './corrections.ts';
import { OPTIONS, type OptionId, type RulingId, SCENARIOS, type ScenarioId, SWITCHES } from './data/ids.ts';
import { MODES, type Mode, OPTION_TABLE, PLAYERS, SCENARIO_TABLE } from './data/scenarios.ts';
import { type Corrections, DATA_SET_NAMES, type DataSetName } from './data/sets.ts';
import { fault, formFault } from './faults.ts';
import { MOST } from './schema.ts';

/** Rules 10, 13, 14 and 16: what a new game is played with, and whether it can be. */

/** What a new game is played with. */
export interface Options {
  readonly scenario: ScenarioId;
  /** The standard version where the scenario has it, unless told. */
  readonly mode?: Mode;
  /** The players in their order round the table: four, in the advanced version four or five. */
  readonly seats?: readonly Seat[];
  /** Optional rules. */
  readonly options?: readonly OptionId[];
  readonly rulings?: Readonly<Partial<Record<RulingId, 'b'>>>;
  readonly set?: DataSetName;
  readonly corrections?: Corrections;
}

/** The version of a scenario that is played unless told: the standard one where it has it (16). */
export function modeOf(scenario: ScenarioId, mode?: Mode): Mode {
  return mode ?? SCENARIO_TABLE[scenario].modes[0] ?? 'standard';
}

/** The players of a game unless told. */
export function seatsOf(mode: Mode, players = PLAYERS[mode][0] ?? 0): readonly Seat[] {
  return Array.from({ length: players }, (_, i) => `${i + 1}`);
}

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(MOST.name));

const WANTED = v.strictObject({
  scenario: v.picklist(SCENARIOS),
  mode: v.optional(v.picklist(MODES)),
  seats: v.optional(v.pipe(v.array(name), v.maxLength(MOST.seats))),
  options: v.optional(v.pipe(v.array(v.picklist(OPTIONS)), v.maxLength(OPTIONS.length))),
  rulings: v.optional(v.record(v.picklist(SWITCHES), v.literal('b'))),
  set: v.optional(v.picklist(DATA_SET_NAMES)),
  // Looked at by itself, with faults of its own.
  corrections: v.optional(v.unknown()),
});

/** Everything that is wrong with the options of a new game; nothing if it can be set up. Never throws. */
export function checkOptions(wanted: unknown): readonly Fault[] {
  const parsed = v.safeParse(WANTED, wanted);
  if (!parsed.success) return parsed.issues.map(formFault);
  const options = parsed.output as Options;
  return [...modeFaults(options), ...seatFaults(options), ...optionFaults(options), ...correctionFaults(options)];
}

/** A scenario that is not played in this version (16). */
function modeFaults({ scenario, mode: wanted }: Options): readonly Fault[] {
  const mode = modeOf(scenario, wanted);
  return SCENARIO_TABLE[scenario].modes.includes(mode) ? [] : [fault('not-this-mode', 'mode', { scenario, mode })];
}

/** More or fewer players than the version takes (13, 14), or one of them twice. */
function seatFaults({ scenario, mode: wanted, seats: named }: Options): readonly Fault[] {
  const mode = modeOf(scenario, wanted);
  const seats = named ?? seatsOf(mode);
  const faults: Fault[] = [];
  if (!PLAYERS[mode].includes(seats.length)) {
    faults.push(fault('not-so-many-players', 'seats', { mode, players: seats.length, allowed: PLAYERS[mode] }));
  }
  const twice = seats.find((seat, i) => seats.indexOf(seat) !== i);
  if (twice !== undefined) faults.push(fault('player-twice', 'seats', { seat: twice }));
  return faults;
}

/** An optional rule of the other version (10.1, 14.7, 14.8), or one named twice. */
function optionFaults({ scenario, mode: wanted, options = [] }: Options): readonly Fault[] {
  const mode = modeOf(scenario, wanted);
  return options.flatMap((option, i) => {
    const path = `options.${i}`;
    const faults: Fault[] = [];
    if (!OPTION_TABLE[option].modes.includes(mode)) faults.push(fault('option-not-here', path, { option, mode }));
    if (options.indexOf(option) !== i) faults.push(fault('option-twice', path, { option }));
    return faults;
  });
}

function correctionFaults({ corrections, set }: Options): readonly Fault[] {
  if (corrections === undefined) return [];
  const { faults = [] } = readCorrections(corrections, set);
  return faults.map((one) => ({ ...one, path: one.path ? `corrections.${one.path}` : 'corrections' }));
}

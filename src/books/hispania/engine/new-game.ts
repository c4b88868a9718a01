import * as v from 'valibot';
import type { Fault } from '../../../kernel/contract.ts';
import { readCorrections } from './corrections.ts';
import { OPTIONS, SCENARIOS, SWITCHES } from './data/ids.ts';
import { MODES, OPTION_TABLE, PLAYERS, SCENARIO_TABLE } from './data/scenarios.ts';
import { DATA_SET_NAMES } from './data/sets.ts';
import { fault, formFault } from './faults.ts';
import { modeOf, type Options, seatsOf } from './options-of-game.ts';
import { MOST } from './schema.ts';

export { modeOf, type Options, seatsOf } from './options-of-game.ts';

/** Rules 10, 13, 14 and 16: checks the options of a new game. */

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(MOST.name));

const WANTED = v.strictObject({
  scenario: v.picklist(SCENARIOS),
  mode: v.optional(v.picklist(MODES)),
  seats: v.optional(v.pipe(v.array(name), v.maxLength(MOST.seats))),
  options: v.optional(v.pipe(v.array(v.picklist(OPTIONS)), v.maxLength(OPTIONS.length))),
  rulings: v.optional(v.record(v.picklist(SWITCHES), v.literal('b'))),
  set: v.optional(v.picklist(DATA_SET_NAMES)),
  // Checked separately, with its own faults.
  corrections: v.optional(v.unknown()),
});

/** All faults of the options of a new game; empty if it can be set up. Never throws. */
export function checkOptions(wanted: unknown): readonly Fault[] {
  const parsed = v.safeParse(WANTED, wanted);
  if (!parsed.success) return parsed.issues.map(formFault);
  const options = parsed.output as Options;
  return [...modeFaults(options), ...seatFaults(options), ...optionFaults(options), ...correctionFaults(options)];
}

/** A scenario without this version (16). */
function modeFaults({ scenario, mode: wanted }: Options): readonly Fault[] {
  const mode = modeOf(scenario, wanted);
  return SCENARIO_TABLE[scenario].modes.includes(mode) ? [] : [fault('not-this-mode', 'mode', { scenario, mode })];
}

/** A wrong number of players for the version (13, 14), or a duplicate player. */
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

/** An optional rule of the other version (10.1, 14.7, 14.8), or a duplicate one. */
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

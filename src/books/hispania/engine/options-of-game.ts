import type { Seat } from '../../../kernel/contract.ts';
import type { OptionId, RulingId, ScenarioId } from './data/ids.ts';
import { type Mode, PLAYERS, SCENARIO_TABLE } from './data/scenarios.ts';
import type { Corrections, DataSetName } from './data/sets.ts';

/** The options of a new game. */
export interface Options {
  readonly scenario: ScenarioId;
  /** By default, the standard version if the scenario has it. */
  readonly mode?: Mode;
  /** The players in their order round the table: four, in the advanced version four or five. */
  readonly seats?: readonly Seat[];
  /** Optional rules. */
  readonly options?: readonly OptionId[];
  readonly rulings?: Readonly<Partial<Record<RulingId, 'b'>>>;
  readonly set?: DataSetName;
  readonly corrections?: Corrections;
}

/** The default version of a scenario: the standard one if it has one (16). */
export function modeOf(scenario: ScenarioId, mode?: Mode): Mode {
  return mode ?? SCENARIO_TABLE[scenario].modes[0] ?? 'standard';
}

/** The default players of a game. */
export function seatsOf(mode: Mode, players = PLAYERS[mode][0] ?? 0): readonly Seat[] {
  return Array.from({ length: players }, (_, i) => `${i + 1}`);
}

import type { Seat } from '../../../kernel/contract.ts';
import type { OptionId, RulingId, ScenarioId } from './data/ids.ts';
import { type Mode, PLAYERS, SCENARIO_TABLE } from './data/scenarios.ts';
import type { Corrections, DataSetName } from './data/sets.ts';

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

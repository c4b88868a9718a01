import type { Action, Decision, Seat } from '../../../../../kernel/contract.ts';
import type { Sitting } from '../../../../../ui/table/sitting.ts';
import type { NationId } from '../../../engine/data/ids.ts';
import type { State } from '../../../engine/state.ts';
import type { Seen } from '../../deciding/seen.ts';
import type { Moving } from '../use-moving.ts';

/** What a panel of one kind of question is given. */
export interface PanelProps {
  readonly state: State;
  readonly seen: Seen;
  readonly decision: Decision;
  /** Whose answer it is. */
  readonly seat: Seat;
  /** Seats of whoever has the device. */
  readonly seats: readonly Seat[];
  readonly sittings: readonly Sitting[];
  readonly moving: Moving;
  /** Answers, several as one gesture; what would cost something is asked once more. */
  readonly onAnswer: (...actions: readonly Action[]) => void;
  /** Lays the sheet of a nation open. */
  readonly onSheet: (nation: NationId) => void;
}

import type { Action, Decision, Seat } from '../../../../../kernel/contract.ts';
import type { Sitting } from '../../../../../ui/table/sitting.ts';
import type { NationId } from '../../../engine/data/ids.ts';
import type { State } from '../../../engine/state.ts';
import type { Seen } from '../../deciding/seen.ts';
import type { Ending } from '../use-ending.ts';
import type { Moving } from '../use-moving.ts';

/** The props of a panel for one kind of question. */
export interface PanelProps {
  readonly state: State;
  readonly seen: Seen;
  readonly decision: Decision;
  /** The seat that answers. */
  readonly seat: Seat;
  /** The seats of the person at this device. */
  readonly seats: readonly Seat[];
  readonly sittings: readonly Sitting[];
  readonly moving: Moving;
  /** The basket of purchases. */
  readonly ending: Pick<Ending, 'wanted' | 'want'>;
  /** Answers, several as one gesture; an answer with a cost asks for a second press. */
  readonly onAnswer: (...actions: readonly Action[]) => void;
  /** Opens the sheet of a nation. */
  readonly onSheet: (nation: NationId) => void;
}

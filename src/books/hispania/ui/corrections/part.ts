import type { Corrections, DataSet } from '../../engine/data/sets.ts';
import type { Wrong } from './beside.ts';

/** The props of a part of the form. */
export interface PartProps<Id> {
  /** The set that is corrected. */
  readonly set: DataSet;
  readonly all: Corrections;
  readonly wrong: readonly Wrong[];
  readonly id: Id;
  readonly onChange: (change: (all: Corrections) => Corrections) => void;
}

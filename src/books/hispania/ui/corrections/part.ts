import type { Corrections, DataSet } from '../../engine/data/sets.ts';
import type { Wrong } from './beside.ts';

/** What a part of the form is given. */
export interface PartProps<Id> {
  /** What is corrected. */
  readonly set: DataSet;
  readonly all: Corrections;
  readonly wrong: readonly Wrong[];
  readonly id: Id;
  readonly onChange: (change: (all: Corrections) => Corrections) => void;
}

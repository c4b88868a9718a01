import type { FightMarks } from '../board/marks.ts';

/** The combat whose values are in view beside the board, which draws what counts in it. */
export interface Weighing {
  readonly fight: FightMarks | undefined;
  /** A combat comes into view, or goes out of it. */
  readonly weigh: (fight: FightMarks | undefined) => void;
}

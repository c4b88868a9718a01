import { type Cardboard, checked, ofStart } from '../assistant/cardboard.ts';
import { beginRun, type Run } from '../assistant/run.ts';

/** The reaction of a position, whatever its phase; undefined if it cannot have one. */
export function reactionOf(board: Cardboard): Run | undefined {
  const { state } = checked({ ...board, phase: 'reaction' });
  return state && beginRun(state);
}

/** The reaction with which a start would begin, if the Christians did nothing. Throws if there is no such start. */
export function reactionOfStart(start: number): Run {
  const run = reactionOf(ofStart(start));
  if (!run) throw new Error(`the start ${start} has no reaction`);
  return run;
}

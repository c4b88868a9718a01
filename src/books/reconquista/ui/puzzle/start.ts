import type { PuzzleStart as GeneralStart } from '../../../../ui/puzzle/parts.ts';
import { judge, opened } from '../../puzzles/judge.ts';
import { type Asked, type Because, ON_BOARD, type Puzzle, type Verdict } from '../../puzzles/puzzle.ts';
import type { Frame } from '../board/frame.ts';
import type { Seen } from '../kinds.ts';
import { look } from '../look.ts';
import { frameFor } from '../scene/start.ts';

/** A puzzle with its answers from the build of the site: it needs no engine, which was asked then. Plain data. */
export interface PuzzleStart extends GeneralStart {
  readonly asked: Asked;
  readonly rule: string;
  readonly turn: number;
  readonly verdicts: { readonly [option: string]: Verdict };
  readonly because: Because;
  readonly seen: Seen;
  readonly frame: Frame;
}

/** The data of a puzzle in the build of the site. */
export function puzzleStart(puzzle: Puzzle): PuzzleStart {
  const { id, asked, options, right, rules, position } = puzzle;
  const state = opened(puzzle);
  const { decision: _, ...seen } = look(state);
  const on = ON_BOARD.includes(asked.is) ? 'board' : 'list';
  return {
    id,
    asked,
    rule: rules[0] ?? '',
    turn: state.turn,
    on,
    options,
    right,
    ...judge(puzzle),
    // Nothing is played here.
    seen: { ...seen, barred: [] },
    frame: frameFor(position, [asked, on === 'board' ? options : []]),
  };
}

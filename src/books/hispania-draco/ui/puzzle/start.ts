import type { PuzzleStart as GeneralStart } from '../../../../ui/puzzle/parts.ts';
import { GENERALS } from '../../engine/data/ids.ts';
import { armiesLeft } from '../../engine/rules/reserve.ts';
import { sidesOf } from '../../engine/rules/values.ts';
import type { Combat, State } from '../../engine/state.ts';
import { foughtIn, judge, opened } from '../../puzzles/judge.ts';
import { type Asked, type Because, ON_BOARD, type Puzzle, type Verdict } from '../../puzzles/puzzle.ts';
import { fightOf } from '../board/fight.ts';
import type { Frame } from '../board/frame.ts';
import type { FightMarks } from '../board/marks.ts';
import type { Seen } from '../kinds.ts';
import { look } from '../look.ts';
import { frameFor } from '../scene/start.ts';

/** A puzzle with its answers from the build of the site: it needs no engine, which was asked then. Plain data. */
export interface PuzzleStart extends GeneralStart {
  readonly asked: Asked;
  readonly rule: string;
  /** Armies in reserve, which the board does not show. */
  readonly armies: number;
  readonly verdicts: { readonly [option: string]: Verdict };
  readonly because: Because;
  /** The combat of the right answer, the generals in it, and what the board draws of it. */
  readonly combat?: { readonly combat: Combat; readonly generals: State['generals']; readonly fight: FightMarks };
  readonly seen: Seen;
  readonly frame: Frame;
}

/** The data of a puzzle in the build of the site. */
export function puzzleStart(puzzle: Puzzle): PuzzleStart {
  const { id, asked, options, right, rules } = puzzle;
  const state = opened(puzzle);
  const { decision: _, ...seen } = look(state);
  const { normal, special } = armiesLeft(state);
  // The general of the question counts, not the general of the turn.
  const who = 'general' in asked ? GENERALS.map((one) => (one === asked.general ? state.generals[one] : null)) : [];
  return {
    id,
    asked,
    rule: rules[0] ?? '',
    armies: normal + (special ? 1 : 0),
    on: ON_BOARD.includes(asked.is) ? 'board' : 'list',
    options,
    right,
    ...judge(puzzle),
    ...combatOf(puzzle),
    // Nothing is played here.
    seen: { ...seen, barred: [] },
    frame: frameFor(state, [asked, options, who]),
  };
}

/** The combat that explains the right answer, if the question is about one. */
function combatOf(puzzle: Puzzle): Pick<PuzzleStart, 'combat'> {
  const fought = foughtIn(puzzle);
  if (!fought) return {};
  const { state, combat } = fought;
  return { combat: { combat, generals: state.generals, fight: fightOf(state, combat, sidesOf(state, combat)) } };
}

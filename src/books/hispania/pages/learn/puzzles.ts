import type { Entry } from '../../../../ui/lesson/facets.ts';
import type { Lang } from '../../../../words/lang.ts';
import { typo } from '../../../../words/typo.ts';
import type { NationId, RuleId } from '../../engine/data/ids.ts';
import { nationsIn } from '../../puzzles/about.ts';
import { LEVELS, type Level, type Puzzle } from '../../puzzles/puzzle.ts';
import { PUZZLES } from '../../puzzles/puzzles.generated.ts';
import type { PuzzleStart } from '../../ui/puzzle/seen.ts';
import { puzzleStart } from '../../ui/puzzle/start.ts';
import { LEARN_PATH } from './lessons.ts';
import { puzzleWords } from './words.ts';

/** The puzzles in the lists of the site's pages. */

export const PUZZLES_PATH = `${LEARN_PATH}puzzles/`;

/** Address of a puzzle, without language. */
export const puzzlePath = (id: string): string => `${PUZZLES_PATH}${id}/`;

/** The title of a puzzle outside the list. */
export function puzzleTitle({ number, puzzle }: Pick<PuzzleOnSite, 'number' | 'puzzle'>, lang: Lang): string {
  const { numbered, kinds } = puzzleWords(lang);
  const title = `${numbered(number)}: ${kinds[puzzle.asked.is]}`;
  return lang === 'fr' ? typo(title) : title;
}

export interface PuzzleOnSite {
  readonly puzzle: Puzzle;
  /** Its number in the list, from 1. */
  readonly number: number;
  readonly start: PuzzleStart;
  readonly rules: readonly RuleId[];
  readonly nations: readonly NationId[];
}

let all: readonly PuzzleOnSite[] | undefined;

/** All puzzles, in their order: computed once for all pages. */
export function puzzles(): readonly PuzzleOnSite[] {
  all ??= PUZZLES.map((puzzle, i) => ({
    puzzle,
    number: i + 1,
    start: puzzleStart(puzzle),
    rules: puzzle.rules,
    nations: nationsIn(puzzle),
  }));
  return all;
}

/** The puzzles by difficulty. */
export const puzzlesByLevel = (): readonly { readonly level: Level; readonly puzzles: readonly PuzzleOnSite[] }[] =>
  LEVELS.map((level) => ({ level, puzzles: puzzles().filter(({ puzzle }) => puzzle.level === level) })).filter(
    (part) => part.puzzles.length > 0,
  );

/** The subjects of a puzzle, for the filters of the list. */
export const entryOf = ({ puzzle, rules, nations }: PuzzleOnSite): Entry => ({
  id: puzzle.id,
  about: { kind: [puzzle.asked.is], rule: rules, nation: nations },
});

import type { Lang } from '../../../../words/lang.ts';
import type { LessonWords } from '../../../../words/lesson-words.ts';
import type { LessonId } from '../../lessons/ids.ts';
import { LEARN as EN_LEARN } from '../../words/en/learn.ts';
import { LESSON_WORDS as EN_LESSONS } from '../../words/en/lessons.ts';
import { OTHER_GAMES as EN_GAMES, OTHER_GAMES_PAGE as EN_OTHERS, type OtherGame } from '../../words/en/other-games.ts';
import { PUZZLE_WORDS as EN_PUZZLES, type PuzzleWords } from '../../words/en/puzzles.ts';
import { TEACH as EN_TEACH, NEW_THINGS as EN_THINGS } from '../../words/en/teach.ts';
import { LEARN as FR_LEARN } from '../../words/fr/learn.ts';
import { LESSON_WORDS as FR_LESSONS } from '../../words/fr/lessons.ts';
import { OTHER_GAMES as FR_GAMES, OTHER_GAMES_PAGE as FR_OTHERS } from '../../words/fr/other-games.ts';
import { PUZZLE_WORDS as FR_PUZZLES } from '../../words/fr/puzzles.ts';
import { TEACH as FR_TEACH, NEW_THINGS as FR_THINGS } from '../../words/fr/teach.ts';

const LEARN: Readonly<Record<Lang, typeof FR_LEARN>> = { en: EN_LEARN, fr: FR_LEARN };
const LESSONS: Readonly<Record<Lang, Readonly<Record<LessonId, LessonWords>>>> = { en: EN_LESSONS, fr: FR_LESSONS };
const PUZZLES: Readonly<Record<Lang, PuzzleWords>> = { en: EN_PUZZLES, fr: FR_PUZZLES };

/** The words of the sheet for explaining the game: its own, and what a nation brings into the game. */
interface TeachWords {
  readonly teach: typeof FR_TEACH;
  readonly newThings: typeof FR_THINGS;
}
const TEACH: Readonly<Record<Lang, TeachWords>> = {
  en: { teach: EN_TEACH, newThings: EN_THINGS },
  fr: { teach: FR_TEACH, newThings: FR_THINGS },
};

/** The words of the page for players of other games. */
interface OtherWords {
  readonly page: typeof FR_OTHERS;
  readonly games: readonly OtherGame[];
}
const OTHERS: Readonly<Record<Lang, OtherWords>> = {
  en: { page: EN_OTHERS, games: EN_GAMES },
  fr: { page: FR_OTHERS, games: FR_GAMES },
};

/** The words around the lessons, in a language. */
export const learnWords = (lang: Lang): typeof FR_LEARN => LEARN[lang];

/** The words of each lesson, in a language. */
export const lessonsTold = (lang: Lang): Readonly<Record<LessonId, LessonWords>> => LESSONS[lang];

/** The words of the puzzles, in a language. */
export const puzzleWords = (lang: Lang): PuzzleWords => PUZZLES[lang];

/** The words of the sheet for explaining the game, in a language. */
export const teachWords = (lang: Lang): TeachWords => TEACH[lang];

/** The words of the page for players of other games, in a language. */
export const otherGames = (lang: Lang): OtherWords => OTHERS[lang];

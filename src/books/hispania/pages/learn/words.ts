import type { Lang } from '../../../../words/lang.ts';
import { OTHER_GAMES as EN_GAMES, OTHER_GAMES_PAGE as EN_OTHERS, type OtherGame } from '../../words/en/other-games.ts';
import { TEACH as EN_TEACH, NEW_THINGS as EN_THINGS } from '../../words/en/teach.ts';
import { OTHER_GAMES as FR_GAMES, OTHER_GAMES_PAGE as FR_OTHERS } from '../../words/fr/other-games.ts';
import { TEACH as FR_TEACH, NEW_THINGS as FR_THINGS } from '../../words/fr/teach.ts';

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

/** The words of the sheet for explaining the game, in a language. */
export const teachWords = (lang: Lang): TeachWords => TEACH[lang];

/** The words of the page for players of other games, in a language. */
export const otherGames = (lang: Lang): OtherWords => OTHERS[lang];

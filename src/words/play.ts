import { complete } from './complete.ts';
import { PLAY, type PlayWords } from './en/play.ts';
import type { Lang } from './lang.ts';

export type { PlayWords };

/** The words around a position in play, in a language; missing ones are in English. */
export function playWordsOf(lang: Lang): PlayWords {
  return lang === 'en' ? PLAY : complete<PlayWords>(PLAY, undefined, import.meta.env?.DEV ?? false);
}

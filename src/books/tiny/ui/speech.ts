import type { SpeechOf } from '../../../ui/speech.ts';
import type { Lang } from '../../../words/lang.ts';
import { CHAPTER_PAGE } from '../engine/data/chapter.ts';
import type { Words } from '../words/index.ts';
import { voiceOf } from './voice.ts';

/** The language tools of the live parts of the small game. `home`: the address of the book in the reader's language. */
export function speechOf(lang: Lang, words: Words, { home }: { readonly home: string }): SpeechOf {
  return {
    lang,
    words,
    hrefOf: (rule) => `${home}${CHAPTER_PAGE}#r${rule}`,
    book: voiceOf(words),
  };
}

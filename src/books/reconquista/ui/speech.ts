import type { SpeechOf } from '../../../ui/speech.ts';
import { pageOfSection, sectionOf } from '../engine/data/chapters.ts';
import type { Words } from '../words/index.ts';
import { voiceOf } from './voice.ts';

/** The language tools of the table, which is English. `home`: the address of the book in the reader's language. */
export function speechOf(words: Words, home: string): SpeechOf {
  return {
    lang: 'en',
    words,
    hrefOf: (rule) => `${home}${pageOfSection(sectionOf(rule))}#r${rule}`,
    book: voiceOf(words),
  };
}

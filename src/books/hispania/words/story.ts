import type { Lang } from '../../../words/lang.ts';

/** The words of the story of a game: loaded with its page. */
export type StoryWords = typeof import('./en/story.ts').STORY;

/** The words of the story in a language; as yet they are in English alone. */
export async function storyWordsOf(_lang: Lang): Promise<StoryWords> {
  const { STORY } = await import('./en/story.ts');
  return STORY;
}

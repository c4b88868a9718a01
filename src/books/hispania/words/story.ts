import type { InEach, Lang } from '../../../words/lang.ts';

/** The words of the story of a game: loaded with its page. */
export type StoryWords = typeof import('./en/story.ts').STORY;

const IN: InEach<{ readonly STORY: StoryWords }> = {
  en: () => import('./en/story.ts'),
  fr: () => import('./fr/story.ts'),
};

/** The words of the story, in a language. */
export const storyWordsOf = async (lang: Lang): Promise<StoryWords> => (await IN[lang]()).STORY;

import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { StoryWords } from '../../../words/story.ts';

/** The words of the story, which are loaded with it. */
export const StorySpeech = createContext<StoryWords | null>(null);

/** The words around a component. Throws outside `StorySpeech.Provider`, which is an error of the page. */
export function useStoryWords(): StoryWords {
  const words = useContext(StorySpeech);
  if (!words) throw new Error('no words are provided for the story');
  return words;
}

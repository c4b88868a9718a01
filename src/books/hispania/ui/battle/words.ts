import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { StageWords } from '../../words/stage.ts';

/** The words of the stage, for its parts. */
export const StageSpeech = createContext<StageWords | null>(null);

/** The words around a part of the stage. Throws outside `StageSpeech.Provider`, which is an error of the page. */
export function useStageWords(): StageWords {
  const words = useContext(StageSpeech);
  if (!words) throw new Error('no words are provided for the stage');
  return words;
}

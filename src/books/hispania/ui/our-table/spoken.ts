import type { Written } from '../../engine/position.ts';
import { useSpeech } from '../speech.tsx';
import { useTableWords } from '../table/words.ts';
import type { Desk } from './desk.ts';

/** The words of the editor, of play, of events and of faults, for every part of the editor. */
export function useEditor() {
  const { words, names } = useSpeech();
  const { editor, facts, faults } = useTableWords();
  return { words, names, editor, facts, faults };
}

/** The props of every part of the editor: the board, and the function that changes it. */
export interface Editing {
  readonly written: Written;
  readonly edit: Desk['edit'];
}

import type { Written } from '../../engine/position.ts';
import { useSpeech } from '../speech.tsx';
import { useTableWords } from '../table/words.ts';
import type { Desk } from './desk.ts';

/** The words of the editor with those of play, of what happens and of what is wrong: what every part of it speaks with. */
export function useEditor() {
  const { words, names } = useSpeech();
  const { editor, facts, faults } = useTableWords();
  return { words, names, editor, facts, faults };
}

/** What every part of the editor is given: the board, and the way to change it. */
export interface Editing {
  readonly written: Written;
  readonly edit: Desk['edit'];
}

import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { TableWords } from '../../words/table.ts';
import type { TableVoice } from './parts.ts';

/** The words of a table, of what happens in a game, and of what may be wrong with one. */
export interface TableSpeechOf extends TableWords {
  readonly voice: TableVoice;
}

/** The words of the table, for what is drawn of it. */
export const TableSpeech = createContext<TableSpeechOf | null>(null);

/** The words around a part of the table. Throws outside of `TableSpeech.Provider`: a mistake of the page. */
export function useTableWords(): TableSpeechOf {
  const words = useContext(TableSpeech);
  if (!words) throw new Error('nobody has said in which language the table speaks');
  return words;
}

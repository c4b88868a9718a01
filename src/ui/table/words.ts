import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { TableWords } from '../../words/table.ts';
import type { TableVoice } from './parts.ts';

/** The words of a table, of the events in a game, and of the faults of a game. */
export interface TableSpeechOf extends TableWords {
  readonly voice: TableVoice;
}

/** The words of the table for its components. */
export const TableSpeech = createContext<TableSpeechOf | null>(null);

/**
 * The words for the components inside the provider. Throws outside of `TableSpeech.Provider`, which is an error of the
 * page.
 */
export function useTableWords(): TableSpeechOf {
  const words = useContext(TableSpeech);
  if (!words) throw new Error('no words are provided for the table');
  return words;
}

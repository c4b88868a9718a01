import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { TableWords } from '../../../words/table.ts';

/** The words of the table, for what is drawn of it. */
export const TableSpeech = createContext<TableWords | null>(null);

/** The words around a part of the table. Throws outside of `TableSpeech.Provider`: a mistake of the page. */
export function useTableWords(): TableWords {
  const words = useContext(TableSpeech);
  if (!words) throw new Error('nobody has said in which language the table speaks');
  return words;
}

import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { TableWords } from '../../words/table.ts';

/** The words of the table, for this book's components. */
export const OwnTable = createContext<TableWords | null>(null);

/** The words around a part of the table. Throws outside `OwnTable.Provider`, which is an error of the page. */
export function useTableWords(): TableWords {
  const words = useContext(OwnTable);
  if (!words) throw new Error('no words are provided for the table');
  return words;
}

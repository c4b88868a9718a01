import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { TableWords } from '../../words/table.ts';

/** The words of this book’s table around its parts. */
export const OwnTable = createContext<TableWords | null>(null);

/** Throws outside of `OwnTable.Provider`, which is an error of the page. */
export function useOwnTable(): TableWords {
  const words = useContext(OwnTable);
  if (!words) throw new Error('no words of the table are provided here');
  return words;
}

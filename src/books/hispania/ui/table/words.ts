import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { FactWords } from '../../words/facts.ts';
import type { FaultWords } from '../../words/faults.ts';
import type { TableWords } from '../../words/table.ts';

/** The words of this book's table, of the events of a game, and of its possible faults. */
export interface OwnTableSpeech extends TableWords {
  readonly facts: FactWords;
  readonly faults: FaultWords;
}

/** The words of the table, for this book's components. */
export const OwnTable = createContext<OwnTableSpeech | null>(null);

/** The words around a part of the table. Throws outside `OwnTable.Provider`, which is an error of the page. */
export function useTableWords(): OwnTableSpeech {
  const words = useContext(OwnTable);
  if (!words) throw new Error('nobody has said in which language the table speaks');
  return words;
}

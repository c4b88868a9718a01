import { RecordBook } from '../../../../ui/records/RecordBook.tsx';
import { useRecordBook } from '../../../../ui/records/use-recorded.ts';
import type { Desk } from '../../../../ui/table/desk.ts';
import type { OfDraco } from '../kinds.ts';
import { DRACO } from '../playable.ts';
import { useWords } from '../speech.tsx';
import { readResult, written } from './record.ts';
import { useOwnTable } from './table-words.ts';

/** The record book: all finished games of this device. */
export function Records({ desk }: { readonly desk: Desk<OfDraco> }) {
  const { names } = useWords();
  const { records, conquests } = useOwnTable();
  const { book } = DRACO;
  return (
    <RecordBook
      kept={useRecordBook(book)}
      words={records}
      columns={conquests.columns}
      cells={(recorded) => {
        const result = readResult(recorded.result);
        if (!result) return undefined;
        const { scenario, level, variants, murder, players, ending, round, capitals } = result;
        const added = [...variants.map((one) => names.variants[one]), ...(murder ? [names.murder] : [])];
        return [
          conquests.form(scenario),
          written(level),
          added.join(', ') || conquests.none,
          `${players}`,
          conquests.ended[ending],
          `${round}`,
          `${capitals}`,
        ];
      }}
      note={conquests.note}
      book={book.id}
      onBack={() => desk.go({ is: 'home' })}
    />
  );
}

import { fetchedLater } from '../../../../ui/later.ts';
import type { Desk } from '../../../../ui/table/desk.ts';
import { useTableWords } from '../../../../ui/table/words.ts';
import type { TableWords } from '../../words/table.ts';
import type { OfReconquista } from '../kinds.ts';

const useRecords = fetchedLater(() => import('./Records.tsx'));

interface Props {
  readonly desk: Desk<OfReconquista>;
  readonly words: TableWords;
}

/** The record book, fetched when it is first opened. */
export function LaterRecords({ desk, words }: Props) {
  const { parts, failed, retry } = useRecords();
  const { table } = useTableWords();
  if (parts) return <parts.Records desk={desk} words={words} />;
  return failed ? (
    <p class="coming" role="alert">
      {words.campaigns.failed}{' '}
      <button type="button" class="btn" onClick={retry}>
        {table.retry}
      </button>
    </p>
  ) : (
    <p class="coming" role="status">
      {table.opened.opening}
    </p>
  );
}

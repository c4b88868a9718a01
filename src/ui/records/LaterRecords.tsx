import type { ComponentChildren } from 'preact';
import type { Later } from '../later.ts';
import { useTableWords } from '../table/words.ts';

interface Props<T> {
  /** The page of a book’s record book, fetched when it is first opened (`fetchedLater`). */
  readonly later: Later<T>;
  /** Said if it could not be loaded. */
  readonly failed: string;
  readonly children: (parts: T) => ComponentChildren;
}

/** The record book of a book, or that it is coming, or that it could not be loaded. */
export function LaterRecords<T>({ later: { parts, failed: isFailed, retry }, failed, children }: Props<T>) {
  const { table } = useTableWords();
  if (parts) return <>{children(parts)}</>;
  return isFailed ? (
    <p class="coming" role="alert">
      {failed}{' '}
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

import type { Writing } from './keeper-schema.ts';
import { isAbort, type Outcome, type Trouble, troubleOf } from './keeper-trouble.ts';

/** A transaction with its work. */
export interface Begun<T> {
  readonly tx: Pick<Writing, 'done'> & { abort(): void };
  readonly work: Promise<T>;
}

/**
 * The result of a transaction. The value is returned only after everything is on the disk. `lost`: whether its
 * connection was closed by another page.
 */
export async function ended<T>(
  { tx, work }: Begun<T>,
  lost: () => boolean = () => false,
): Promise<Outcome<{ readonly value: T }>> {
  const done = tx.done.then(
    () => undefined,
    (error: unknown) => ({ error }),
  );
  const trouble = (error: unknown): Trouble => (isAbort(error) && lost() ? { code: 'closed' } : troubleOf(error));
  try {
    const value = await work;
    const failed = await done;
    return failed ? { trouble: trouble(failed.error) } : { value };
  } catch (error) {
    try {
      tx.abort();
    } catch {
      // It has ended already.
    }
    const failed = await done;
    // If the browser has aborted the transaction, later requests failed too: the reason is in the transaction.
    return { trouble: trouble(failed && !isAbort(failed.error) ? failed.error : error) };
  }
}

import type { Rich } from '../../../words/rich.ts';

/** A function that makes a sentence of the parameters of a code. */
export type Say = (...args: readonly unknown[]) => Rich;

/** The function for a code; a code from outside may have none. */
export function sayingOf(record: object, code: string): Say | undefined {
  return Object.hasOwn(record, code) ? ((record as Readonly<Record<string, Say>>)[code] as Say) : undefined;
}

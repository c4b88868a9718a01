import { readRows } from './rows.ts';
import { type Covered, coverage } from './table.ts';

/** What the page of rule coverage shows: the table, and how many rows of the checklist are proven. */
export interface CoveragePage {
  readonly rules: readonly Covered[];
  /** Sentences and table rows of the French rulebook. */
  readonly rows: number;
  /** Rows proved by a test or a scene. */
  readonly proven: number;
  /** Rows that require nothing of the game: headings, history, advice. */
  readonly silent: number;
}

/** Rule by rule, with the numbers over all. */
export async function coveragePage(): Promise<CoveragePage> {
  const rows = readRows();
  return {
    rules: await coverage(),
    rows: rows.length,
    proven: rows.filter(({ by }) => by.length > 0).length,
    silent: rows.filter(({ not }) => not !== undefined).length,
  };
}

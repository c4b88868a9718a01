import { readRows } from './rows.ts';
import { type Covered, coverage } from './table.ts';

/** The content of the page of rule coverage: the table, and the number of proven rows of the checklist. */
export interface CoveragePage {
  readonly rules: readonly Covered[];
  /** Sentences and table rows of the French rulebook. */
  readonly rows: number;
  /** Rows proved by a test or a scene. */
  readonly proven: number;
  /** Rows that require nothing of the game: headings, history, advice. */
  readonly silent: number;
}

/** The table by rule, with the totals. */
export async function coveragePage(): Promise<CoveragePage> {
  const rows = readRows();
  return {
    rules: await coverage(),
    rows: rows.length,
    proven: rows.filter(({ by }) => by.length > 0).length,
    silent: rows.filter(({ not }) => not !== undefined).length,
  };
}

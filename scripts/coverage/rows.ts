import { readFileSync } from 'node:fs';

/** One sentence or table row of the French rulebook: its lines, its rule, and its proofs here. */
export interface Row {
  readonly from: number;
  readonly to: number;
  readonly rule: string;
  /** Our implementation, in our own words. */
  readonly what: string;
  /** Tests (files) and scenes (`scene:<id>`) that would fail without it; none if it is not mechanical. */
  readonly by: readonly string[];
  /** The reason why nothing needs to be implemented. */
  readonly not?: string;
}

const FILE = new URL('../../tests/hispania/coverage/rulebook.tsv', import.meta.url);
const NOT = 'not mechanical: ';

/** The checklist of the rulebook, line by line. */
export function readRows(): readonly Row[] {
  const [, ...lines] = readFileSync(FILE, 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [from = '', to = '', rule = '', what = '', by = ''] = line.split('\t');
    const row = { from: Number(from), to: Number(to), rule, what };
    return by.startsWith(NOT)
      ? { ...row, by: [], not: by.slice(NOT.length) }
      : { ...row, by: by.split(' ').filter((one) => one !== '') };
  });
}

import { readFileSync } from 'node:fs';

/** The rows of a table of facts as records by column; every row ends with the line of the rulebook that states it. */
export function facts(name: string): Record<string, string>[] {
  const text = readFileSync(new URL(`../facts/${name}.tsv`, import.meta.url), 'utf8');
  const [head = '', ...rows] = text.trimEnd().split('\n');
  const columns = head.split('\t');
  return rows.map((row) => Object.fromEntries(row.split('\t').map((cell, i) => [columns[i] ?? '', cell])));
}

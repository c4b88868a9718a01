import { readFileSync } from 'node:fs';

/** The rows of a table of this folder, below its head. */
export function rowsOf(name: string): readonly (readonly string[])[] {
  return readFileSync(new URL(name, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));
}

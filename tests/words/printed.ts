import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Our French has no run of so many words in common with a printed rulebook. */
const RUN = 9;
/** Bytes of the hash of a run: one in 20 million of our runs is taken for a printed one. */
const SIZE = 5;
/** The hashes of all runs of the printed French rulebooks (`npm run printed`): the books themselves are not ours to keep. */
export const PRINTED = new URL('printed.fr.bin', import.meta.url);

/** The runs of a text with the hash of each. Case, punctuation and the hyphens of lines do not count; a list of numbers is none. */
export function runsOf(text: string): readonly { readonly words: string; readonly hash: string }[] {
  const words =
    text
      .replace(/-\n\s*/g, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return words
    .slice(0, Math.max(0, words.length - RUN + 1))
    .map((_, i) => words.slice(i, i + RUN))
    .filter((run) => run.filter((word) => /^\d/.test(word)).length < RUN / 2)
    .map((run) => ({ words: run.join(' '), hash: hashOf(run.join(' ')) }));
}

const hashOf = (run: string): string =>
  createHash('sha1')
    .update(run)
    .digest('hex')
    .slice(0, 2 * SIZE);

/** The hashes that are kept. */
export function printedRuns(): ReadonlySet<string> {
  const all = readFileSync(PRINTED).toString('hex');
  return new Set(
    Array.from({ length: all.length / (2 * SIZE) }, (_, i) => all.slice(2 * SIZE * i, 2 * SIZE * (i + 1))),
  );
}

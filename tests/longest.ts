import { readdirSync } from 'node:fs';

/** The number of files with the longest duration that are named. */
const LONGEST = 12;

/** The books that have tests of their own; all other tests are shared. */
const BOOKS = readdirSync(new URL('../src/books/', import.meta.url), { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

/**
 * What test files took, for the end of a run: how long all of them together, what of it each book took and what is shared, and the
 * longest. `seconds` is by file, each as a path below `tests`.
 */
export function longest(what: string, seconds: ReadonlyMap<string, number>): readonly string[] {
  const all = [...seconds.values()].reduce((sum, one) => sum + one, 0);
  const share = (of: number): string => `${((100 * of) / (all || 1)).toFixed(0)} %`;
  const owners = new Map<string, number>();
  for (const [file, took] of seconds) {
    const owner = file.split('/').find((folder) => BOOKS.includes(folder)) ?? 'shared';
    owners.set(owner, (owners.get(owner) ?? 0) + took);
  }
  const shares = [...owners].sort(([, a], [, b]) => b - a).map(([owner, took]) => `${owner} ${share(took)}`);
  const files = [...seconds].sort(([, a], [, b]) => b - a).slice(0, LONGEST);
  return [
    `${what}: ${all.toFixed(0)} s, of which ${shares.join(', ')}; the most of it in`,
    ...files.map(([file, took]) => `  ${took.toFixed(0).padStart(4)} s ${share(took).padStart(5)} ${file}`),
  ];
}

import { LineFile } from './line-file.ts';
import { partOf, type Shard } from './shards.ts';

/**
 * Long work of many items, of which each is a line: `{"work":"fuzz tiny","item":7,"result":{...}}`. The lines of all parts of some work
 * are those of the whole, in another order, so that `cat` joins their files; with the joined file the whole finds all its items done.
 */

/** Work that can be done in parts. `R` is plain data. */
export interface LineWork<R> {
  /** What is done, with all that its results hang on: lines of other work do not count. */
  readonly work: string;
  readonly items: readonly number[];
  /** Does one item. What it throws ends the work, and is no line. */
  readonly does: (item: number) => R;
}

/** How much of it, and where the lines are kept: without a file they are not. */
export interface Parted {
  readonly shard: Shard;
  readonly file?: string | undefined;
}

interface Line<R> {
  readonly work: string;
  readonly item: number;
  readonly result: R;
}

/** The results of a part, item by item. Those that stand in the file are taken from there, the others are appended one by one. */
export function* worked<R>(
  { work, items, does }: LineWork<R>,
  { shard, file: path }: Parted,
): Generator<readonly [item: number, result: R]> {
  const file = path === undefined ? undefined : new LineFile(path);
  const known = new Map(linesIn<R>(file?.text ?? '', work).map(({ item, result }) => [item, result]));
  for (const item of partOf(items, shard)) {
    const found = known.get(item);
    if (found !== undefined) {
      yield [item, found];
      continue;
    }
    const result = does(item);
    file?.append(`${JSON.stringify({ work, item, result } satisfies Line<R>)}\n`);
    yield [item, result];
  }
}

/** The lines of some work; one that was cut off is none. */
function linesIn<R>(text: string, work: string): readonly Line<R>[] {
  const begins = `{"work":${JSON.stringify(work)},`;
  return text.split('\n').flatMap((line) => {
    if (!line.startsWith(begins)) return [];
    try {
      return [JSON.parse(line) as Line<R>];
    } catch {
      return [];
    }
  });
}

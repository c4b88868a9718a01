import { LineFile } from './line-file.ts';
import { partOf, type Shard } from './shards.ts';

/**
 * Long work with many items, each a line of a file: `{"work":"fuzz tiny","item":7,"result":{...}}`. The lines of all
 * shards are those of the whole in another order, so `cat` joins their files. A run of the whole on the joined file
 * finds all items done.
 */

/** Work that can be divided. `R` is plain data. */
export interface LineWork<R> {
  /** The name of the work, including everything that its results depend on; lines of other work are ignored. */
  readonly work: string;
  readonly items: readonly number[];
  /** Does one item. An exception ends the work and writes no line. */
  readonly does: (item: number) => R;
}

/** The shard, and the file of the lines; without a file they are not kept. */
export interface Parted {
  readonly shard: Shard;
  readonly file?: string | undefined;
}

interface Line<R> {
  readonly work: string;
  readonly item: number;
  readonly result: R;
}

/** The results of a shard, item by item. Results in the file are read, others are computed and appended one by one. */
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

/** The lines of some work; an incomplete line is ignored. */
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

import type { Fault } from '../../kernel/contract.ts';
import { fault } from '../../kernel/limits.ts';
import type { Save } from '../../kernel/saves.ts';
import { merged, readText, textOf } from '../lesson/progress.ts';
import { merged as mergedRecords, readRecords, textOfRecords } from '../records/records.ts';
import { type Copies, isShared } from '../table/copies.ts';
import { isRemoved, type Loaded, loadedOf, type Raw, readRaw } from '../table/keeper-read.ts';
import { holds, type Placed, place, withoutWriter } from '../table/keeper-same.ts';
import type { Store } from '../table/keeper-store.ts';
import type { Outcome, Trouble } from '../table/keeper-trouble.ts';
import { markRemoved } from '../table/keeper-write.ts';
import { keepText, type TextStore, textAt, textStore } from '../table/text-store.ts';
import { THEME_PART } from './giving.ts';
import { joined, type Pair } from './joined.ts';
import { type KeptBook, KINDS, type Kind, textKey } from './keys.ts';
import { type Line, readLines } from './lines.ts';
import { withGames } from './listing.ts';
import { THEME } from './site-keys.ts';
import { textsOf } from './texts.ts';

/**
 * A book with a function that loads its engine, for a game of several persons, which gets other dice here
 * (`../table/copies.ts`).
 */
export interface BookToTake extends KeptBook {
  readonly copies: () => Promise<Copies>;
}

/** The result for one text or game of a file. */
export interface Taken {
  readonly book?: string | undefined;
  readonly is: 'text' | 'game';
  /** The kind of the text, or the name of the game. */
  readonly name: string;
  /**
   * `joined`: the two are now one. `other-here`: there is another one here, and only one can remain; it stays unless
   * `replace` chooses otherwise. `replaced`: the other was replaced. `refused`: see the faults. The others are as in
   * `keeper-same.ts`.
   */
  readonly did: Placed | 'joined' | 'other-here' | 'replaced' | 'refused';
  readonly faults?: readonly Fault[];
  readonly trouble?: Trouble;
}

/** The result for a whole file, or the reason why it is not such a file. */
export type AllTaken =
  | {
      readonly taken: readonly Taken[];
      /** The faults of lines that do not even name their content, and of the end of the file (`cut-short`: `lines`). */
      readonly lost: readonly Fault[];
      readonly fault?: undefined;
    }
  | { readonly fault: Fault; readonly taken?: undefined };

/** The choice if only one can remain, and the storage of texts: for tests. */
export interface Taking {
  readonly replace?: boolean;
  readonly store?: TextStore | undefined;
}

/**
 * Imports a file of `giveAll`. Nothing here is lost, and nothing newer is overwritten: lessons and reading marks are
 * joined; of two games with one id the longer remains, or both if they diverge. Files are hostile input; never rejects.
 * Faults of the whole file are those of `readLines`; of a text or a game: `unknown-book` (`book`), `unknown-part`
 * (`part`), `bad-part` (`part`), and those of saves.
 */
export async function takeAll(
  text: string,
  books: readonly BookToTake[],
  { replace = false, store = textStore() }: Taking = {},
): Promise<AllTaken> {
  const { read, missing, fault: whole } = readLines(text);
  if (whole) return { fault: whole };
  const lost = read.flatMap((one) => one.fault ?? []);
  if (missing > 0) lost.push(fault('cut-short', [], { lines: missing }));
  const taken: Taken[] = [];
  // One after the other, because a file may hold one game twice.
  for (const { line } of read) if (line) taken.push(await takeLine(line, books, { replace, store }));
  return { taken, lost };
}

async function takeLine(line: Line, books: readonly BookToTake[], how: Required<Taking>): Promise<Taken> {
  const { book: of } = line;
  const book = books.find(({ id }) => id === of);
  if (line.is === 'text') return { book: of, is: 'text', name: line.part, ...takeText(line, book, how) };
  if (!book)
    return { book: of, is: 'game', name: '', ...refused(fault('unknown-book', ['book'], { book: line.book })) };
  return { book: of, is: 'game', ...(await takeGame(line, book)) };
}

type Came = Pick<Taken, 'did' | 'faults' | 'trouble'>;
const refused = (...faults: readonly Fault[]): Came => ({ did: 'refused', faults });

function takeText(
  { book: of, part, text }: Extract<Line, { is: 'text' }>,
  book: KeptBook | undefined,
  { replace, store }: Required<Taking>,
): Came {
  if (of !== undefined && !book) return refused(fault('unknown-book', ['book'], { book: of }));
  const kind = KINDS.find((one) => one === part);
  if (book ? !kind : part !== THEME_PART) return refused(fault('unknown-part', ['part'], { part }));
  if (kind && isDamaged(kind, text)) return refused(fault('bad-part', ['text'], { part }));
  const texts = book ? textsOf(book, store) : store;
  const key = book && kind ? textKey(book.id, kind) : THEME;
  const put = (next: string, did: Came['did']): Came =>
    keepText(texts, { key, text: next })
      ? { did }
      : { did: 'refused', trouble: { code: texts ? 'full' : 'forbidden' } };
  const here = textAt(texts, key);
  if (here === undefined) return { did: 'refused', trouble: { code: 'forbidden' } };
  if (here === null) return put(text, 'added');
  if (here === text) return { did: 'here' };
  const both = kind && joinedText(kind, { here, there: text });
  if (both !== undefined) return both === here ? { did: 'here' } : put(both, 'joined');
  return replace ? put(text, 'replaced') : { did: 'other-here' };
}

function isDamaged(kind: Kind, text: string): boolean {
  if (kind === 'lessons') return readText(text).damage !== undefined;
  return kind === 'records' && readRecords(text).damage !== undefined;
}

/** Like `joined`, and also for lessons and records. */
function joinedText(kind: Kind, { here, there }: Pair): string | undefined {
  if (kind === 'records') {
    const [mine, theirs] = [readRecords(here), readRecords(there)];
    return mine.damage || theirs.damage ? undefined : textOfRecords(mergedRecords(mine.records, theirs.records));
  }
  if (kind !== 'lessons') return joined(kind, { here, there });
  const [mine, theirs] = [readText(here), readText(there)];
  // A text that cannot be read is first put aside, when its page is opened (`../lesson/kept.ts`).
  return mine.damage ? undefined : textOf(merged(mine.progress, theirs.progress));
}

async function takeGame(
  { id, raw: written }: Extract<Line, { is: 'game' }>,
  book: BookToTake,
): Promise<Came & { readonly name: string }> {
  const { record, save, trouble } = loadedOf(id, written, book);
  if (trouble) return { name: '', did: 'refused', trouble, ...(trouble.faults ? { faults: trouble.faults } : {}) };
  const { name } = record;
  const raw = withoutWriter({ ...written, record });
  return {
    name,
    ...(await withGames(book, async (store): Promise<Came> => {
      const { value: known, trouble: unread } = await store.read(async (tx) => holds(await readRaw(tx, id), id, raw));
      if (unread) return { did: 'refused', trouble: unread };
      const comes = known || !isShared(record) ? raw : await withOtherDice({ record, save, lost: [] }, book);
      const { value: did, trouble: unwritten } = await placed(store, id, comes);
      return unwritten ? { did: 'refused', trouble: unwritten } : { did };
    })),
  };
}

/** A game that was removed here earlier is restored. */
function placed(store: Store, id: string, raw: Raw): Promise<Outcome<{ readonly value: Placed }>> {
  return store.write(async (tx) => {
    const gone = isRemoved((await readRaw(tx, id)).record);
    if (gone) await markRemoved(tx, id, undefined);
    const did = await place(tx, id, raw);
    return gone && did === 'here' ? 'added' : did;
  });
}

/** A game of several persons from another device, where a person may have seen its next dice. */
async function withOtherDice({ record, save }: Loaded, { copies }: BookToTake): Promise<Raw> {
  return rawOf(record, await (await copies()).arrived(save));
}

/** A save in its stored form. */
function rawOf(record: Loaded['record'], { root, entries, at, hashes, snapshot }: Save): Raw {
  return {
    record: { ...record, at, count: entries.length },
    root,
    entries: entries.map((value, n) => ({ n, value })),
    hashes: hashes.map(({ at: n, hash: value }) => ({ n, value })),
    snapshots: snapshot.at < 0 ? [] : [{ n: snapshot.at, value: snapshot.state }],
  };
}

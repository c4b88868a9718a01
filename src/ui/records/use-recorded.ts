import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Json } from '../../kernel/contract.ts';
import type { KeptBook } from '../kept/keys.ts';
import { textsOf } from '../kept/texts.ts';
import type { Kinds, ShownOf } from '../playable.ts';
import type { Room } from '../table/room.ts';
import { type RecordBook, recordBook } from './kept.ts';

/** The record book of a book. */
export function useRecordBook(book: KeptBook): RecordBook {
  return useMemo(() => recordBook(textsOf(book), book.id), [book]);
}

interface Ended<K extends Kinds> {
  readonly room: Room<K>;
  readonly shown: ShownOf<K>;
  /** The result as the book writes it; undefined if it records none of this game. */
  readonly result: Json | undefined;
  /** The time of now. */
  readonly clock?: () => number;
}

/** Records the end of a game that counts or did, as long as it is in view. Returns whether that failed. */
export function useRecorded<K extends Kinds>({ room, shown, result, clock = Date.now }: Ended<K>): boolean {
  const { playable, id } = room;
  const { counts } = shown.journal.root;
  const book = useRecordBook(playable.book);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!counts || result === undefined) return;
    setFailed(!book.add({ game: id, ended: clock(), version: playable.game.version, counts, result }));
  }, [id, counts, JSON.stringify(result)]);
  return failed;
}

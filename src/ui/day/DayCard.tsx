import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Apart } from '../../kernel/root.ts';
import type { RecordWords } from '../../words/en/records.ts';
import type { RecordBook } from '../records/kept.ts';
import type { Recorded } from '../records/records.ts';
import type { Desk } from '../table/desk.ts';
import type { GamesSeen } from '../table/games.ts';
import type { TableKinds } from '../table/parts.ts';
import { useTableWords } from '../table/words.ts';
import { dayStands } from './stands.ts';
import { useToday } from './use-today.ts';

interface Props<K extends TableKinds> {
  readonly desk: Desk<K>;
  readonly games: GamesSeen;
  readonly book: RecordBook;
  readonly words: RecordWords;
  /** The heading of a day: `The campaign of 30 November`. */
  readonly title: (day: string) => string;
  /** What the game of a day is; and its result, when it is over. */
  readonly about: (day: string) => ComponentChildren;
  readonly result: (recorded: Recorded) => ComponentChildren;
  /** Begins the game of a day. Returns false if it could not be begun. */
  readonly begin: (day: string, apart?: Apart) => boolean;
}

/** The game of the day, which a device plays once: to begin, to go on with, or its result. */
export function DayCard<K extends TableKinds>({
  desk,
  games,
  book,
  words: { day: words, book: record },
  title,
  about,
  result,
  begin,
}: Props<K>) {
  const { table } = useTableWords();
  const { day, ends } = useToday();
  const [failed, setFailed] = useState(false);
  const stands =
    games.is === 'opening' ? undefined : dayStands(day, games.is === 'open' ? games.games : [], book.read());
  const id = stands && 'id' in stands ? stands.id : undefined;
  const start = (apart?: Apart): void => {
    // Another tab may have begun it meanwhile; its game comes into the list.
    if (!apart && book.read().begun === day) return;
    const begun = begin(day, apart);
    if (begun) book.begin(day);
    setFailed(!begun);
  };
  return (
    <section class="of-the-day" aria-labelledby="of-the-day">
      <div class="about-day">
        <h2 id="of-the-day">{title(day)}</h2>
        {about(day)}
        {stands?.is === 'done' ? (
          <p class="else">
            {words.over} {words.next(ends)}
          </p>
        ) : (
          <p class="else">{stands?.is === 'deleted' ? words.deleted : words.says}</p>
        )}
      </div>
      <div class="acts">
        {stands?.is === 'done' && result(stands.recorded)}
        {/* Until the games are read the button keeps its room, so that nothing below it moves. */}
        {(!stands || stands.is === 'new') && (
          <button
            type="button"
            class="btn pri"
            disabled={!stands}
            aria-describedby="of-the-day"
            onClick={() => start()}
          >
            {words.begin}
          </button>
        )}
        {stands?.is === 'deleted' && (
          <button type="button" class="btn" onClick={() => start('again')}>
            {words.again}
          </button>
        )}
        {id !== undefined && (
          <button
            type="button"
            class={stands?.is === 'done' ? 'btn' : 'btn pri'}
            aria-describedby="of-the-day"
            onClick={() => desk.go({ is: 'game', id })}
          >
            {stands?.is === 'done' ? words.look : words.goOn}
          </button>
        )}
        <a href="#records">{record.title}</a>
      </div>
      {failed && (
        <p class="wrong" role="alert">
          {table.begin.notBegun}
        </p>
      )}
    </section>
  );
}

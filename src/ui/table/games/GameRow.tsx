import { useMemo, useRef, useState } from 'preact/hooks';
import { drawnName } from '../../../kernel/names.ts';
import { onceDrawn } from '../../drawn.ts';
import { Glyph } from '../../Glyph.tsx';
import { download } from '../../hand-out.ts';
import { textsOf } from '../../kept/texts.ts';
import type { Playable, Standing } from '../../playable.ts';
import { filedIn } from '../filed.ts';
import type { Games } from '../games.ts';
import type { GameRecord, Listed } from '../keeper.ts';
import type { Parts, TableKinds } from '../parts.ts';
import { drawnAt } from '../sitting.ts';
import { doubtsIn } from '../summaries.ts';
import { useTableWords } from '../words.ts';
import { Rename } from './Rename.tsx';
import { RowMenu } from './RowMenu.tsx';
import { Faults } from './Wrong.tsx';
import { moverOf, winnersOf } from './whose.ts';

interface Props<K extends TableKinds> {
  readonly playable: Playable<K>;
  readonly parts: Parts<K>;
  readonly game: Listed;
  /** It is played in another tab. */
  readonly elsewhere: boolean;
  readonly now: number;
  readonly games: Games;
  readonly onOpen: (id: string) => void;
  /** The first of the list: a key opens it. */
  readonly first: boolean;
}

/** One game of the list: a small picture, its name, its standing, one button, and a menu. */
export function GameRow<K extends TableKinds>({
  playable,
  parts: { Stands, Picture, counted },
  game,
  elsewhere,
  now,
  games,
  onOpen,
  first,
}: Props<K>) {
  const { games: words, table } = useTableWords();
  const [renaming, setRenaming] = useState(false);
  const dates = useMemo(() => filedIn(textsOf(playable.book), playable.book.id), [playable]);
  const [filed, setFiled] = useState(() => dates.at(game.id));
  const moreButton = useRef<HTMLButtonElement>(null);
  const { id, record, faults } = game;
  const name = drawnName(game.name) || words.nameless;
  const damaged = faults.length > 0;
  const summary = record && playable.readSummary(record.summary);
  const mover = record && moverOf(summary, record);
  const winners = summary && record ? winnersOf(summary, record).map(table.player) : [];
  const yours = mover?.you === true && !elsewhere;
  const doubts = record && !damaged ? doubtsIn(playable, record) : [];

  const renamed = (): void => {
    setRenaming(false);
    // The field is removed, so the keyboard continues at the button that opened it.
    onceDrawn(() => moreButton.current?.focus());
  };
  const save = async (): Promise<void> => {
    const text = await games.exported(id);
    if (text === undefined) return;
    download({ name: words.file(name), text });
    dates.mark(id, Date.now());
    setFiled(dates.at(id));
  };
  const of = <span class="vh">{words.of(name)}</span>;
  return (
    <li class={yours ? 'game yours' : 'game'}>
      {Picture && summary && <Picture summary={summary} />}
      {renaming ? (
        <Rename
          name={game.name}
          onName={(written) => {
            void games.rename(id, written);
            renamed();
          }}
          onLeave={renamed}
        />
      ) : (
        <h3>{name}</h3>
      )}
      {summary && (
        <Stands
          summary={summary}
          whose={mover && (mover.you ? words.yours : words.moves(mover.name))}
          won={winners.length > 0 ? words.won(winners) : undefined}
        />
      )}
      {summary && record && summary.scores.length > 0 && <Scores summary={summary} record={record} />}
      {game.played > 0 && (
        <p class="when">
          <span class="vh">{words.played} </span>
          <time dateTime={new Date(game.played).toISOString()} title={words.exactly(game.played)}>
            {words.ago(now - game.played)}
          </time>
        </p>
      )}
      {counted && record?.counts && <counted.Says counts={record.counts} />}
      {record?.copy && <p class="apart">{words.copy}</p>}
      {elsewhere && <p class="apart">{words.elsewhere}</p>}
      {damaged && (
        <div class="wrong">
          <p>{words.damaged}</p>
          <Faults faults={faults} />
          <p class="else">{words.damagedSays}</p>
        </div>
      )}
      {doubts.length > 0 && (
        <div class="wrong">
          <p>{words.doubtful}</p>
          <Faults faults={doubts} />
        </div>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: buttons are no fields of a form */}
      <div class="acts" role="group" aria-label={words.actions(name)}>
        {damaged ? (
          <button type="button" class="btn" onClick={() => games.rescue(id, words.rescued(game.name))}>
            {words.rescue}
            {of}
          </button>
        ) : (
          <button
            type="button"
            class={yours ? 'btn pri' : 'btn'}
            data-key={first ? 'g' : undefined}
            aria-keyshortcuts={first ? 'G' : undefined}
            onClick={() => onOpen(id)}
          >
            {elsewhere || summary?.over ? words.look : words.goOn}
            {of}
          </button>
        )}
        <RowMenu label={words.more} of={of} button={moreButton}>
          {!damaged && (
            <>
              <button type="button" class="plain" onClick={() => setRenaming(true)}>
                {words.rename}
                {of}
              </button>
              <button type="button" class="plain" onClick={() => games.duplicate(id, words.copyOf(name))}>
                {words.duplicate}
                {of}
              </button>
            </>
          )}
          <button type="button" class="plain" onClick={save}>
            {damaged ? words.raw : words.exported}
            {of}
          </button>
          <button
            type="button"
            class="plain"
            aria-disabled={elsewhere}
            title={elsewhere ? words.notWhileOpen : undefined}
            onClick={() => !elsewhere && games.remove(id)}
          >
            {words.remove}
            {of}
            {elsewhere && <span class="vh">. {words.notWhileOpen}</span>}
          </button>
          {!damaged && (
            <p class="filed">
              {filed === undefined ? (
                words.unfiled
              ) : (
                <>
                  {words.filed}{' '}
                  <time dateTime={new Date(filed).toISOString()} title={words.exactly(filed)}>
                    {words.ago(Math.max(0, now - filed))}
                  </time>
                </>
              )}
            </p>
          )}
        </RowMenu>
      </div>
    </li>
  );
}

/** The players with their signs and points, in the order round the table. */
function Scores({ summary, record }: { readonly summary: Standing; readonly record: GameRecord }) {
  const { games, table, voice } = useTableWords();
  return (
    <ul class="points" aria-label={games.scores}>
      {summary.scores.map(({ seat, points }, i) => (
        <li key={seat}>
          {i < SIGNS && <Glyph name={`seat-${i + 1}`} size={14} class="sign" />}
          <span class="name">{table.player(drawnAt(record.sittings, seat))}</span> <b>{voice.score(points)}</b>
        </li>
      ))}
    </ul>
  );
}
/** The largest number of seats with a sign. */
const SIGNS = 5;

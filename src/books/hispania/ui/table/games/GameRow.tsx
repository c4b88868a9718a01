import { useRef, useState } from 'preact/hooks';
import { drawnName } from '../../../../../kernel/names.ts';
import { onceDrawn } from '../../../../../ui/drawn.ts';
import { download } from '../../../../../ui/hand-out.ts';
import { filedIn } from '../../../../../ui/table/filed.ts';
import type { Games } from '../../../../../ui/table/games.ts';
import type { GameRecord, Listed } from '../../../../../ui/table/keeper.ts';
import { drawnAt } from '../../../../../ui/table/sitting.ts';
import { doubtsIn } from '../../../../../ui/table/summaries.ts';
import { NationChip } from '../../board/icons.tsx';
import { Glyph } from '../../Glyph.tsx';
import type { GlyphName } from '../../glyphs.ts';
import { BOOK, hispaniaTexts } from '../../on-device.ts';
import { HISPANIA } from '../../playable.ts';
import { useSpeech } from '../../speech.tsx';
import { readSummary, type Summary } from '../summary.ts';
import { useTableWords } from '../words.ts';
import { Rename } from './Rename.tsx';
import { Faults } from './Wrong.tsx';

const FILED = filedIn(hispaniaTexts(), BOOK.id);

interface Props {
  readonly game: Listed;
  /** It is played in another tab. */
  readonly elsewhere: boolean;
  readonly now: number;
  readonly games: Games;
  readonly onOpen: (id: string) => void;
}

/** One game of the list: what it is, how it stands, what can be done with it. */
export function GameRow({ game, elsewhere, now, games, onOpen }: Props) {
  const words = useTableWords().games;
  const [renaming, setRenaming] = useState(false);
  const [filed, setFiled] = useState(() => FILED.at(game.id));
  const renameButton = useRef<HTMLButtonElement>(null);
  const { id, record, faults } = game;
  const name = drawnName(game.name) || words.nameless;
  const damaged = faults.length > 0;
  const summary = record && readSummary(record.summary);
  const doubts = record && !damaged ? doubtsIn(HISPANIA, record) : [];

  const renamed = (): void => {
    setRenaming(false);
    // The field is gone: the keyboard goes on at the button that opened it.
    onceDrawn(() => renameButton.current?.focus());
  };
  const save = async (): Promise<void> => {
    const text = await games.exported(id);
    if (text === undefined) return;
    download({ name: words.file(name), text });
    FILED.mark(id, Date.now());
    setFiled(FILED.at(id));
  };
  const of = <span class="vh">{words.of(name)}</span>;
  return (
    <li class="game">
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
      {summary && <Standing summary={summary} />}
      {summary && record && summary.scores.length > 0 && <Scores summary={summary} record={record} />}
      {game.played > 0 && (
        <p class="when">
          <span class="vh">{words.played} </span>
          <time dateTime={new Date(game.played).toISOString()} title={words.exactly(game.played)}>
            {words.ago(now - game.played)}
          </time>
        </p>
      )}
      {!damaged && (
        <p class="when">
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
          <button type="button" class="btn" onClick={() => onOpen(id)}>
            {elsewhere || summary?.over ? words.look : words.goOn}
            {of}
          </button>
        )}
        {!damaged && (
          <>
            <button type="button" class="plain" ref={renameButton} onClick={() => setRenaming(true)}>
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
      </div>
    </li>
  );
}

/** Scenario, turn, and whose turn it is. */
function Standing({ summary }: { readonly summary: Summary }) {
  const { games: words, corrected } = useTableWords();
  const { names } = useSpeech();
  const { scenario, turn, lastTurn, nation, over } = summary;
  return (
    <p class="standing">
      <span>
        {scenario ? words.scenario(scenario) : words.position}, {words.turn(turn, lastTurn)}
      </span>
      {over && <b>{words.over}</b>}
      {!over && nation && (
        <span class="named">
          <NationChip nation={nation} size={24} /> <span class="n">{names.nations[nation]}</span> {words.toMove}
        </span>
      )}
      {!over && !nation && <span>{words.between}</span>}
      {summary.corrected && <span>{corrected.short}</span>}
    </p>
  );
}

/** The players with their signs and points, in the order round the table. */
function Scores({ summary, record }: { readonly summary: Summary; readonly record: GameRecord }) {
  const { games, sheet } = useTableWords();
  return (
    <ul class="points" aria-label={games.scores}>
      {summary.scores.map(({ seat, points }, i) => (
        <li key={seat}>
          {i < SIGNS.length && <Glyph name={SIGNS[i] as GlyphName} size={14} class="sign" />}
          <span class="name">{sheet.player(drawnAt(record.sittings, seat))}</span> <b>{games.score(points)}</b>
        </li>
      ))}
    </ul>
  );
}
const SIGNS: readonly GlyphName[] = ['seat-1', 'seat-2', 'seat-3', 'seat-4', 'seat-5'];

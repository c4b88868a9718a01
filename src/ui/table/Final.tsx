import type { ShownOf } from '../playable.ts';
import { RuleLink, Say } from '../Say.tsx';
import { useGameSpeech } from '../speech.ts';
import type { Parts, TableKinds } from './parts.ts';
import type { Room } from './room.ts';
import { isOnlyPerson } from './sitting.ts';
import { useTableWords } from './words.ts';

interface Props<K extends TableKinds> {
  readonly room: Room<K>;
  readonly shown: ShownOf<K>;
  /** What the book adds to the result. */
  readonly Ended: Parts<K>['Ended'];
  /** Opens the story of the game; undefined if its book tells none. */
  readonly onStory: (() => void) | undefined;
}

/** The end of the game: the winner and the final standings, or the common verdict. */
export function Final<K extends TableKinds>({ room, shown, Ended, onStory }: Props<K>) {
  const { words, book } = useGameSpeech();
  const { table, voice } = useTableWords();
  const outcome = room.playable.game.outcome(shown.state);
  if (!outcome) return null;
  const results = outcome.is === 'ranking' ? outcome.results : [];
  const winners = results.filter(({ rank }) => rank === 1);
  const isYou = winners.length === 1 && winners.every(({ seat }) => isOnlyPerson(shown.sittings, seat));
  return (
    <section class="slip prompt asked final" aria-label={words.play.prompt} tabIndex={-1}>
      <p class="who">
        <span>{table.asks.over}</span>
        <RuleLink rule={outcome.rule} />
      </p>
      {(winners.length > 0 || outcome.is === 'verdict') && (
        <h2 class="ask">
          <Say
            text={
              outcome.is === 'verdict'
                ? book.line(outcome.verdict)
                : isYou
                  ? [table.asks.youWin]
                  : table.asks.wins(winners.map(({ seat }) => book.who(seat)))
            }
          />
        </h2>
      )}
      {onStory && (
        <p class="acts">
          <button type="button" class="btn pri" onClick={onStory}>
            {table.menu.story}
          </button>
        </p>
      )}
      {results.length > 0 && (
        <ol class="ranking">
          {results.map(({ seat, score, rank }) => (
            <li key={seat} class={rank === 1 ? 'first' : ''}>
              <span>{seat}</span> <b>{voice.score(score)}</b>
            </li>
          ))}
        </ol>
      )}
      {Ended && <Ended room={room} shown={shown} />}
    </section>
  );
}

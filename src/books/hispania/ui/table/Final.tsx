import { RuleLink, Say } from '../../../../ui/Say.tsx';
import { half } from '../../../../words/half.ts';
import { scoreOf } from '../../engine/rules/final-score.ts';
import { playersOf } from '../../engine/rules/players.ts';
import { useSpeech } from '../speech.tsx';
import type { RoomHere } from './here.ts';
import type { ShownHere } from './shown.ts';
import { useTableWords } from './words.ts';

/** The end of the game (15): who has won, and how all stand. */
export function Final({ shown }: { readonly room: RoomHere; readonly shown: ShownHere }) {
  const { words } = useSpeech();
  const { asks } = useTableWords().table;
  const { state } = shown;
  const scores = playersOf(state)
    .map((seat) => ({ seat, points: scoreOf(state, seat) }))
    .sort((a, b) => b.points - a.points);
  const most = scores[0]?.points;
  const winners = scores.filter(({ points }) => points === most);
  return (
    <section class="slip prompt asked final" aria-label={words.play.prompt} tabIndex={-1}>
      <p class="who">
        <span>{asks.over}</span>
        <RuleLink rule="15" />
      </p>
      {winners.length > 0 && (
        <h2 class="ask">
          <Say text={asks.wins(winners.map(({ seat }) => seat))} />
        </h2>
      )}
      <ol class="ranking">
        {scores.map(({ seat, points }) => (
          <li key={seat} class={points === most ? 'first' : ''}>
            <span>{seat}</span> <b>{half(points)}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}

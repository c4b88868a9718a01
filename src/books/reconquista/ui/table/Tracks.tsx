import { TURNS } from '../../engine/data/score.ts';
import { bareYear } from '../../words/years.ts';
import type { Seen } from '../kinds.ts';
import { useWords } from '../speech.tsx';

/** The last number of the track of income. */
const MOST_INCOME = 10;

/** The tracks of income and of turns, below the map. */
export function Tracks({ seen: { income, turn: now } }: { readonly seen: Pick<Seen, 'income' | 'turn'> }) {
  const { own } = useWords();
  return (
    <div class="tracks">
      <div class="income">
        <span id="income">{own.income}</span>
        <ol aria-labelledby="income">
          {Array.from({ length: MOST_INCOME + 1 }, (_, points) => (
            <li
              key={`${points}`}
              class={points === income ? 'now' : ''}
              aria-current={points === income ? 'step' : undefined}
            >
              {points}
            </li>
          ))}
        </ol>
      </div>
      <ol class="track" aria-label={own.turns}>
        {Array.from({ length: TURNS }, (_, i) => i + 1).map((turn) => (
          <li key={turn} class={turn === now ? 'now' : ''} aria-current={turn === now ? 'step' : undefined}>
            <b>{turn}</b> <small>{bareYear(turn)}</small>
          </li>
        ))}
      </ol>
    </div>
  );
}

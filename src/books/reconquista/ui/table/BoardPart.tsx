import type { BoardPart as Props } from '../../../../ui/table/parts.ts';
import { TURNS } from '../../engine/data/score.ts';
import { bareYear } from '../../words/years.ts';
import { Board } from '../board/Board.tsx';
import { marchOf } from '../board/march.ts';
import { useOdds } from '../deciding/use-odds.ts';
import type { OfReconquista } from '../kinds.ts';
import { useWords } from '../speech.tsx';

/** The last number of the track of income. */
const MOST_INCOME = 10;

/** The board of the table: the map, and below it the track of turns and income. */
export function BoardPart({ shown: { seen, last, state }, gesture }: Props<OfReconquista>) {
  const { own } = useWords();
  const { from, place, may, onPlace } = gesture;
  const chosen = [place, from].filter((one) => one !== undefined);
  const isNext = seen.decision?.kind === 'reaction';
  const threats = useOdds(({ comingOf }) => (isNext ? comingOf(state)?.targets : undefined), state) ?? [];
  const way = marchOf(last);
  return (
    <>
      <Board seen={seen} may={may} chosen={chosen} way={way} threats={threats} onPlace={onPlace} />
      <div class="tracks">
        <div class="income">
          <span id="income">{own.income}</span>
          <ol aria-labelledby="income">
            {Array.from({ length: MOST_INCOME + 1 }, (_, points) => (
              <li
                key={`${points}`}
                class={points === seen.income ? 'now' : ''}
                aria-current={points === seen.income ? 'step' : undefined}
              >
                {points}
              </li>
            ))}
          </ol>
        </div>
        <ol class="track" aria-label={own.turns}>
          {Array.from({ length: TURNS }, (_, i) => i + 1).map((turn) => (
            <li
              key={turn}
              class={turn === seen.turn ? 'now' : ''}
              aria-current={turn === seen.turn ? 'step' : undefined}
            >
              <b>{turn}</b> <small>{bareYear(turn)}</small>
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}

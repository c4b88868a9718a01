import { Glyph } from '../../../../ui/Glyph.tsx';
import type { ShownOf } from '../../../../ui/playable.ts';
import { Says } from '../../../../ui/records/Says.tsx';
import { Say } from '../../../../ui/Say.tsx';
import { CAPITALS } from '../../engine/data/geography.ts';
import { COMMANDERS, type CommanderId, GENERALS, type GeneralId } from '../../engine/data/ids.ts';
import { garrisonsAt, uses } from '../../engine/rules/board.ts';
import { garrisonsLeft, hasLegio, revoltsLeft, timeOf } from '../../engine/rules/reserve.ts';
import type { State } from '../../engine/state.ts';
import type { OfDraco } from '../kinds.ts';
import { useWords } from '../speech.tsx';
import { Figure } from './Sign.tsx';
import { Purse } from './Spend.tsx';
import { useOwnTable } from './table-words.ts';

/** So few revolts left may be used up by a round: three rolls, and the end of it. */
const FEW = 4;

/** The general of the turn with his coins and garrisons, and the others; how near victory and defeat are; and if the game does not count, why. */
export function Head({ shown: { state, journal } }: { readonly shown: ShownOf<OfDraco> }) {
  const { records } = useOwnTable();
  const { own, names, yearOf } = useWords();
  const { head } = own;
  const { turn, coins, level, phase } = state;
  const { year } = timeOf(state);
  const others = GENERALS.filter((one) => one !== turn && (one !== 'proconsul' || state.generals[one] !== null));
  const isSpending = phase === 'roman';
  const held = CAPITALS.filter((at) => garrisonsAt(state, at).length > 0).length;
  const left = revoltsLeft(state);
  return (
    <section class="slip general-head" aria-label={head.generals}>
      <Figure general={turn} size={44} />
      <p class="name">
        <b>{own.ofTurn[turn]}</b>
        <small>
          <span>
            <Where state={state} general={turn} />
          </span>
          {year > 0 && <span class="year">{yearOf(year)}</span>}
        </small>
      </p>
      <p class="purse-of-turn">
        {isSpending && (
          <span class="purse">
            <Purse coins={coins} spent={level.coins - coins} size={21} />
          </span>
        )}
        <small>
          {isSpending && `${head.purse(coins, level.coins)}, `}
          {head.hand(garrisonsLeft(state, turn))}
          {hasLegio(state, turn) && `, ${head.legio}`}
        </small>
      </p>
      <p class="progress">
        <span class="in-hand">{head.hand(garrisonsLeft(state, turn))}</span>
        <span>{head.capitals(held, CAPITALS.length)}</span>
        <span class={left <= FEW ? 'few-left' : undefined}>{head.left(left)}</span>
      </p>
      <ul class="others">
        {others.map((one) => (
          <li key={one}>
            <Figure general={one} size={24} />
            <span class="vh">{names.generals[one]}</span>
            <span>
              <Where state={state} general={one} />
              {isCommander(one) && `, ${head.few(garrisonsLeft(state, one))}`}
            </span>
          </li>
        ))}
        {uses(state, 'hispano') && (
          <li>
            <Glyph name="army" size={24} />
            <span>{head.hispano(state.hispano)}</span>
          </li>
        )}
      </ul>
      <Says counts={journal.root.counts} words={records} />
    </section>
  );
}

const isCommander = (general: GeneralId): general is CommanderId => COMMANDERS.some((one) => one === general);

function Where({ state, general }: { readonly state: State; readonly general: GeneralId }) {
  const { head } = useWords().own;
  const at = state.generals[general];
  return <Say text={at === null ? head.off : head.at(at)} />;
}

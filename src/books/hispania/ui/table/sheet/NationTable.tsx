import type { Sitting } from '../../../../../ui/table/sitting.ts';
import { half } from '../../../../../words/half.ts';
import type { NationId } from '../../../engine/data/ids.ts';
import type { State } from '../../../engine/state.ts';
import { view } from '../../../engine/view.ts';
import { useSpeech } from '../../speech.tsx';
import { useTableWords } from '../words.ts';
import { livingNations, type Standing, standingOf } from './standings.ts';
import { Named, SeatSign, usePlayerName } from './Who.tsx';

export interface NationTableProps {
  readonly state: State;
  readonly sittings: readonly Sitting[];
  /** The nation whose sheet is open, if any. */
  readonly chosen?: NationId | undefined;
  readonly onChoose: (nation: NationId) => void;
}

/** All nations on the map, a row each: points, gold, units, provinces, and below the name the capital. The name in a row opens the sheet. */
export function NationTable({ state, sittings, chosen, onChoose }: NationTableProps) {
  const { sheet } = useTableWords();
  const words = sheet.nations;
  const read = view(state);
  const rows = livingNations(read).map((nation) => standingOf(read, nation));
  return (
    <section class="slip nation-table" aria-label={words.title}>
      {/* The keyboard must reach a part that scrolls. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways */}
      <section class="frame" tabIndex={0} aria-label={words.note}>
        <table>
          <caption>
            {words.title} <small>{words.note}</small>
          </caption>
          <thead>
            <tr>
              <th scope="col">{words.nation}</th>
              {[words.points, words.gold, words.units].map((head) => (
                <th key={head} scope="col" class="num">
                  {head}
                </th>
              ))}
              <th scope="col" class="num">
                <span class="vh">{words.provinces}</span>
                <span aria-hidden="true" title={words.provinces}>
                  {words.provincesShort}
                </span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.nation} row={row} state={state} sittings={sittings} chosen={chosen} onChoose={onChoose} />
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

function Row({ row, state, sittings, chosen, onChoose }: NationTableProps & { readonly row: Standing }) {
  const { sheet } = useTableWords();
  const { names } = useSpeech();
  const words = sheet.nations;
  const { nation, seat, points, gold, reserve, units, limit, provinces, capital } = row;
  const player = usePlayerName(state, sittings)(seat);
  return (
    <tr class={nation === state.active ? 'now' : undefined}>
      <th scope="row">
        <button type="button" aria-pressed={nation === chosen} title={player} onClick={() => onChoose(nation)}>
          <SeatSign state={state} seat={seat} size={12} /> <Named nation={nation} />
          {state.players && <span class="vh">, {player}</span>}
        </button>
        {capital && (
          <small class="capital">
            {words.capital} <i>{names.places[capital]}</i>
          </small>
        )}
      </th>
      <td class="num">{half(points)}</td>
      <td class="num" title={words.reserveSays(gold, reserve)}>
        <span aria-hidden="true">{words.ofReserve(gold, reserve)}</span>
        <span class="vh">{words.reserveSays(gold, reserve)}</span>
      </td>
      <td class="num" title={sheet.head.population(units, limit)}>
        <span aria-hidden="true">{words.ofLimit(units, limit)}</span>
        <span class="vh">{sheet.head.population(units, limit)}</span>
      </td>
      <td class="num">{provinces}</td>
    </tr>
  );
}

import { useState } from 'preact/hooks';
import type { PlaceId } from '../../engine/data/ids.ts';
import type { MapWords } from '../../words/en/map.ts';
import type { MapRow } from './rows.ts';

export interface PlaceTableProps {
  readonly rows: readonly MapRow[];
  readonly words: MapWords;
  readonly chosen: PlaceId | undefined;
  readonly onChoose: (id: PlaceId) => void;
}

type Column = keyof MapWords['table']['columns'];

const COLUMNS: readonly Column[] = ['name', 'zone', 'terrain', 'stacking', 'income', 'coast', 'neighbours', 'rivers'];

/** Numbers sort by size, neighbours by their number, everything else by the letters of the reader's language. */
function compareRows(column: Column): (a: MapRow, b: MapRow) => number {
  if (column === 'neighbours') return (a, b) => a.neighbours.length - b.neighbours.length;
  return (a, b) => {
    const [x, y] = [a[column], b[column]];
    return typeof x === 'number' && typeof y === 'number' ? x - y : String(x).localeCompare(String(y));
  };
}

/** All provinces; each heading sorts by its column, first up and then down. */
export function PlaceTable({ rows, words, chosen, onChoose }: PlaceTableProps) {
  const [sort, setSort] = useState<{ column: Column; down: boolean }>();
  const { table } = words;
  const sorted = sort ? [...rows].sort(compareRows(sort.column)) : rows;
  const shown = sort?.down ? [...sorted].reverse() : sorted;
  const state = (column: Column) => (sort?.column !== column ? 'none' : sort.down ? 'descending' : 'ascending');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls sideways must be reachable by keyboard
    <section class="map-table" aria-label={table.caption} tabIndex={0}>
      <table>
        <caption id="places">
          {table.caption} <small>{table.hint}</small>
        </caption>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" aria-sort={state(column)}>
                <button type="button" onClick={() => setSort({ column, down: sort?.column === column && !sort.down })}>
                  {table.columns[column]}
                  <span class={`sort ${state(column)}`} aria-hidden="true" />
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <PlaceRow key={row.id} row={row} isChosen={row.id === chosen} onChoose={onChoose} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface PlaceRowProps {
  readonly row: MapRow;
  readonly isChosen: boolean;
  readonly onChoose: (id: PlaceId) => void;
}

function PlaceRow({ row, isChosen, onChoose }: PlaceRowProps) {
  return (
    <tr id={row.id} class={isChosen ? 'chosen' : ''}>
      <th scope="row">
        <a
          href={`#${row.id}`}
          aria-current={isChosen ? 'true' : undefined}
          onClick={(event) => {
            event.preventDefault();
            onChoose(row.id);
          }}
        >
          <i>{row.name}</i>
        </a>
      </th>
      <td>{row.zone}</td>
      <td>{row.terrain}</td>
      <td class="num">{row.stacking}</td>
      <td class="num">{row.incomeKnown ? <b>{row.incomeText}</b> : <span class="rec">‹{row.incomeText}›</span>}</td>
      <td>{row.coast}</td>
      <td class="long">
        {row.neighbours.map(({ id, name }, i) => (
          <span key={id}>
            {i > 0 && ', '}
            <i>{name}</i>
          </span>
        ))}
      </td>
      <td>{row.rivers}</td>
    </tr>
  );
}

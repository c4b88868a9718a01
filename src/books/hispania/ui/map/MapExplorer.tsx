import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { PlaceId } from '../../engine/data/ids.ts';
import type { MapWords } from '../../words/en/map.ts';
import { InteractiveBoard } from '../board/InteractiveBoard.tsx';
import type { Labels, RiverLabels } from '../board/types.ts';
import { OffMapList } from './OffMapList.tsx';
import { PlaceSlip } from './PlaceSlip.tsx';
import { PlaceTable } from './PlaceTable.tsx';
import type { MapRow } from './rows.ts';

export interface MapExplorerProps {
  readonly words: MapWords;
  /** From `mapRows(names, words)`. */
  readonly rows: readonly MapRow[];
  /** From `boardLabels(names, words)`. */
  readonly labels: Labels;
  readonly rivers: RiverLabels;
  /** The address of the form for corrections. */
  readonly correct: string;
  /** From `adjacency()`. */
  readonly adjacency: Readonly<Partial<Record<PlaceId, readonly PlaceId[]>>>;
}

/** The place in an address: `#toledo`. */
const fromHash = (rows: readonly MapRow[]): MapRow | undefined =>
  rows.find(({ id }) => `#${id}` === decodeURIComponent(location.hash));

/**
 * The map page: the board, a slip with the data of the chosen place, and a table of all places. Without JavaScript `#toledo` leads to a
 * row of the table; with JavaScript the hash chooses the place on the map.
 */
export function MapExplorer({ words, rows, labels, rivers, correct, adjacency }: MapExplorerProps) {
  const [chosen, setChosen] = useState<MapRow>();
  const desk = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const read = (): void => {
      const row = fromHash(rows);
      setChosen(row);
      if (row) desk.current?.scrollIntoView({ block: 'nearest' });
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, [rows]);

  const choose = (id: PlaceId): void => {
    const row = rows.find((candidate) => candidate.id === id);
    if (!row) return;
    setChosen(row);
    // The address stays shareable, but a tour of the map adds no entries to the history.
    history.replaceState(history.state, '', `#${id}`);
  };

  const close = (): void => {
    setChosen(undefined);
    history.replaceState(history.state, '', location.pathname + location.search);
  };

  return (
    <div class="map-page">
      <div class="map-desk table" ref={desk}>
        <div class="sheet">
          <InteractiveBoard
            view="all"
            labels={labels}
            rivers={rivers}
            marks={chosen ? marksOf(chosen) : {}}
            adjacency={adjacency}
            describe={(place) => rows.find(({ id }) => id === place)?.spoken ?? labels[place]?.name ?? place}
            onPlace={choose}
            start={chosen?.id ?? 'toledo'}
            words={words.board}
            keys={words.board.keys}
          />
        </div>
        <PlaceSlip row={chosen} words={words} correct={correct} onChoose={choose} onClose={close} />
      </div>
      <PlaceTable rows={rows.filter(({ offMap }) => !offMap)} words={words} chosen={chosen?.id} onChoose={choose} />
      <OffMapList rows={rows.filter(({ offMap }) => offMap)} words={words} />
    </div>
  );
}

/** The chosen place has the double line; its neighbours stay clear, all other places have the veil. */
function marksOf({ id, neighbours }: MapRow) {
  const around = neighbours.map((other) => [other.id, { kind: 'plain' }] as const);
  return Object.fromEntries([...around, [id, { kind: 'chosen' } as const]]);
}

import type { BoardPart as Props } from '../../../../ui/table/parts.ts';
import { Board } from '../board/Board.tsx';
import { marchOf } from '../board/march.ts';
import { useOdds } from '../deciding/use-odds.ts';
import type { OfReconquista } from '../kinds.ts';
import { Tracks } from './Tracks.tsx';

/** The board of the table: the map, and below it the track of turns and income. */
export function BoardPart({ shown: { seen, last, state }, gesture }: Props<OfReconquista>) {
  const { from, place, may, advised, onPlace } = gesture;
  const chosen = [place, from, ...advised].filter((one) => one !== undefined);
  const isNext = seen.decision?.kind === 'reaction';
  const threats = useOdds(({ comingOf }) => (isNext ? comingOf(state)?.targets : undefined), state) ?? [];
  const way = marchOf(last);
  return (
    <>
      <Board seen={seen} may={may} chosen={chosen} way={way} threats={threats} onPlace={onPlace} />
      <Tracks seen={seen} />
    </>
  );
}

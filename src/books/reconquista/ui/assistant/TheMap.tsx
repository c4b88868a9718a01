import { LOCATIONS, type LocationId } from '../../engine/data/ids.ts';
import type { State } from '../../engine/state.ts';
import { BoardPiece } from '../board/Board.tsx';
import { WHOLE } from '../board/frame.ts';
import { marchOf, placesOfFact } from '../board/march.ts';
import { look } from '../look.ts';
import { type Run, standingOf } from './run.ts';

interface MapProps {
  readonly state: State | undefined;
  readonly run: Run | undefined;
  readonly open?: LocationId | undefined;
  readonly onPlace?: (at: LocationId) => void;
}

/** The map: of the entered position, where a location opens its fields; or of the step of a phase, with the way of its march. */
export function TheMap({ state, run, open, onPlace }: MapProps) {
  const standing = run && standingOf(run);
  const drawn = standing?.state ?? state;
  if (!drawn) return null;
  return (
    <BoardPiece
      seen={look(drawn)}
      frame={WHOLE}
      may={run ? [] : LOCATIONS}
      chosen={standing ? placesOfFact(standing.told.at(-1)?.fact) : open ? [open] : []}
      way={marchOf(standing?.told.map(({ fact }) => fact) ?? [])}
      onPlace={(pointed) => {
        const at = LOCATIONS.find((one) => one === pointed);
        if (at && !run) onPlace?.(at);
      }}
    />
  );
}

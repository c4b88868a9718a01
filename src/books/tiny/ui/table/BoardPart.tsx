import type { BoardPart as Props } from '../../../../ui/table/parts.ts';
import { Board } from '../Board.tsx';
import type { OfTiny } from '../kinds.ts';

/** The board of the table. */
export function BoardPart({ shown, stands, gesture }: Props<OfTiny>) {
  return <Board seen={shown.seen} stands={stands} place={gesture.place} onPlace={gesture.onPlace} />;
}

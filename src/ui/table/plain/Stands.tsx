import type { Standing } from '../../playable.ts';
import { useTableWords } from '../words.ts';

/** The standing of a game in the list: its turn, and whether it is over. */
export function Stands({ summary: { turn, lastTurn, over } }: { readonly summary: Standing }) {
  const { games } = useTableWords();
  return (
    <p class="standing">
      <span>{games.turn(turn, lastTurn)}</span>
      {over && <b>{games.over}</b>}
    </p>
  );
}

import { drawnName } from '../../../kernel/names.ts';
import type { Playable, Standing } from '../../playable.ts';
import type { GameRecord, Listed } from '../keeper.ts';
import type { TableKinds } from '../parts.ts';
import { drawnAt, isOnlyPerson } from '../sitting.ts';

/** Who has to move in a game of the list. */
export interface Mover {
  /** The name of the player, as it is drawn. */
  readonly name: string;
  /** The only person at the table: the reader. */
  readonly you: boolean;
}

/** The player who has to move; undefined if the game is over, or if it is not the turn of one. */
export function moverOf(summary: Standing | undefined, { sittings }: Pick<GameRecord, 'sittings'>): Mover | undefined {
  const sitting = summary && !summary.over ? sittings.find(({ seat }) => seat === summary.mover) : undefined;
  if (!sitting) return undefined;
  return { name: drawnName(sitting.name), you: isOnlyPerson(sittings, sitting.seat) };
}

/** The names of the winners of a game, as they are drawn; none if it goes on, or if a single player has played it. */
export function winnersOf(
  { over, scores }: Pick<Standing, 'over' | 'scores'>,
  { sittings }: Pick<GameRecord, 'sittings'>,
): readonly string[] {
  if (!over || scores.length < 2) return [];
  const most = Math.max(...scores.map(({ points }) => points));
  return scores.filter(({ points }) => points === most).map(({ seat }) => drawnAt(sittings, seat));
}

/** The games in which the reader has to move, and then the others; otherwise in their order. */
export function yoursFirst<K extends TableKinds>(
  { readSummary }: Pick<Playable<K>, 'readSummary'>,
  games: readonly Listed[],
): readonly Listed[] {
  const isYours = ({ record, faults }: Listed): boolean =>
    record !== undefined && faults.length === 0 && moverOf(readSummary(record.summary), record)?.you === true;
  return [...games.filter(isYours), ...games.filter((game) => !isYours(game))];
}

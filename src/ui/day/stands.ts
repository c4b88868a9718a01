import type { Recorded, Records } from '../records/records.ts';
import type { Listed } from '../table/keeper.ts';

/** How far the game of a day is on this device, which plays it once. */
export type DayStands =
  | { readonly is: 'new' }
  /** `id`: that of the kept game. */
  | { readonly is: 'begun'; readonly id: string }
  /** `id`: that of the kept game, unless it was deleted. */
  | { readonly is: 'done'; readonly recorded: Recorded; readonly id?: string }
  /** It was begun and deleted: begun again, it does not count. */
  | { readonly is: 'deleted' };

/** How far the game of a day is, by the kept games and the record book. */
export function dayStands(day: string, games: readonly Pick<Listed, 'id' | 'record'>[], records: Records): DayStands {
  const ofDay = games
    .filter(({ record }) => record?.counts?.day === day)
    .toSorted((a, b) => (a.record?.created ?? 0) - (b.record?.created ?? 0));
  // A copy stands apart; it is the game of the day only if there is no other.
  const kept = ofDay.find(({ record }) => record?.counts?.apart !== 'again') ?? ofDay[0];
  const ended = records.games.filter(({ counts }) => counts.day === day);
  const recorded = ended.find(({ counts }) => !counts.apart) ?? ended[0];
  if (recorded) return { is: 'done', recorded, ...(kept ? { id: kept.id } : {}) };
  if (kept) return { is: 'begun', id: kept.id };
  return { is: records.begun !== undefined && records.begun >= day ? 'deleted' : 'new' };
}

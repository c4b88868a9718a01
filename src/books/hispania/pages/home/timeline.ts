import { NATIONS, type NationId } from '../../engine/data/ids.ts';
import { heirs, lifespan } from '../lifespan.ts';

/** A nation's bar: the turns it spans and its row, from 1. */
export interface Bar {
  readonly nation: NationId;
  readonly from: number;
  readonly to: number;
  readonly row: number;
}

/**
 * Arranges the nations in as few rows as possible, with an heir behind the nation it comes from if there is room. Bars come row by row, so
 * that their order is that of the picture.
 */
export function timeline(): readonly Bar[] {
  const rows: Bar[][] = [];
  const spans = NATIONS.map((nation) => ({ nation, ...lifespan(nation) }));
  spans.sort((a, b) => a.from - b.from || b.to - a.to);
  for (const span of spans) {
    const free = (row: Bar[]): boolean => (row.at(-1)?.to ?? 0) < span.from;
    const forebears = rows.filter((row) => row.some(({ nation }) => heirs(nation).includes(span.nation)));
    const row = forebears.find(free) ?? rows.find(free);
    if (row) row.push({ ...span, row: rows.indexOf(row) + 1 });
    else rows.push([{ ...span, row: rows.length + 1 }]);
  }
  return rows.flat();
}

import type { NationId, ScenarioId } from '../../../engine/data/ids.ts';
import { SCENARIO_TABLE } from '../../../engine/data/scenarios.ts';
import type { Tables } from '../../../engine/data/sets.ts';

/** The turns of a scenario in which a nation plays, if it survives as long as possible, and the row of its bar. */
export interface Life {
  readonly nation: NationId;
  readonly from: number;
  readonly to: number;
  /** Bars of one row do not overlap; the first row is 0. */
  readonly row: number;
}

/** The lives of nations, packed into as few rows as their order allows. */
export function livesOf(
  { nations }: Pick<Tables, 'nations'>,
  scenario: ScenarioId,
  ids: readonly NationId[],
): readonly Life[] {
  const [first, last] = SCENARIO_TABLE[scenario].turns;
  const spans = ids.map((nation) => {
    const { firstTurn, ends } = nations[nation];
    return { nation, from: Math.max(first, firstTurn), to: Math.min(last, ends?.turn ?? last) };
  });
  /** The last turn taken in each row. */
  const rows: number[] = [];
  return [...spans]
    .sort((a, b) => a.from - b.from)
    .map((span) => {
      const free = rows.findIndex((taken) => taken < span.from);
      const row = free < 0 ? rows.length : free;
      rows[row] = span.to;
      return { ...span, row };
    });
}

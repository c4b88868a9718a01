import { NATIONS, type NationId, PROVINCES, type ProvinceId } from '../../engine/data/ids.ts';
import { type Corrections, sameBorder } from '../../engine/data/sets.ts';
import { SET_UP_TURNS, type SetUpTurn } from './edit.ts';

/** A summary of the entered values: for the form itself, the choice in a new game, and the games that use them. */
export interface Entered {
  readonly incomes: readonly ProvinceId[];
  /** Borders that are new, removed, or have another river. */
  readonly borders: readonly (readonly [ProvinceId, ProvinceId])[];
  readonly points: readonly NationId[];
  readonly setUps: readonly NationId[];
}

export function enteredIn(corrections: Corrections): Entered {
  const { income = {}, addBorders = [], removeBorders = [], points = {}, setUps = {} } = corrections;
  const added = addBorders.map(({ between }) => between);
  const removed = removeBorders.filter((pair) => !added.some((other) => sameBorder(other, pair)));
  return {
    incomes: PROVINCES.filter((id) => income[id] !== undefined),
    borders: [...added, ...removed],
    points: NATIONS.filter((id) => turnsOf(points, id).length > 0),
    setUps: NATIONS.filter((id) => setUps[1]?.[id] || setUps[4]?.[id]),
  };
}

/** Whether nothing has been entered. */
export function isEmpty(corrections: Corrections): boolean {
  const { incomes, borders, points, setUps } = enteredIn(corrections);
  return incomes.length + borders.length + points.length + setUps.length === 0;
}

/** The values entered for one nation: the turns of its points and of its starting positions. */
export function enteredOf(
  { points = {}, setUps = {} }: Corrections,
  nation: NationId,
): { readonly points: readonly number[]; readonly setUps: readonly SetUpTurn[] } {
  return {
    points: turnsOf(points, nation),
    setUps: SET_UP_TURNS.filter((turn) => setUps[turn]?.[nation] !== undefined),
  };
}

function turnsOf(points: NonNullable<Corrections['points']>, nation: NationId): readonly number[] {
  return Object.entries(points[nation] ?? {})
    .filter(([, values = {}]) => Object.keys(values).length > 0)
    .map(([turn]) => Number(turn));
}

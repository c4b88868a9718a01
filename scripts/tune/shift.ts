import type { NationId, ProvinceId } from '../../src/books/hispania/engine/data/ids.ts';
import type { Corrections, DataSet } from '../../src/books/hispania/engine/data/sets.ts';
import type { Figures } from './figures.ts';
import { type Class, classesOf, inOrder, MOST_POINTS, withClass } from './shape.ts';

/**
 * The effect of changed points on a mean, if play stays the same: a province counts as often as it was held. This
 * determines how much the points of a nation must change to reach a mean.
 */

/** The maximum change of a value in one step, in half points. */
export const MOST_SHIFT = 2;

type Held = Figures['nations'][NationId];

/** The mean half points from the sheet of a nation on some turns. */
export function sheetPoints(
  set: DataSet,
  changes: Corrections,
  nation: NationId,
  figures: Figures,
  turns: readonly number[],
): number {
  const held = figures.nations[nation];
  const classes = turns.flatMap((turn) => classesOf(set, changes, nation, turn));
  return classes.reduce((sum, one) => sum + one.value * share(held, one), 0);
}

/** The mean number of provinces of a class that are held. */
function share(held: Held, { turn, provinces }: Class): number {
  return provinces.reduce((sum, province: ProvinceId) => sum + (held?.held[turn]?.[province] ?? 0), 0);
}

/**
 * Scales the points of a nation's sheet on some turns so that its mean changes by a number of half points, as exactly
 * as half points allow: one class at a time, always the one that is furthest behind the others relative to its
 * published value. Returns the changes, and the expected change of the mean. A nation that holds nothing of its sheet
 * gets half a point more or less for all of it.
 */
export function shift(
  set: DataSet,
  before: Corrections,
  nation: NationId,
  figures: Figures,
  turns: readonly number[],
  by: number,
  most = MOST_SHIFT,
): { readonly changes: Corrections; readonly done: number } {
  const held = figures.nations[nation];
  const way = Math.sign(by);
  let [changes, done] = [before, 0];
  if (way === 0) return { changes, done };
  const start = new Map(turns.flatMap((turn) => classesOf(set, before, nation, turn)).map((one) => [nameOf(one), one]));
  const blind = [...start.values()].every((one) => share(held, one) === 0);
  for (;;) {
    const moves = turns
      .flatMap((turn) => {
        const classes = classesOf(set, changes, nation, turn);
        return classes.filter((one) => one.free && moved(classes, one, way));
      })
      .filter((one) => Math.abs(one.value + way - (start.get(nameOf(one))?.value ?? 0)) <= (blind ? 1 : most))
      .map((one) => ({ one, gain: share(held, one) }))
      // More half points for provinces that it never holds have no effect, and an overshoot of more than half a step
      // does harm; beyond its aim the loop stops.
      .filter(({ gain }) => blind || (gain > 0 && gain / 2 < way * (by - done)));
    const [best] = moves.sort(
      (a, b) => way * (after(a.one, way) - after(b.one, way)) || b.one.published - a.one.published,
    );
    if (!best) return { changes, done };
    changes = withClass(changes, nation, best.one, best.one.value + way);
    done += way * best.gain;
    if (!blind && Math.abs(by - done) < 0.01) return { changes, done };
  }
}

/** A value after a change, relative to the published one. */
const after = ({ value, published }: Class, way: number): number => (value + way) / published;

const nameOf = ({ turn, published }: Class): string => `${turn} ${published}`;

/** Whether a class may move this way among the others of its table. */
function moved(classes: readonly Class[], one: Class, way: number): boolean {
  const value = one.value + way;
  return (
    value >= 1 && value <= MOST_POINTS && inOrder(classes.map((other) => (other === one ? { ...one, value } : other)))
  );
}

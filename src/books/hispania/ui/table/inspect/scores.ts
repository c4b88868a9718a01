import { NATIONS, type NationId, type ProvinceId } from '../../../engine/data/ids.ts';
import { at, type View } from '../../../engine/rules/view.ts';
import { turnsOf } from '../sheet/game.ts';
import { incomeKnown } from '../sheet/known.ts';
import { pointTurns, type Worth, worthOn } from '../sheet/promise.ts';

/** The scorings to come of a province. */

/** The nations that score the province on a turn of this game, by their sheets (8). */
export interface Score {
  readonly turn: number;
  readonly worth: readonly { readonly nation: NationId; readonly points: number; readonly known: boolean }[];
}

/** A nation's scoring of a turn of this game, with its values by province. */
interface Scoring {
  readonly nation: NationId;
  readonly turn: number;
  readonly worth: ReadonlyMap<ProvinceId, Worth>;
}

/** All scorings to come of a position: they are the same for every province, and take ten times as long as a province. */
const scorings = new WeakMap<View, readonly Scoring[]>();

function scoringsOf(view: View): readonly Scoring[] {
  const known = scorings.get(view);
  if (known) return known;
  const all = NATIONS.flatMap((nation) =>
    pointTurns(view, nation).map((turn): Scoring => {
      const worth = worthOn(view, nation, turn).map((one) => [one.place, one] as const);
      return { nation, turn, worth: new Map(worth) };
    }),
  );
  scorings.set(view, all);
  return all;
}

/** The scorings to come of a province, each with its nations in the order of play. */
export function scoresOf(view: View, place: ProvinceId): readonly Score[] {
  const { zone } = view.tables.provinces[place];
  const worth = scoringsOf(view).flatMap(({ nation, turn, worth: values }) => {
    const stated = values.get(place);
    const zones = view.tables.nations[nation].zonePoints.filter((one) => one.turn === turn);
    const works = forWorks(view, nation, turn, place);
    const each = zones.reduce((sum, one) => sum + (one.zones[zone]?.each ?? 0), 0);
    const points = (stated?.points ?? 0) + each + (works?.points ?? 0);
    return points > 0 ? [{ turn, nation, points, known: (stated?.known ?? true) && (works?.known ?? true) }] : [];
  });
  return turnsOf(view.state).flatMap((turn): readonly Score[] => {
    const then = worth.filter((one) => one.turn === turn);
    return then.length > 0 ? [{ turn, worth: then }] : [];
  });
}

/** Points for a province with a castle of the nation or a ruin, and for any other (11-visigoths-turn-10, 16.5-turn-21). */
function forWorks(
  view: View,
  nation: NationId,
  turn: number,
  place: ProvinceId,
): { readonly points: number; readonly known: boolean } | undefined {
  for (const special of view.tables.nations[nation].specialPoints) {
    if ((special.kind !== 'castle-income' && special.kind !== 'ruins') || special.turn !== turn) continue;
    const stands = at(view, place).some((one) =>
      special.kind === 'ruins' ? one.kind === 'ruin' : one.kind === 'castle' && one.owner === nation,
    );
    return stands
      ? { points: view.tables.provinces[place].income, known: incomeKnown(view.state, place) }
      : { points: special.other, known: true };
  }
  return undefined;
}

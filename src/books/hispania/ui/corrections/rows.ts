import { COMBAT_KINDS, type CombatKind, type NationId, PROVINCES, type ProvinceId } from '../../engine/data/ids.ts';
import type { Corrections, DataSet } from '../../engine/data/sets.ts';
import { SET_UP_TURNS, type SetUpTurn, setUpOf } from './edit.ts';

/** The rows and columns of the form for a nation or a province: those of the set, and those that were entered. */

/** On turn 21 a sheet without its own points scores those of turn 19 once more (16.5): entered points would hide all the others. */
const LAST = 21;

/** The scoring turns of a nation's sheet. */
export function turnsOf(set: DataSet, all: Corrections, nation: NationId): readonly number[] {
  const { provincePoints, specialPoints, firstTurn, ends } = set.nations[nation];
  const own = specialPoints.flatMap((special) => (special.kind === 'scores-own-turn' ? [special.turn] : []));
  const lives = (turn: number) => turn >= firstTurn && turn <= (ends?.turn ?? LAST);
  const turns = [...set.scoringTurns, ...own].filter((turn) => lives(turn) && turn !== LAST);
  const written = [...Object.keys(provincePoints), ...Object.keys(all.points?.[nation] ?? {})].map(Number);
  return [...new Set([...turns, ...written])].sort((a, b) => a - b);
}

/** The provinces with points on its sheet, including entered ones. */
export function scoredBy(set: DataSet, all: Corrections, nation: NationId): readonly ProvinceId[] {
  const tables = [set.nations[nation].provincePoints, all.points?.[nation] ?? {}].flatMap(Object.values);
  return PROVINCES.filter((id) => tables.some((values: object) => id in values));
}

/** The units of a nation on the map at the start of a turn on which scenarios begin. */
export interface Standing {
  readonly turn: SetUpTurn;
  /** Its places, including those before the correction. */
  readonly places: readonly ProvinceId[];
  readonly kinds: readonly CombatKind[];
}

/** Its starting positions, for turns on which it can be on the map. */
export function standingsOf(set: DataSet, all: Corrections, nation: NationId): readonly Standing[] {
  const { firstTurn, ends, pool } = set.nations[nation];
  const turns = SET_UP_TURNS.filter((turn) => {
    const lives = firstTurn <= turn && turn <= (ends?.turn ?? LAST);
    return lives || all.setUps?.[turn]?.[nation] || set.setUps[turn][nation];
  });
  return turns.map((turn) => {
    const [now, before] = [setUpOf(all, set, turn, nation), set.setUps[turn][nation] ?? {}];
    const there = [...Object.values(now), ...Object.values(before)];
    return {
      turn,
      places: PROVINCES.filter((id) => id in now || id in before),
      kinds: COMBAT_KINDS.filter((kind) => kind in pool || there.some((units) => kind in units)),
    };
  });
}

/** The neighbours of a province in the set, and the entered ones. */
export function besides(set: DataSet, all: Corrections, province: ProvinceId): readonly ProvinceId[] {
  const pairs = [...set.borders, ...(all.addBorders ?? [])].map(({ between }) => between);
  return PROVINCES.filter(
    (id) => id !== province && pairs.some((pair) => pair.includes(id) && pair.includes(province)),
  );
}

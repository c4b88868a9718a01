import { COMBAT_KINDS, type CombatKind, type NationId, PROVINCES, type ProvinceId } from '../../engine/data/ids.ts';
import type { Corrections, DataSet } from '../../engine/data/sets.ts';
import { SET_UP_TURNS, type SetUpTurn, setUpOf } from './edit.ts';

/** What the form asks of a nation or a province: the rows and columns it has anyhow, and those that were entered. */

/** On turn 21 a sheet without points of its own scores those of turn 19 once more (16.5): what were entered would hide all the others. */
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

/** The provinces that have points on its sheet, or were given some. */
export function scoredBy(set: DataSet, all: Corrections, nation: NationId): readonly ProvinceId[] {
  const tables = [set.nations[nation].provincePoints, all.points?.[nation] ?? {}].flatMap(Object.values);
  return PROVINCES.filter((id) => tables.some((values: object) => id in values));
}

/** What a nation has on the map at the start of a turn on which scenarios begin. */
export interface Standing {
  readonly turn: SetUpTurn;
  /** Where it stands, or stood before it was corrected. */
  readonly places: readonly ProvinceId[];
  readonly kinds: readonly CombatKind[];
}

/** Its starting positions: of turns on which it can be there. */
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

/** The provinces that border on one here, or were entered as its neighbours. */
export function besides(set: DataSet, all: Corrections, province: ProvinceId): readonly ProvinceId[] {
  const pairs = [...set.borders, ...(all.addBorders ?? [])].map(({ between }) => between);
  return PROVINCES.filter(
    (id) => id !== province && pairs.some((pair) => pair.includes(id) && pair.includes(province)),
  );
}

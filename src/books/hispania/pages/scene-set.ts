import { type Differences, differences } from '../engine/data/differs.ts';
import { NATIONS, type NationId } from '../engine/data/ids.ts';
import { dataSet, FIRST_SET, PUBLISHED } from '../engine/data/sets.ts';
import type { HispaniaScene } from '../scenes/scene.ts';

/** Scenes always use the first data set; a note tells the reader of the differences from new games. */

const ALL = differences(dataSet(FIRST_SET), dataSet(PUBLISHED));

/** The differences between the values that a scene shows or uses and those of new games; null if there are none. */
export function differsHere(scene: Pick<HispaniaScene, 'position' | 'view' | 'rules'>, all = ALL): Differences | null {
  const { position, view, rules } = scene;
  const { turn, lastTurn = turn, active, scenario } = position;
  const there = nationsOf(scene);
  const begins = scenario !== undefined && active === null;
  // Points of provinces are counted at the end of a turn (8); a battle shows none.
  const scores = active === null || rules.some((rule) => /^(8|15|16)/.test(rule));
  const auctions = rules.some((rule) => /^(10\.1|14)/.test(rule));
  const here: Differences = {
    incomes: all.incomes.filter((id) => view.includes(id)),
    points: Object.fromEntries(
      (scores ? there : []).flatMap((nation) => {
        const turns = (all.points[nation] ?? []).filter((one) => one >= turn && one <= lastTurn);
        return turns.length > 0 ? [[nation, turns]] : [];
      }),
    ),
    setUps: { 1: begins && turn === 1 ? all.setUps[1] : [], 4: begins && turn === 4 ? all.setUps[4] : [] },
    averages: auctions ? all.averages.filter((nation) => there.includes(nation)) : [],
  };
  const some = [here.incomes, Object.keys(here.points), here.setUps[1], here.setUps[4], here.averages];
  return some.some((list) => list.length > 0) ? here : null;
}

/** The nations on the map of a scene, or arriving on a turn that is about to begin. */
function nationsOf({ position }: Pick<HispaniaScene, 'position'>): readonly NationId[] {
  const { units, turn, active, seats = {} } = position;
  const owners = new Set(Object.values(units).flatMap((cohorts = []) => cohorts.map(({ owner }) => owner as string)));
  const { nations } = dataSet(FIRST_SET);
  return NATIONS.filter((id) => owners.has(id) || id in seats || (active === null && nations[id].firstTurn === turn));
}

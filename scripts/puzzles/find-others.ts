import { buy, end } from '../../src/books/hispania/engine/actions.ts';
import { isProvince, type NationId, type PlaceId, PROVINCES } from '../../src/books/hispania/engine/data/ids.ts';
import { hispania } from '../../src/books/hispania/engine/game.ts';
import { lostHalf } from '../../src/books/hispania/engine/rules/points.ts';
import { enemyUnits, held, overlordOf, subjectsOf } from '../../src/books/hispania/engine/rules/relations.ts';
import { counted, provinceValues } from '../../src/books/hispania/engine/rules/scoring.ts';
import { isUnit, of } from '../../src/books/hispania/engine/rules/units.ts';
import type { State } from '../../src/books/hispania/engine/state.ts';
import { tablesOf, view } from '../../src/books/hispania/engine/view.ts';
import type { Decision } from '../../src/kernel/contract.ts';
import type { Step } from '../../src/kernel/scene.ts';
import { foundAll as all, type Found } from './found.ts';
import { inRow, withSlips } from './options.ts';

/** Questions about checks, purchases and the end of a turn. */

/** The stacking check requires removals: how many? Movement is played so that too many units come together. */
export function findRemove(state: State, nation: NationId, { params }: Decision): readonly Found[] {
  const places = (params['places'] ?? []) as readonly PlaceId[];
  return all(
    state,
    places.map((at) => ({
      asked: { is: 'remove', place: at },
      at,
      nation,
      view: [at, ...tablesOf(state).nextDoor[at].filter(isProvince).slice(0, 2)],
      options: inRow(removed(state, at), `${nation} ${at} ${state.turn}`),
      rules:
        state.phase === 'last-stacking'
          ? ['6.8', '4.1']
          : ['4.5', enemyUnits(view(state), at, nation) > 0 ? '4.4' : '4.1'],
      level: 1,
      merit: 3 + (state.nations[nation]?.capital === at ? 4 : 0),
    })),
  );
}

/** The number that the check requires in a place. */
function removed(state: State, place: PlaceId): number {
  const choice = hispania
    .decision(state)
    ?.choices.find(({ kind, fixed }) => kind === 'remove' && fixed['place'] === place);
  const range = choice?.ranges['units'];
  return range?.is === 'counts' ? range.min : 0;
}

/** The check of population. */
export function findCull(state: State, nation: NationId, { params }: Decision): readonly Found[] {
  const lands = held(view(state), nation);
  const count = Number(params['count']);
  if (lands.length > 7 || lands.length < 2) return [];
  const stands = PROVINCES.filter((place) => of(state.places[place] ?? [], nation).some(isUnit));
  return all(state, [
    {
      asked: { is: 'cull' },
      at: lands[0] as PlaceId,
      nation,
      view: stands,
      options: inRow(count, `${nation} ${state.turn} cull`),
      rules: ['7'],
      level: 2,
      merit: 4,
    },
  ]);
}

/** A nation can buy a unit: where may it be placed? */
export function findPlace(state: State, nation: NationId, { choices }: Decision): readonly Found[] {
  const lands = held(view(state), nation);
  return (['knight', 'castle', 'infantry'] as const).flatMap((unit) => {
    if (!choices.some(({ kind, fixed }) => kind === 'buy' && fixed['unit'] === unit)) return [];
    const lead: Step[] = [{ action: buy(unit) }];
    let after = hispania.apply(state, buy(unit)).state;
    while (after && hispania.decision(after)?.kind === 'buy') {
      lead.push({ action: end() });
      after = hispania.apply(after, end()).state;
    }
    if (!after || hispania.decision(after)?.kind !== 'place') return [];
    const near = tablesOf(state).nextDoor;
    const around = [...new Set(lands.flatMap((place) => near[place]))].filter(
      (place) => isProvince(place) && !lands.includes(place as never),
    );
    const tried = (to: PlaceId) => hispania.explain(after as State, { kind: 'place', fixed: { to, unit }, values: {} });
    const codes = new Map([...lands, ...around].map((place) => [place, tried(place)?.code]));
    const right = lands.filter((place) => !codes.get(place)).slice(0, 3);
    const own = lands.filter((place) => codes.get(place)).slice(0, 3);
    const other = around.slice(0, 1);
    if (right.length === 0 || own.length === 0) return [];
    const options = [...right, ...own, ...other].sort();
    return all(state, [
      {
        asked: { is: 'place', unit },
        at: right[0] as PlaceId,
        nation,
        view: options,
        options,
        rules: ['3.1'],
        level: 1,
        merit: 2 + own.length,
        lead,
        more: { gold: { [nation]: state.nations[nation]?.gold ?? 0 } },
      },
    ]);
  });
}

/** How many points do its provinces score at the end of the turn? Asked when the nation has just ended its own. */
export function findTurnPoints(state: State, nation: NationId): readonly Found[] {
  const read = view(state);
  if (!read.tables.scoringTurns.includes(state.turn)) return [];
  const values = provinceValues(read, nation, state.turn);
  const worth = (Object.keys(values) as PlaceId[]).filter((place) => (values[place as never] ?? 0) > 0);
  const lands = counted(read, nation);
  const have = worth.filter((place) => lands.includes(place as never));
  if (worth.length < 3 || worth.length > 8 || have.length < 2 || have.length === worth.length) return [];
  // Subjects and overlords: the income includes another nation's share.
  const other = overlordOf(read, nation) !== undefined || subjectsOf(read, nation).length > 0;
  const sum = (places: readonly PlaceId[]): number => places.reduce((n, place) => n + (values[place as never] ?? 0), 0);
  const points = sum(have);
  const right = overlordOf(read, nation) ? points - lostHalf(points) : points;
  return all(state, [
    {
      asked: { is: 'turn-points' },
      at: have[0] as PlaceId,
      nation,
      view: worth,
      // Typical mistakes: the half is forgotten, or other nations' provinces count.
      options: withSlips(
        right,
        [points, Math.floor(points / 2), sum(worth), points - (values[have[0] as never] ?? 0)],
        `${nation} ${state.turn}`,
      ),
      rules: ['8-turn-end', ...(other ? (['9.6-points'] as const) : [])],
      level: other ? 2 : 1,
      merit: (other ? 4 : 0) + Math.min(3, worth.length - have.length),
    },
  ]);
}

import type { TwinLine } from '../../../kernel/contract.ts';
import { seeded } from '../../../kernel/dice.ts';
import { isTown } from './data/geography.ts';
import { COMMANDERS, SPACES } from './data/ids.ts';
import { armyAt, generalAt, revoltsAt, uses } from './rules/board.ts';
import { armiesLeft, garrisonsLeft, hasLegio, revoltsLeft, timeOf } from './rules/reserve.ts';
import type { State } from './state.ts';

/** The text twin of the board: turn, coins, each space with something on it, roads, reserves, time. Nothing is secret. */
export function describe(state: State): readonly TwinLine[] {
  const { round, turn, phase, coins, hispano, fleets, garrisons, roads, kept, time, generals } = state;
  const { normal, special } = armiesLeft(state);
  return [
    { key: 'turn', params: { round, turn, phase, coins, ...(uses(state, 'hispano') && { hispano }) } },
    ...SPACES.flatMap((at): readonly TwinLine[] => {
      const army = armyAt(state, at);
      // In a space that a general must leave there are two.
      const all = Object.entries(generals).flatMap(([general, there]) => (there === at ? [general] : []));
      const params = {
        place: at,
        generals: all,
        army: army ? (army.special ? 'special' : 'normal') : null,
        revolts: revoltsAt(state, at),
        garrisons: isTown(at) ? [...(garrisons[at] ?? [])] : [],
        fleet: !isTown(at) && fleets.includes(at),
      };
      const isEmpty = generalAt(state, at) === undefined && params.revolts === 0 && params.garrisons.length === 0;
      return isEmpty && !params.fleet ? [] : [{ key: 'place', params }];
    }),
    ...roads.map(([from, to]): TwinLine => ({ key: 'road', params: { from, to } })),
    ...COMMANDERS.map((general): TwinLine => {
      const params = { general, garrisons: garrisonsLeft(state, general), legio: hasLegio(state, general) };
      return { key: generals[general] === null ? 'off' : 'reserve', params };
    }),
    { key: 'left', params: { revolts: revoltsLeft(state), normal, special, roads: kept, river: state.lethe } },
    { key: 'time', params: { time, year: timeOf(state).year } },
  ];
}

/** The same position with other dice: nothing is secret. */
export function imagine(state: State, _: string, seed: number): State {
  return { ...state, dice: { ...seeded(seed), rolled: state.dice.rolled } };
}

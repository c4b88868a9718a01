import type { TwinLine } from '../../../kernel/contract.ts';
import { seeded } from '../../../kernel/dice.ts';
import { LOCATIONS } from './data/ids.ts';
import { openParts } from './rules/forces.ts';
import { scoreOf } from './rules/score.ts';
import { size, sum } from './rules/units.ts';
import type { State, Troops } from './state.ts';

/** The text twin of the board: the turn, its event, each location, what is on the march, points. Nothing is secret. */
export function describe(state: State): readonly TwinLine[] {
  const { turn, phase, revolt, event, points, places, march, moves, asked } = state;
  return [
    { key: 'turn', params: { turn, phase, revolt } },
    { key: 'event', params: { event: event?.id ?? null, left: event?.left ?? 0, awaited: event?.awaited ?? false } },
    ...LOCATIONS.map((at): TwinLine => {
      const { city, fort, held, siege } = places[at];
      return {
        key: 'place',
        params: { place: at, city: city ?? null, fort: fort ?? false, held: told(held), siege: told(siege) },
      };
    }),
    ...(phase === 'spending' ? [{ key: 'points', params: { points } }] : []),
    ...(moves?.region ? [{ key: 'region', params: { region: moves.region, force: told(forceOf(state)) } }] : []),
    ...(march ? [{ key: 'march', params: { side: march.side, place: march.at, units: { ...march.units } } }] : []),
    ...(asked?.is === 'retreat' ? [{ key: 'retreat', params: { place: asked.from, units: { ...asked.units } } }] : []),
    { key: 'score', params: { points: scoreOf(state).points } },
  ];
}

function told(troops: Troops | undefined) {
  return troops ? { side: troops.side, units: { ...troops.units } } : null;
}

function forceOf({ moves }: State): Troops | undefined {
  const units = moves ? sum(openParts(moves).map((part) => part.units)) : {};
  return size(units) > 0 ? { side: 'christian', units } : undefined;
}

/** The same position with other dice: nothing is secret. */
export function imagine(state: State, _: string, seed: number): State {
  return { ...state, dice: { ...seeded(seed), rolled: state.dice.rolled } };
}

import type { TownId } from '../../engine/data/ids.ts';
import { armyAt, revoltsAt } from '../../engine/rules/board.ts';
import type { State } from '../../engine/state.ts';
import type { Forecast } from '../../odds/forecast.ts';
import type { Fraction } from '../../odds/fraction.ts';
import type { AheadMarks } from './marks.ts';

/** The chance of one result of the two dice of revolt. */
const ONE_ROLL = 1 / 36;

/** The phase ahead as marks of the board: of the armies only those that are on it. */
export function aheadOf(state: State, { rolls, revolts, moves }: Forecast): AheadMarks {
  const armies = new Map<string, AheadMarks['armies'][number]>();
  for (const { from, to, does, chance } of moves) {
    if (to === null || does === 'stays' || !armyAt(state, from)) continue;
    const key = `${from} ${to}`;
    const before = armies.get(key);
    armies.set(key, {
      from,
      to,
      chance: (before?.chance ?? 0) + shareOf(chance),
      fights: before?.fights || does === 'fights',
    });
  }
  const targets = new Set<TownId>([...armies.values()].flatMap(({ to, fights }) => (fights ? [to] : [])));
  return {
    rolls: rolls.flatMap(({ place: at, effect }): AheadMarks['rolls'] => {
      if (effect === 'army') return [{ at, does: 'army' }];
      if (effect !== 'revolt') return [];
      return [{ at, does: revoltsAt(state, at) > 0 ? 'disc' : 'revolt' }];
    }),
    risks: revolts.flatMap(({ place: at, chance }) =>
      revoltsAt(state, at) === 0 && !targets.has(at) && shareOf(chance) > ONE_ROLL + 1e-9
        ? [{ at, percent: Math.round(100 * shareOf(chance)) }]
        : [],
    ),
    armies: [...armies.values()],
  };
}

const shareOf = ({ ways, of }: Fraction): number => ways / of;

import { CHECK } from '../../src/books/hispania/check/index.ts';
import { NATIONS } from '../../src/books/hispania/engine/data/ids.ts';
import { NATION_TABLE } from '../../src/books/hispania/engine/data/nations.ts';
import type { Mode } from '../../src/books/hispania/engine/data/scenarios.ts';
import { hispania } from '../../src/books/hispania/engine/game.ts';
import { playersOf } from '../../src/books/hispania/engine/rules/players.ts';
import type { State } from '../../src/books/hispania/engine/state.ts';
import { IN_PASSING } from '../../src/kernel/check/check.ts';
import { playFrom } from '../../src/kernel/check/play.ts';
import { seated } from '../players.ts';
import { readOptions } from './hispania-options.ts';
import type { Ended, Series } from './series.ts';

/** Games of Hispania: of any scenario, by players at random or computers. Rejects with `Wrong`. */
export async function hispaniaSeries(args: readonly string[]): Promise<Series> {
  const { common, game, players } = await readOptions(args);
  return {
    common,
    settings: { version: hispania.version, game, players },
    play(seed) {
      const start = hispania.setup(game, seed);
      // If all players are random, any seat that is asked may answer; otherwise the first one does.
      const answers = players.every((name) => name === 'random')
        ? {}
        : { answers: seated(players, playersOf(start), seed) };
      const { actions, end } = playFrom(CHECK, start, { seed, care: IN_PASSING, ...answers });
      return { answers: actions.length, points: pointsOf(end, game.mode ?? 'standard') };
    },
  };
}

/** Points of each nation that was played, and of each group or player: whole and half points, in the players' notation. */
function pointsOf(end: State, mode: Mode): Ended['points'] {
  const nations: Record<string, number> = {};
  const groups: Record<string, number> = {};
  for (const player of end.players ?? []) if (mode === 'advanced') groups[player.seat] = player.adjust / 2;
  for (const nation of NATIONS) {
    const kept = end.nations[nation];
    if (!kept) continue;
    nations[nation] = kept.points / 2;
    const group = mode === 'advanced' ? kept.seat : `${NATION_TABLE[nation].standardGroup ?? '-'}`;
    const before = groups[group] ?? (end.players?.find(({ seat }) => seat === kept.seat)?.adjust ?? 0) / 2;
    groups[group] = before + (kept.points - (kept.bid ?? 0)) / 2;
  }
  return { nations, groups };
}

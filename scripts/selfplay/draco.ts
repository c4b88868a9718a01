import { Computer, LEVELS } from '../../src/books/hispania-draco/bots/computer.ts';
import { CHECK } from '../../src/books/hispania-draco/check/index.ts';
import { HISPANO } from '../../src/books/hispania-draco/engine/data/ids.ts';
import { draco } from '../../src/books/hispania-draco/engine/game.ts';
import { seats } from '../../src/books/hispania-draco/engine/rules/seats.ts';
import type { State } from '../../src/books/hispania-draco/engine/state.ts';
import { IN_PASSING } from '../../src/kernel/check/check.ts';
import { playFrom } from '../../src/kernel/check/play.ts';
import { type Answers, answer, tempered } from '../../src/kernel/check/player.ts';
import { roller } from '../../src/kernel/dice.ts';
import { seedOf } from '../../src/kernel/hash.ts';
import { oneOf, parsed } from '../command-line.ts';
import { COMMON, commonIn, type Series } from './series.ts';

const PLAYERS = ['random', ...LEVELS] as const;
type Player = (typeof PLAYERS)[number];

/** Games of Hispania by Draco Ideas in one of its forms; Romans and Hispano at random or by computers. Throws a `Wrong`. */
export function dracoSeries(args: readonly string[]): Series {
  const values = parsed(args, {
    ...COMMON,
    form: { type: 'string' },
    romans: { type: 'string' },
    hispano: { type: 'string' },
  });
  const form = oneOf('form', values.form ?? 'basic', CHECK.forms);
  const romans = oneOf('romans', values.romans ?? 'random', PLAYERS);
  const hispano = oneOf('hispano', values.hispano ?? romans, PLAYERS);
  return {
    common: commonIn(values),
    settings: { version: draco.version, form, romans, hispano },
    play(seed) {
      const start = draco.setup(CHECK.options(form, roller(seed)), seed);
      const answers = seated(start, seed, romans, hispano);
      const { actions, end } = playFrom(CHECK, start, { seed, care: IN_PASSING, answers });
      return { answers: actions.length, points: {}, ...(end.ended && { verdict: end.ended }) };
    },
  };
}

/** Players by seat; the first seat that is asked answers. */
function seated(start: State, seed: number, romans: Player, hispano: Player): Answers<State> {
  const players = new Map(
    seats(start).map(({ seat }) => [seat, playerOf(seat === HISPANO ? hispano : romans, seat, seedOf([seat, seed]))]),
  );
  return (state, decision, number) => {
    const player = players.get(decision.by[0] ?? '');
    if (!player) throw new Error(`nobody sits at ${decision.by[0]}, who is asked: ${decision.kind}`);
    return player(state, decision, number);
  };
}

function playerOf(player: Player, seat: string, seed: number): Answers<State> {
  if (player !== 'random') {
    const computer = new Computer(player, seat, seed);
    return (state, _, number) => computer.answer(state, number).action;
  }
  const dice = roller(seed);
  const temper = tempered(dice);
  return (_, decision) => answer(temper, decision, dice);
}

import { Computer, LEVELS } from '../../src/books/reconquista/bots/computer.ts';
import { CHECK } from '../../src/books/reconquista/check/index.ts';
import { reconquista } from '../../src/books/reconquista/engine/game.ts';
import { scoreOf } from '../../src/books/reconquista/engine/rules/score.ts';
import type { State } from '../../src/books/reconquista/engine/state.ts';
import { IN_PASSING } from '../../src/kernel/check/check.ts';
import { playGame } from '../../src/kernel/check/play.ts';
import type { Answers } from '../../src/kernel/check/player.ts';
import { roller } from '../../src/kernel/dice.ts';
import { seedOf } from '../../src/kernel/hash.ts';
import { oneOf, parsed, whole } from '../command-line.ts';
import { COMMON, commonIn, type Series } from './series.ts';

/** Games of Reconquista in one of its forms, at random or by a computer. Throws a `Wrong`. */
export function reconquistaSeries(args: readonly string[]): Series {
  const values = parsed(args, {
    ...COMMON,
    form: { type: 'string' },
    player: { type: 'string' },
    effort: { type: 'string' },
  });
  const form = oneOf('form', values.form ?? 'start-1', CHECK.forms);
  const player = oneOf('player', values.player ?? 'random', ['random', ...LEVELS]);
  const effort = whole('effort', values.effort ?? '100', 1, 10_000);
  return {
    common: commonIn(values),
    settings: { version: reconquista.version, form, player, effort },
    play(seed) {
      const options = CHECK.options(form, roller(seed));
      const answers = player === 'random' ? {} : { answers: answersOf(player, seed, effort / 100) };
      const { actions, end } = playGame(CHECK, options, { seed, care: IN_PASSING, ...answers });
      const outcome = reconquista.outcome(end);
      return {
        answers: actions.length,
        points: { seats: { christian: scoreOf(end).points } },
        ...(outcome?.is === 'verdict' && { verdict: outcome.verdict.key }),
      };
    },
  };
}

function answersOf(level: (typeof LEVELS)[number], seed: number, effort: number): Answers<State> {
  const computer = new Computer(level, 'christian', seedOf(['computer', seed]), effort);
  return (state, _, number) => computer.answer(state, number).action;
}

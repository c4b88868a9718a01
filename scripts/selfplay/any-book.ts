import type { AnyCheck } from '../../src/books/checks.ts';
import { IN_PASSING } from '../../src/kernel/check/check.ts';
import { playGame } from '../../src/kernel/check/play.ts';
import { roller } from '../../src/kernel/dice.ts';
import { oneOf, parsed } from '../command-line.ts';
import { COMMON, commonIn, type Series } from './series.ts';

/** Games of any book that has one: one of its forms, all seats at random. Throws a `Wrong`. */
export function seriesOf(check: AnyCheck, args: readonly string[]): Series {
  const values = parsed(args, { ...COMMON, form: { type: 'string' } });
  const [first = ''] = check.forms;
  const form = oneOf('form', values.form ?? first, check.forms);
  return {
    common: commonIn(values),
    settings: { version: check.game.version, form },
    play(seed) {
      const { actions, end } = playGame(check, check.options(form, roller(seed)), { seed, care: IN_PASSING });
      const outcome = check.game.outcome(end);
      const answers = actions.length;
      if (outcome?.is === 'verdict') return { answers, points: {}, verdict: outcome.verdict.key };
      const results = outcome?.results ?? [];
      return { answers, points: { seats: Object.fromEntries(results.map(({ seat, score }) => [seat, score])) } };
    },
  };
}

import type { Action, Decision, Fact, Refusal, TwinLine } from '../contract.ts';
import { must, under } from './breach.ts';
import type { Check, Says } from './check.ts';

/** Checks that everything that may occur has words in every language that the book declares. */

/** Traces of a missing value, which no sentence may contain. */
const HOLES = /undefined|\[object|NaN|\bnull\b/;

function checkWords<F extends Fact>(
  { says = [] }: Pick<Check<never, F>, 'says'>,
  what: string,
  say: (of: Says<F>) => string,
): void {
  for (const one of says)
    under('worded', () => {
      const said = say(one);
      must(said.trim() !== '', `${one.lang} has no words for ${what}`);
      must(!HOLES.test(said), `${one.lang} says of ${what}: ${said}`);
    });
}

type Worded<F extends Fact> = Pick<Check<never, F>, 'says'>;

export function checkRefusal<F extends Fact>(check: Worded<F>, refusal: Refusal): void {
  checkWords(check, `the refusal ${JSON.stringify(refusal)}`, (say) => say.refusal(refusal));
}

/** The words of a question, of each answer as offered, and of the answer that was given. */
export function checkQuestion<F extends Fact>(check: Worded<F>, decision: Decision, action: Action): void {
  checkWords(check, `the question ${decision.kind}`, (say) => say.decision(decision));
  for (const answer of [...decision.choices, action])
    checkWords(check, `the answer ${JSON.stringify(answer)}`, (say) => say.answer(answer));
}

export function checkFacts<F extends Fact>(check: Worded<F>, facts: readonly F[]): void {
  for (const fact of facts) checkWords(check, `the fact ${JSON.stringify(fact)}`, (say) => say.fact(fact));
}

export function checkLines<F extends Fact>(check: Worded<F>, lines: readonly TwinLine[]): void {
  for (const line of lines) checkWords(check, `the line ${JSON.stringify(line)}`, (say) => say.line(line));
}

export function checkVerdict<F extends Fact>(check: Worded<F>, verdict: TwinLine): void {
  checkWords(check, `the verdict ${verdict.key}`, (say) => say.verdict?.(verdict) ?? '');
}

import { accepts } from '../choices.ts';
import type { Decision, Fact, Outcome, Seated } from '../contract.ts';
import { count } from '../counting.ts';
import { must, under } from './breach.ts';
import type { Check } from './check.ts';
import { checkVerdict } from './words.ts';

/** Checks which seats are asked, that they can answer, and the end of a game. */

/** The question of a state, or undefined if nothing is asked. */
export function checkAsked<S, F extends Fact>({ game }: Check<S, F>, state: S): Decision | undefined {
  const decision = game.decision(state);
  const outcome = game.outcome(state);
  under('outcome', () =>
    must(
      (decision === undefined) === (outcome !== undefined),
      decision ? 'it goes on, and has ended' : 'it ends with nothing',
    ),
  );
  if (!decision) return undefined;
  const { by, choices, preset, kind } = decision;
  under('way-on', () => {
    must(choices.length > 0, `nothing can be answered to ${kind}`);
    for (const choice of choices) must(count(choice) > 0, `no answer in ${JSON.stringify(choice)}`);
    must(!preset || choices.some((choice) => accepts(choice, preset)), `the preset of ${kind} is not offered`);
  });
  under('seats', () => {
    const seated = game.seats(state);
    must(by.length > 0 && new Set(by).size === by.length, `asked are: ${by.join(', ')}`);
    for (const seat of by) must(sits(seated, seat), `nobody sits at ${seat}, who is asked: ${kind}`);
    for (const { fixed } of choices) {
      const whose = fixed['seat'] ?? (by.length === 1 ? by[0] : undefined);
      must(whose !== undefined && by.includes(whose), `${whose} is not asked and may answer: ${kind}`);
    }
    for (const seat of by.length > 1 ? by : [])
      must(
        choices.some(({ fixed }) => fixed['seat'] === seat),
        `${seat} is asked and has no answer: ${kind}`,
      );
  });
  return decision;
}

function sits(seated: readonly Seated[], seat: string): boolean {
  return seated.some((one) => one.seat === seat && !one.automatic);
}

/** Checks the outcome of a game that is over. */
export function checkEnd<S, F extends Fact>(check: Check<S, F>, state: S): void {
  const outcome = check.game.outcome(state);
  under('outcome', () => {
    must(outcome !== undefined, 'it ends with nothing');
    must(outcome.rule !== '', 'an outcome has no rule');
    if (outcome.is === 'ranking') checkRanks(outcome, check.game.seats(state));
  });
  if (outcome?.is === 'verdict') checkVerdict(check, outcome.verdict);
}

function checkRanks({ results }: Outcome & { readonly is: 'ranking' }, seated: readonly Seated[]): void {
  const told = JSON.stringify(results);
  must(new Set(results.map(({ seat }) => seat)).size === results.length, `a seat stands there twice: ${told}`);
  for (const { seat } of results) must(sits(seated, seat), `ranked is ${seat}, at which nobody sits`);
  if (results.length > 0)
    must(
      seated.every(({ seat, automatic }) => automatic || results.some((one) => one.seat === seat)),
      `not all are ranked: ${told}`,
    );
  for (const [i, { rank, score }] of results.entries()) {
    const before = results[i - 1];
    must(rank === (before && before.rank === rank ? before.rank : i + 1), `ranks are 1, 1, 3 and so on: ${told}`);
    must(!before || before.score >= score, `whoever has more is before others: ${told}`);
  }
}

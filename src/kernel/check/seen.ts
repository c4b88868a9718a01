import type { Action, Choice, Decision, Fact, Seat } from '../contract.ts';
import { pick } from '../counting.ts';
import { type Roller, randomInt } from '../dice.ts';
import { applied } from './answers.ts';
import { must, under } from './breach.ts';
import type { Check } from './check.ts';
import { checkLines } from './words.ts';

/** Checks the view of each seat: what it may know and what it must not. */

/** A seat of no player: it may know exactly what everyone can see. */
const NOBODY = '';

/** The number of answers to one question that are compared. */
const COMPARED = 4;

export function checkSeen<S, F extends Fact>(check: Check<S, F>, state: S, decision: Decision, dice: Roller): void {
  const { game } = check;
  const seats = game.seats(state).flatMap(({ seat, automatic }) => (automatic ? [] : [seat]));
  for (const seat of seats) checkLines(check, game.describe(state, seat));
  checkHidden(check, state, decision, seats, dice);
  for (const seat of [...seats, NOBODY]) under('imagined', () => checkImagined(check, state, decision, seat, dice));
}

/**
 * If two answers show a seat the same facts, its later view must be the same too; a difference would reveal secrets of
 * other seats.
 */
function checkHidden<S, F extends Fact>(
  check: Check<S, F>,
  state: S,
  decision: Decision,
  seats: readonly Seat[],
  dice: Roller,
): void {
  const told = seats.map((seat) => [seat, new Map<string, string>()] as const);
  for (const action of someOf(decision, dice)) {
    const made = applied(check, state, action);
    if (made.refusal) continue;
    const rolled = check.game.dice.of(made.state).rolled - check.game.dice.of(state).rolled;
    for (const [seat, known] of told) {
      // The seat that answers knows the answer.
      if (decision.by.includes(seat) && (decision.by.length === 1 || action.fixed['seat'] === seat)) continue;
      const shown = JSON.stringify([rolled, made.facts.filter(({ only }) => only === undefined || only === seat)]);
      const now = JSON.stringify(check.game.describe(made.state, seat));
      const before = known.get(shown);
      under('hidden', () =>
        must(
          before === undefined || before === now,
          `${seat} is told of ${JSON.stringify(action)}: ${now}, not ${before}`,
        ),
      );
      known.set(shown, now);
    }
  }
}

/** Answers to one question, all by one seat: the fact that it has answered is public. */
function someOf({ choices }: Decision, dice: Roller): readonly Action[] {
  const drawn = (from: readonly Choice[]) => from[randomInt(dice, 0, from.length - 1)] as Choice;
  const { fixed } = drawn(choices);
  const own = choices.filter((choice) => choice.fixed['seat'] === fixed['seat']);
  return Array.from({ length: COMPARED }, () => pick(drawn(own), dice));
}

function checkImagined<S, F extends Fact>(
  { game }: Check<S, F>,
  state: S,
  decision: Decision,
  seat: Seat,
  dice: Roller,
): void {
  const other = game.imagine(state, seat, randomInt(dice, 1, 1_000_000));
  const opened = game.position(JSON.parse(JSON.stringify(other)));
  must(!opened.faults, `for ${seat}, no position: ${JSON.stringify(opened.faults)}`);
  const known = (one: S) => JSON.stringify([game.describe(one, seat), game.seats(one), game.dice.of(one).rolled]);
  must(known(other) === known(state), `${seat} knew ${known(state)} and now ${known(other)}`);
  const asked = game.decision(other);
  must(asked !== undefined, `for ${seat}, nothing is asked any more`);
  const question = ({ by, kind, rule, phase }: Decision) => JSON.stringify({ by, kind, rule, phase });
  must(question(asked) === question(decision), `for ${seat}, another question: ${question(asked)}`);
  if (!decision.by.includes(seat)) return;
  const own = (choices: readonly Choice[]) =>
    JSON.stringify(choices.filter(({ fixed }) => (fixed['seat'] ?? seat) === seat));
  must(own(asked.choices) === own(decision.choices), `${seat} may answer otherwise: ${own(asked.choices)}`);
}

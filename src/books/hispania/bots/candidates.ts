import { accepts } from '../../../kernel/choices.ts';
import type { Action, Choice, Decision, Range, Value } from '../../../kernel/contract.ts';
import { pick } from '../../../kernel/counting.ts';
import { roller } from '../../../kernel/dice.ts';

/** Candidate answers to a decision: the preset, and for each choice the largest, the smallest and a few more. */

/** The maximum number of candidates for one decision. */
const MOST = 40;
const OF_EACH = 4;

/** Distinct legal answers, the preset first. `seed` selects answers of a choice that has too many. */
export function candidates(decision: Decision, seed: number, most = MOST): readonly Action[] {
  const found = new Map<string, Action>();
  const add = (action: Action) => {
    if (found.size < most) found.set(JSON.stringify(action), action);
  };
  if (decision.preset) add(decision.preset);
  const dice = roller(seed);
  for (const choice of spread(decision.choices, most)) {
    for (const action of answersTo(choice)) if (accepts(choice, action)) add(action);
    for (let n = 0; n < OF_EACH - 2 && Object.keys(choice.ranges).length > 0; n++) add(pick(choice, dice));
  }
  return [...found.values()];
}

/** A limited number of choices, spread over the list. */
function spread(choices: readonly Choice[], most: number): readonly Choice[] {
  if (choices.length <= most) return choices;
  return choices.filter(
    (_, i) => Math.floor((i * most) / choices.length) !== Math.floor(((i - 1) * most) / choices.length),
  );
}

/** The largest and the smallest answer of a choice. */
function answersTo({ kind, fixed, ranges }: Choice): readonly Action[] {
  return [true, false].map((full) => ({
    kind,
    fixed,
    values: Object.fromEntries(Object.entries(ranges).map(([name, range]) => [name, filled(range, full)])),
  }));
}

function filled(range: Range, full: boolean): Value {
  if (range.is === 'number') return full ? range.max : range.min;
  let left = full ? range.max : range.min;
  const values: Record<string, number> = {};
  for (const [key, n] of Object.entries(range.of)) {
    const k = Math.min(n, left);
    if (k > 0) values[key] = k;
    left -= k;
  }
  return values;
}

import { countsOf, total } from '../../kernel/choices.ts';
import type { Action, Choice, Range } from '../../kernel/contract.ts';

/** The initial values of a choice, and the written form of an answer. */

type Values = Action['values'];
type Parts = Range & { readonly is: 'counts' };
type Picked = { readonly [key: string]: number };

/**
 * The preset if it answers this choice; otherwise as many units as possible with their leaders, and the smallest
 * number.
 */
export function filled(choice: Choice, preset?: Action): Values {
  const given = preset?.kind === choice.kind && sameFixed(choice, preset) ? preset.values : {};
  return Object.fromEntries(
    Object.entries(choice.ranges).map(([name, range]) => [
      name,
      given[name] ?? (range.is === 'number' ? range.min : most(range)),
    ]),
  );
}

function sameFixed(choice: Choice, action: Action): boolean {
  return Object.entries(choice.fixed).every(([key, value]) => action.fixed[key] === value);
}

function most(range: Parts): Picked {
  const picked: Record<string, number> = {};
  let left = range.max;
  for (const [key, n] of Object.entries(range.of)) {
    picked[key] = Math.min(n, left);
    left -= picked[key];
  }
  return picked;
}

/** Values in the form that actions use. */
export function mapped(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'object' ? countsOf(value) : value]),
  );
}

/** The only answer of a choice, or undefined if it has values to fill in. */
export function onlyAnswer(choice: Choice): Action | undefined {
  const ranges = Object.values(choice.ranges);
  const open = ranges.some((r) =>
    r.is === 'number' ? r.min < r.max : Object.keys(r.of).length > 1 || r.min < Math.min(r.max, total(r.of)),
  );
  return open ? undefined : { kind: choice.kind, fixed: choice.fixed, values: mapped(filled(choice)) };
}

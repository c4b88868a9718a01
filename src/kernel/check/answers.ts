import { accepts } from '../choices.ts';
import type { Action, Applied, Decision, Fact } from '../contract.ts';
import { type Roller, randomInt } from '../dice.ts';
import { canonical, same } from '../hash.ts';
import { must, under } from './breach.ts';
import type { Check } from './check.ts';
import type { PlayedInPlace } from './in-place.ts';
import { checkRefusal } from './words.ts';

/** Checks that `apply`, `accepts` and `explain` agree about answers, both offered and damaged ones. */

/** `apply`, on a state that cannot be changed. */
export function applied<S, F extends Fact>({ game }: Check<S, F>, state: S, action: Action): Applied<S, F> {
  return under('untouched', () => {
    const made = game.apply(frozen(state), action);
    if (made.state !== undefined) frozen(made);
    return made;
  });
}

/** Freezes plain data deeply, so that every change of it throws. Parts that are already frozen are skipped. */
export function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) frozen(part);
  return value;
}

/** Damages an answer in many ways and checks each result, and does the same for barred actions. */
export function checkRefusals<S, F extends Fact>(
  check: Check<S, F>,
  state: S,
  decision: Decision,
  action: Action,
  dice: Roller,
  inPlace: PlayedInPlace<S, F>,
): void {
  const { game } = check;
  for (const damaged of damage(check, action, dice)) {
    const told = JSON.stringify(damaged);
    const { refusal } = applied(check, state, damaged);
    const offered = damaged !== null && decision.choices.some((choice) => accepts(choice, damaged));
    under('offered', () =>
      must((refusal === undefined) === offered, `offered: ${offered}, and not so applied: ${told}`),
    );
    under('explained', () => {
      const explained = game.explain(state, damaged);
      must(same(refusal ?? null, explained ?? null), `apply and explain differ on ${told}`);
      must(!refusal || (refusal.code !== '' && refusal.rule !== ''), `a refusal without code or rule: ${told}`);
    });
    if (!refusal) continue;
    inPlace.refuse(damaged, refusal);
    checkRefusal(check, refusal);
  }
  for (const barred of game.barred(state)) {
    under('explained', () => {
      must(barred.refusal.code !== '' && barred.refusal.rule !== '', 'barred without a reason');
      canonical(barred.refusal);
    });
    checkRefusal(check, barred.refusal);
  }
}

function damage(
  { names, kinds }: Pick<Check<unknown>, 'names' | 'kinds'>,
  action: Action,
  dice: Roller,
): readonly Action[] {
  const name = names[randomInt(dice, 0, names.length - 1)] ?? '';
  const other = (fixed: Action['fixed']) => Object.fromEntries(Object.keys(fixed).map((key) => [key, name]));
  const more = Object.fromEntries(
    Object.entries(action.values).map(([key, value]) => [
      key,
      typeof value === 'number'
        ? value + 1
        : Object.fromEntries(Object.entries(value).map(([part, n]) => [part, n + 1])),
    ]),
  );
  return [
    { ...action, fixed: { ...action.fixed, to: name, place: name } },
    { ...action, fixed: other(action.fixed) },
    { ...action, values: more },
    { ...action, kind: 'fly' },
    { ...action, fixed: {} },
    ...kinds.map((kind) => ({ ...action, kind })),
    { kind: action.kind, fixed: action.fixed, values: {} },
    null as unknown as Action,
  ];
}

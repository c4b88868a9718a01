import type { Fact, Game, Json, Params } from './contract.ts';

/**
 * Assertions as data, about the facts since some moment, or about the state by one of the game's queries. Scenes, tasks
 * and lessons are checked with them.
 */
export type Assertion =
  | {
      /** A number of facts (by default at least one) match all of `match`. */
      readonly is: 'fact';
      readonly match: Params;
      readonly times?: number;
    }
  | {
      /** The result of a query equals a value, or is a number within bounds. */
      readonly is: 'value';
      readonly of: string;
      readonly args: readonly Json[];
      readonly equals?: Json;
      readonly min?: number;
      readonly max?: number;
    }
  | { readonly is: 'all' | 'any'; readonly of: readonly Assertion[] }
  | { readonly is: 'not'; readonly of: Assertion };

/** The input of an assertion: the current state, and the facts since the moment that it refers to. */
export interface Evidence<S> {
  readonly state: S;
  readonly facts: readonly Fact[];
}

/**
 * Whether `assertion` holds. Throws on a query that the game does not have; the test of a scene finds such a mistake.
 */
export function holds<S>(game: Pick<Game<S>, 'queries'>, seen: Evidence<S>, assertion: Assertion): boolean {
  switch (assertion.is) {
    case 'fact': {
      const found = seen.facts.filter((fact) => matches(fact as unknown as Json, assertion.match)).length;
      return assertion.times === undefined ? found > 0 : found === assertion.times;
    }
    case 'value': {
      const query = Object.hasOwn(game.queries, assertion.of) ? game.queries[assertion.of] : undefined;
      if (!query) throw new Error(`no query '${assertion.of}'`);
      const answer = query(seen.state, ...(assertion.args as never[]));
      const { equals, min, max } = assertion;
      return (
        (equals === undefined || matches(answer, equals)) &&
        (min === undefined || (typeof answer === 'number' && answer >= min)) &&
        (max === undefined || (typeof answer === 'number' && answer <= max))
      );
    }
    case 'all':
      return assertion.of.every((a) => holds(game, seen, a));
    case 'any':
      return assertion.of.some((a) => holds(game, seen, a));
    case 'not':
      return !holds(game, seen, assertion.of);
  }
}

/** Whether `value` agrees with `wanted` in every key of `wanted`; other keys may have any value. */
export function matches(value: Json | undefined, wanted: Json): boolean {
  if (Array.isArray(wanted)) {
    return Array.isArray(value) && value.length === wanted.length && wanted.every((w, i) => matches(value[i], w));
  }
  if (typeof wanted === 'object' && wanted !== null) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    const record = value as Params;
    return Object.entries(wanted).every(([key, w]) => Object.hasOwn(record, key) && matches(record[key], w));
  }
  return value === wanted;
}

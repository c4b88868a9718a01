import * as v from 'valibot';
import type { Fault } from '../../../kernel/contract.ts';
import { MOST } from './schema.ts';

/** Describes errors in untrusted input. */

export const fault = (code: string, path: string, params: Fault['params'] = {}): Fault => ({ code, path, params });

/** A well-formed but impossible value; `received` is the value found. */
export const senseless = (path: string, received: string): Fault => fault('cannot-be', path, { received });

/** Forms of values that may be found. */
export type Form = 'nothing' | 'text' | 'number' | 'yes-or-no' | 'list' | 'group';
/** The expected value: of a form, within a limit, one of the `known` ones; or `nothing`. */
export type Wanted = Form | 'whole' | 'at-least' | 'at-most' | 'known';

/**
 * A violation of a schema: the `wanted` form (at least or at most `limit`), the `found` form, and the value `shown` if
 * it is short. The validator's own messages are not used.
 */
export function formFault(issue: v.BaseIssue<unknown>): Fault {
  const { wanted, limit } = wantedBy(issue);
  const { input } = issue;
  const shown = typeof input === 'string' ? input.slice(0, MOST.name) : typeof input === 'number' ? input : undefined;
  return fault('not-written-right', v.getDotPath(issue) ?? '', {
    wanted,
    found: formOf(input),
    ...(limit === undefined ? {} : { limit }),
    ...(shown === undefined ? {} : { shown }),
  });
}

function formOf(input: unknown): Form {
  if (input === undefined || input === null) return 'nothing';
  if (Array.isArray(input)) return 'list';
  switch (typeof input) {
    case 'string':
      return 'text';
    case 'number':
      return 'number';
    case 'boolean':
      return 'yes-or-no';
    default:
      return 'group';
  }
}

/** The wanted form by the validator's kind of issue; `known` for all other kinds. */
const WANTED_BY: { readonly [type: string]: Wanted } = {
  string: 'text',
  number: 'number',
  integer: 'whole',
  safe_integer: 'whole',
  boolean: 'yes-or-no',
  array: 'list',
  tuple: 'list',
  record: 'group',
  object: 'group',
  strict_object: 'group',
  min_value: 'at-least',
  min_length: 'at-least',
  max_value: 'at-most',
  max_length: 'at-most',
};

function wantedBy({ type, expected, received, requirement, input }: v.BaseIssue<unknown>): {
  readonly wanted: Wanted;
  readonly limit?: number;
} {
  // An unknown key, and a missing one.
  if (expected === 'never') return { wanted: 'nothing' };
  if (type === 'strict_object' && received === 'undefined' && input === undefined) return { wanted: 'known' };
  const wanted = WANTED_BY[type] ?? 'known';
  return typeof requirement === 'number' ? { wanted, limit: requirement } : { wanted };
}

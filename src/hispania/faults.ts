import * as v from 'valibot';
import type { Fault } from '../kernel/contract.ts';
import { MOST } from './schema.ts';

/** Writing down what is wrong with what comes from outside. */

export const fault = (code: string, path: string, params: Fault['params'] = {}): Fault => ({ code, path, params });

/** What has the right form and cannot be: `received` is what was found there. */
export const senseless = (path: string, received: string): Fault =>
  fault('not-written-right', path, { expected: '', received });

/** What does not fit a schema. */
export function formFault(issue: v.BaseIssue<unknown>): Fault {
  const params = { expected: String(issue.expected ?? ''), received: String(issue.received).slice(0, MOST.name) };
  return fault('not-written-right', v.getDotPath(issue) ?? '', params);
}

import * as v from 'valibot';
import type { Fault } from '../kernel/contract.ts';
import { checkCorrections } from './data/corrections.ts';
import { type Corrections, dataSet, FIRST_SET } from './data/sets.ts';
import { formFault } from './faults.ts';
import { CORRECTIONS } from './schema.ts';

/**
 * What an owner of the printed game has entered, out of a file or a form: of the right shape, and against no known fact.
 * Returns the corrections, or everything that is wrong with them. Never throws on what is written.
 */
export function readCorrections(
  written: unknown,
  set: string = FIRST_SET,
):
  | { readonly corrections: Corrections; readonly faults?: undefined }
  | { readonly faults: readonly Fault[]; readonly corrections?: undefined } {
  const parsed = v.safeParse(CORRECTIONS, written);
  if (!parsed.success) return { faults: parsed.issues.map(formFault) };
  const corrections = parsed.output as Corrections;
  const faults = checkCorrections(dataSet(set), corrections);
  return faults.length > 0 ? { faults } : { corrections };
}

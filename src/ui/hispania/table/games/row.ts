import * as v from 'valibot';
import { NATIONS, SCENARIOS } from '../../../../hispania/data/ids.ts';
import type { Json } from '../../../../kernel/contract.ts';
import type { Summary } from '../summary.ts';

const whole = v.pipe(v.number(), v.safeInteger());

const SUMMARY = v.object({
  scenario: v.exactOptional(v.picklist(SCENARIOS)),
  turn: whole,
  lastTurn: whole,
  nation: v.exactOptional(v.picklist(NATIONS)),
  over: v.boolean(),
  corrected: v.exactOptional(v.literal(true)),
  scores: v.pipe(v.array(v.object({ seat: v.string(), points: whole })), v.maxLength(12)),
});

/** The summary that is kept with a game, if it is one: an older or a newer version may have written another. */
export function readSummary(kept: Json): Summary | undefined {
  const parsed = v.safeParse(SUMMARY, kept);
  return parsed.success ? parsed.output : undefined;
}

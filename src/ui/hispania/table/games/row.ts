import * as v from 'valibot';
import { NATIONS, SCENARIOS } from '../../../../hispania/data/ids.ts';
import type { Json } from '../../../../kernel/contract.ts';
import { MOST } from '../../../table/keeper-record.ts';
import type { Summary } from '../summary.ts';

/** Turns, and points in halves: more is no summary of ours, and would burst the line it stands in. */
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(-100_000), v.maxValue(100_000));

const SUMMARY = v.object({
  scenario: v.exactOptional(v.picklist(SCENARIOS)),
  turn: whole,
  lastTurn: whole,
  nation: v.exactOptional(v.picklist(NATIONS)),
  over: v.boolean(),
  corrected: v.exactOptional(v.literal(true)),
  scores: v.pipe(
    v.array(v.object({ seat: v.pipe(v.string(), v.maxLength(MOST.player)), points: whole })),
    v.maxLength(12),
  ),
});

/** The summary that is kept with a game, if it is one: an older or a newer version may have written another. */
export function readSummary(kept: Json): Summary | undefined {
  const parsed = v.safeParse(SUMMARY, kept);
  return parsed.success ? parsed.output : undefined;
}

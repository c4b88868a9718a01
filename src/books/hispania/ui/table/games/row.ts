import * as v from 'valibot';
import type { Fault, Json } from '../../../../../kernel/contract.ts';
import type { GameRecord } from '../../../../../ui/table/keeper.ts';
import { MOST } from '../../../../../ui/table/keeper-record.ts';
import { NATIONS, SCENARIOS } from '../../../engine/data/ids.ts';
import { DOUBTS, strangersAt } from '../doubts.ts';
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

const DOUBTFUL = v.object({ doubts: v.pipe(v.array(v.picklist(DOUBTS)), v.maxLength(12)) });

/** What is in doubt of a game that is listed: what was found when its file was read, and who sits where no seat is. */
export function doubtsIn({ summary, sittings }: Pick<GameRecord, 'summary' | 'sittings'>): readonly Fault[] {
  const seats = readSummary(summary)?.scores.map(({ seat }) => seat) ?? [];
  const strangers = seats.length > 0 ? strangersAt(seats, sittings) : [];
  const parsed = v.safeParse(DOUBTFUL, summary);
  const found = parsed.success ? [...new Set(parsed.output.doubts)] : [];
  return [
    ...strangers,
    ...found
      .filter((code) => !strangers.some((one) => one.code === code))
      .map((code): Fault => ({ code, path: '', params: {} })),
  ];
}

/** The summary that is kept with a game, if it is one: an older or a newer version may have written another. */
export function readSummary(kept: Json): Summary | undefined {
  const parsed = v.safeParse(SUMMARY, kept);
  return parsed.success ? parsed.output : undefined;
}

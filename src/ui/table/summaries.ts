import * as v from 'valibot';
import type { Fact, Fault, Json } from '../../kernel/contract.ts';
import { openSnapshot, type Save } from '../../kernel/saves.ts';
import { DOUBTS, type Doubt, doubtsOf, type Seated, strangersAt } from './doubts.ts';
import type { GameRecord } from './keeper.ts';
import type { Sitting } from './sitting.ts';

/** The summary of a game in the list, and the doubts about it. */

/** The doubts about a game from a file, which may have been changed manually: kept until its next answer. */
export interface Doubtful {
  readonly doubts?: readonly Doubt[];
}

/**
 * The summary of a save: that of the position that it continues from, if that is valid, and the doubts about the save.
 */
export function summaryOfSave<S, F extends Fact>(
  playable: Seated<S, F> & { summary(state: S): object },
  save: Save,
  sittings: readonly Sitting[],
): (object & Doubtful) | null {
  const { state } = openSnapshot(playable.game, save);
  const doubts = doubtsOf(playable, save, sittings).map(({ code }) => code as Doubt);
  if (doubts.length > 0) return { ...(state ? playable.summary(state) : {}), doubts };
  return state ? playable.summary(state) : null;
}

const DOUBTFUL = v.object({ doubts: v.pipe(v.array(v.picklist(DOUBTS)), v.maxLength(12)) });

/** The doubts about a listed game: those found when its file was read, and sittings at seats that do not exist. */
export function doubtsIn(
  { readSummary }: { readSummary(kept: Json): { readonly scores: readonly { readonly seat: string }[] } | undefined },
  { summary, sittings }: Pick<GameRecord, 'summary' | 'sittings'>,
): readonly Fault[] {
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

import * as v from 'valibot';
import type { Saying } from '../../../../ui/shelf/book-here.ts';
import { SHELF } from '../../words/en/shelf.ts';

const round = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(99));
/** The shelf's words for a game's summary (`ui/playable.ts`); they do not need the engine. */
const STANDING = v.object({ turn: round, lastTurn: round, over: v.boolean() });

/** The progress of a game: its round, or that it is over. */
export const sayingIn = (): Saying => (summary) => {
  const parsed = v.safeParse(STANDING, summary);
  if (!parsed.success) return undefined;
  const { turn, lastTurn, over } = parsed.output;
  return [over ? SHELF.over : SHELF.round(turn, lastTurn)];
};

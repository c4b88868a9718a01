import * as v from 'valibot';
import type { Saying } from '../../../../ui/shelf/book-here.ts';
import type { Lang } from '../../../../words/lang.ts';
import { shelfWordsOf } from '../../words/shelf.ts';

const number = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(99));
/** The shelf's words for a game's summary (`ui/playable.ts`); they do not need the engine. */
const STANDING = v.object({
  turn: number,
  lastTurn: number,
  over: v.boolean(),
  scores: v.pipe(v.array(v.object({ points: number })), v.length(1)),
});

/** The progress of a game, in a language: its turn and its points, or that it is over. */
export async function sayingIn(lang: Lang): Promise<Saying> {
  const words = await shelfWordsOf(lang);
  return (summary) => {
    const parsed = v.safeParse(STANDING, summary);
    if (!parsed.success) return undefined;
    const { turn, lastTurn, over, scores } = parsed.output;
    const points = scores[0]?.points ?? 0;
    return [over ? words.over(points) : words.turn(turn, lastTurn, points)];
  };
}

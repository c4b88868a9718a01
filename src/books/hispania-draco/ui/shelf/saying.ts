import * as v from 'valibot';
import type { Saying } from '../../../../ui/shelf/book-here.ts';
import type { Lang } from '../../../../words/lang.ts';
import { ENDINGS } from '../../engine/state.ts';
import { shelfWordsOf } from '../../words/shelf.ts';

const number = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(99));
/** The shelf's words for a game's summary (`ui/playable.ts`); they do not need the engine. */
const STANDING = v.object({ turn: number, capitals: number, ended: v.nullable(v.picklist(ENDINGS)) });

/** The progress of a game, in a language: its round and the capitals that are held, or how it ended. */
export async function sayingIn(lang: Lang): Promise<Saying> {
  const words = await shelfWordsOf(lang);
  return (summary) => {
    const parsed = v.safeParse(STANDING, summary);
    if (!parsed.success) return undefined;
    const { turn, capitals, ended } = parsed.output;
    return [ended ? words.over[ended] : words.round(turn, capitals)];
  };
}

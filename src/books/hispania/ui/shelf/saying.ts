import * as v from 'valibot';
import type { Said, Saying } from '../../../../ui/shelf/book-here.ts';
import type { Lang } from '../../../../words/lang.ts';
import type { Rich } from '../../../../words/rich.ts';
import { NATIONS } from '../../engine/data/ids.ts';
import { commonWordsOf } from '../../words/common.ts';
import { CLASS_OF, nameOf } from '../../words/marks.ts';
import { shelfWordsOf } from '../../words/shelf.ts';

/** The part of a game's summary (`ui/table/summary.ts`) that the shelf shows; it needs no engine. */
const STANDING = v.object({
  turn: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(99)),
  nation: v.exactOptional(v.picklist(NATIONS)),
  over: v.boolean(),
});

/** The state of a game of Hispania in a language: the active nation and the turn, or that it is over. */
export async function sayingIn(lang: Lang): Promise<Saying> {
  const [words, { names }] = await Promise.all([shelfWordsOf(lang), commonWordsOf(lang)]);
  const called = nameOf(names);
  return (summary) => {
    const parsed = v.safeParse(STANDING, summary);
    if (!parsed.success) return undefined;
    const { turn, nation, over } = parsed.output;
    const said: Rich = over ? words.over : nation ? words.leftOff(nation, turn) : words.turn(turn);
    return said.flatMap((piece): readonly Said[] => {
      if (typeof piece === 'string') return [piece];
      return 'tag' in piece ? [{ name: called(piece), set: CLASS_OF[piece.tag] ?? '' }] : [];
    });
  };
}

import * as v from 'valibot';
import type { Said, Saying } from '../../../../ui/shelf/book-here.ts';
import type { Rich } from '../../../../words/rich.ts';
import { NATIONS } from '../../engine/data/ids.ts';
import { NAMES as EN } from '../../words/en/names.ts';
import { SHELF as EN_WORDS } from '../../words/en/shelf.ts';
import { NAMES as FR } from '../../words/fr/names.ts';
import { SHELF as FR_WORDS } from '../../words/fr/shelf.ts';
import { CLASS_OF, nameOf } from '../../words/marks.ts';

/** The part of a game's summary (`ui/table/summary.ts`) that the shelf shows; it needs no engine. */
const STANDING = v.object({
  turn: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(99)),
  nation: v.exactOptional(v.picklist(NATIONS)),
  over: v.boolean(),
});

/** The state of a game of Hispania: the active nation and the turn, or that it is over. */
export const saying: Saying = (summary, lang) => {
  const parsed = v.safeParse(STANDING, summary);
  if (!parsed.success) return undefined;
  const { turn, nation, over } = parsed.output;
  const words = lang === 'fr' ? FR_WORDS : EN_WORDS;
  const said: Rich = over ? words.over : nation ? words.leftOff(nation, turn) : words.turn(turn);
  const called = nameOf(lang === 'fr' ? FR : EN);
  return said.flatMap((piece): readonly Said[] => {
    if (typeof piece === 'string') return [piece];
    return 'tag' in piece ? [{ name: called(piece), set: CLASS_OF[piece.tag] ?? '' }] : [];
  });
};

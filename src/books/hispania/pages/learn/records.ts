import { address, type Lang } from '../../../../words/lang.ts';
import type { NationId } from '../../engine/data/ids.ts';
import { NATIONS } from '../../engine/data/ids.ts';
import { nationIn } from '../../words/marks.ts';
import { type HispaniaRecord, ownSearchWords } from '../search/of-hispania.ts';
import { type DataWords, plain } from '../sheets/words.ts';
import { bookWords } from '../site-words.ts';
import { lessonPath, lessons } from './lessons.ts';
import { PUZZLES_PATH } from './puzzles.ts';
import { TEACH_PATH } from './teach.ts';
import { puzzleWords, teachWords } from './words.ts';

/** The search records of lessons. */
export function lessonRecords({
  lang,
  words: { names },
}: {
  readonly lang: Lang;
  readonly words: DataWords;
}): HispaniaRecord[] {
  return [
    puzzlesRecord(lang),
    teachRecord(lang),
    ...lessons(lang).map(({ id, rules, told }) => {
      // The parts beyond its subject are found in whole texts only, like the steps of a scene: the first search has no room for them.
      const all = [told.learn, told.about, ...Object.values(told.steps).map(({ ask }) => ask), told.after];
      const named = all.flat().map(nationIn);
      return {
        id,
        kind: 'lesson' as const,
        lang,
        title: told.title,
        path: rules.join(', '),
        address: address(lang, lessonPath(id)),
        text: plain(told.learn, names),
        whole: all.map((sentence) => plain(sentence, names)).join(' '),
        nations: [...new Set(named.filter((one): one is NationId => NATIONS.some((nation) => nation === one)))],
        aliases: [],
      };
    }),
  ];
}

/** One record for all puzzles: one for each would take more room than the search has. */
function puzzlesRecord(lang: Lang): HispaniaRecord {
  const { title, description: text } = puzzleWords(lang);
  return {
    id: 'puzzles',
    kind: 'lesson',
    lang,
    title,
    path: bookWords(lang).nav.learn,
    address: address(lang, PUZZLES_PATH),
    text,
    nations: [],
    aliases: [],
  };
}

/** The sheet for explaining the game. */
function teachRecord(lang: Lang): HispaniaRecord {
  const { title, lead: text } = teachWords(lang).teach;
  return {
    id: 'teach',
    kind: 'lesson',
    lang,
    title,
    path: bookWords(lang).nav.learn,
    address: address(lang, TEACH_PATH),
    text,
    nations: [],
    aliases: ownSearchWords(lang).ofTeaching.split(', '),
  };
}

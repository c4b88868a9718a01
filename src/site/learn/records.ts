import type { NationId } from '../../hispania/data/ids.ts';
import { NATIONS } from '../../hispania/data/ids.ts';
import { address, type Lang } from '../../words/lang.ts';
import type { SiteRecord } from '../search/record.ts';
import { type DataWords, plain } from '../sheets/words.ts';
import { lessonPath, lessons } from './lessons.ts';

/** Lessons as the search finds them. Their words are English only: they are left out of the other languages. */
export function lessonRecords({
  lang,
  words: { names },
}: {
  readonly lang: Lang;
  readonly words: DataWords;
}): SiteRecord[] {
  if (lang !== 'en') return [];
  return lessons().map(({ id, rules, told }) => {
    const said = [told.learn, told.about, ...Object.values(told.steps).map(({ ask }) => ask), told.after];
    const named = said
      .flat()
      .flatMap((piece) => (typeof piece === 'object' && 'nation' in piece ? [piece.nation] : []));
    return {
      id,
      kind: 'lesson' as const,
      lang,
      title: told.title,
      path: rules.join(', '),
      address: address(lang, lessonPath(id)),
      text: said.map((sentence) => plain(sentence, names)).join(' '),
      nations: [...new Set(named.filter((one): one is NationId => NATIONS.some((nation) => nation === one)))],
      aliases: [],
    };
  });
}

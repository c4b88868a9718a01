import type { EntityKind, Headings, SectionLink } from '../../../site/book.ts';
import { ruleAnchor, ruleHeading } from '../../../site/build/rule-anchors.ts';
import type { Lang } from '../../../words/lang.ts';
import { NATIONS, type NationId, PROVINCES, ruleOfNation } from '../engine/data/ids.ts';
import { printedNumber } from '../engine/data/rule-ids.ts';
import { chipOf } from '../ui/colours.ts';
import { byName, names } from './names.ts';
import { PATHS } from './paths.ts';
import { referenceNames } from './reference/pages.ts';
import { dataWords } from './sheets/words.ts';
import { bookWords } from './site-words.ts';

/** Hispania's nations, each with its sheet, and its provinces, which are on the map. */
export function entitiesOf(lang: Lang): readonly [nations: EntityKind, provinces: EntityKind] {
  const { nations, places } = names(lang);
  return [
    {
      id: 'nation',
      head: { path: PATHS.nations, title: bookWords(lang).contents.nations },
      entities: byName(NATIONS, nations, lang).map((id) => ({
        id,
        name: nations[id],
        number: printedNumber(ruleOfNation(id)),
        path: PATHS.nation(id),
        chip: chipOf(id),
        picture: id,
      })),
      pages: {
        outside: dataWords(lang).pages.nation.sheetOf,
        sections: (id, headings) => sectionsOf(id as NationId, headings, lang),
      },
    },
    {
      id: 'province',
      head: { path: '/hispania/provinces/', title: referenceNames(lang).provinces },
      entities: PROVINCES.map((id) => ({ id, name: places[id], path: PATHS.province(id) })),
    },
  ];
}

/** The sections of a nation's sheet; the rules that only it has are among them, with their names. */
function sectionsOf(nation: NationId, headings: Headings, lang: Lang): readonly SectionLink[] {
  const { history, scores, special, prey, play } = dataWords(lang).pages.nation;
  const own = headings.flatMap(({ text, slug }) => {
    return /^r11-/.test(slug) ? [{ anchor: slug, title: ruleHeading(text)?.title ?? text }] : [];
  });
  return [
    { anchor: 'history', title: history },
    { anchor: 'plays-for', title: scores },
    { anchor: ruleAnchor(ruleOfNation(nation)), title: special },
    ...own,
    { anchor: 'prey', title: prey },
    { anchor: 'play', title: play },
  ];
}

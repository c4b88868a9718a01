import type { APIRoute } from 'astro';
import { href, langPaths } from '../../../site/page.ts';
import type { Lang } from '../../../words/lang.ts';
import { NATIONS, RULE_IDS, type RuleId } from '../engine/data/ids.ts';
import { chapterOf, printedNumber } from '../engine/data/rule-ids.ts';
import { rulePath } from '../pages/book.ts';
import { lessons as allLessons, lessonPath } from '../pages/learn/lessons.ts';
import { names } from '../pages/names.ts';
import { PATHS } from '../pages/paths.ts';
import { ruleTitles } from '../pages/rule-words.ts';
import { scenesTold } from '../pages/scene-words.ts';
import { SCENE_IDS } from '../scenes/ids.ts';

export const getStaticPaths = langPaths;

/** One line of the index: a permanent id, its title and its address in the language of the index. */
interface Entry {
  readonly id: string;
  readonly title: string;
  readonly address: string;
}

/** A rule also has its number, and its text as a piece of HTML without script. */
interface RuleEntry extends Entry {
  /** The printed number: that of its section for a part without one. */
  readonly number: string;
  readonly fragment: string;
}

/** Chapter by chapter, each chapter itself before its rules. The build checks that every rule has its heading. */
const rules = (lang: Lang): RuleEntry[] =>
  [...RULE_IDS]
    .sort((a, b) => chapterOf(a) - chapterOf(b))
    .map((id: RuleId) => ({
      id,
      number: printedNumber(id),
      title: ruleTitles(lang)[id],
      address: href(lang, rulePath(id)),
      fragment: href(lang, PATHS.fragment(id)),
    }));

/** `/hispania/index.json`, `/fr/hispania/index.json`: everything with an address on the site, for other sites and for the page of missing addresses. */
export const GET: APIRoute<{ readonly lang: Lang }> = ({ props: { lang } }) => {
  const { nations: called } = names(lang);
  const told = scenesTold(lang);
  const nations = NATIONS.map((id) => ({ id, title: called[id], address: href(lang, PATHS.nation(id)) }));
  const scenes = SCENE_IDS.map((id) => ({ id, title: told[id].title, address: href(lang, PATHS.scene(id)) }));
  const lessons = allLessons(lang).map(({ id, rules: taught, told: { title } }) => ({
    id,
    title,
    address: href(lang, lessonPath(id)),
    rules: taught,
  }));
  return Response.json({ rules: rules(lang), scenes, nations, lessons });
};

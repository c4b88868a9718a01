import type { APIRoute } from 'astro';
import { href } from '../../../../site/page.ts';
import { NATIONS, RULE_IDS, type RuleId } from '../../engine/data/ids.ts';
import { chapterOf, printedNumber } from '../../engine/data/rule-ids.ts';
import { rulePath } from '../../pages/book.ts';
import { lessons as allLessons, lessonPath } from '../../pages/learn/lessons.ts';
import { PATHS } from '../../pages/paths.ts';
import { SCENE_IDS } from '../../scenes/ids.ts';
import { NAMES } from '../../words/en/names.ts';
import { RULE_TITLES } from '../../words/en/rules.ts';
import { SCENE_WORDS } from '../../words/en/scenes.ts';

/** One line of the index: a permanent id, its English title, its address. */
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
const rules = (): RuleEntry[] =>
  [...RULE_IDS]
    .sort((a, b) => chapterOf(a) - chapterOf(b))
    .map((id: RuleId) => ({
      id,
      number: printedNumber(id),
      title: RULE_TITLES[id],
      address: href('en', rulePath(id)),
      fragment: href('en', PATHS.fragment(id)),
    }));

/** `/hispania/index.json`: everything with an address on the site, for other sites and for the page of missing addresses. */
export const GET: APIRoute = () => {
  const nations = NATIONS.map((id) => ({ id, title: NAMES.nations[id], address: href('en', PATHS.nation(id)) }));
  const scenes = SCENE_IDS.map((id) => ({ id, title: SCENE_WORDS[id].title, address: href('en', PATHS.scene(id)) }));
  const lessons = allLessons().map(({ id, rules: taught, told }) => ({
    id,
    title: told.title,
    address: href('en', lessonPath(id)),
    rules: taught,
  }));
  return Response.json({ rules: rules(), scenes, nations, lessons });
};

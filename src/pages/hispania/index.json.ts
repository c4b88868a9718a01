import { getCollection, render } from 'astro:content';
import type { APIRoute } from 'astro';
import { NATIONS } from '../../hispania/data/ids.ts';
import { CHAPTERS } from '../../hispania/data/rule-ids.ts';
import { SCENE_IDS } from '../../hispania/scenes/ids.ts';
import { ruleAnchor, ruleHeading } from '../../site/build/rule-anchors.ts';
import { href } from '../../site/page.ts';
import { chapterPath, PATHS } from '../../site/records.ts';
import { NAMES } from '../../words/en/names.ts';
import { SCENE_WORDS } from '../../words/en/scenes.ts';

/** One line of the index: a permanent id, its English title, its address. */
interface Entry {
  readonly id: string;
  readonly title: string;
  readonly address: string;
}

/** A rule has its text besides, as a piece of HTML without script. */
interface RuleEntry extends Entry {
  readonly fragment: string;
}

/** The rules that stand on a page, in order, each chapter's own before its parts. */
async function rules(): Promise<RuleEntry[]> {
  const docs = await getCollection('docs');
  const found = CHAPTERS.flatMap(({ number }) => {
    const path = chapterPath(number);
    const entry = docs.find(({ id }) => `/${id}/` === path);
    return entry ? [{ number, path, entry }] : [];
  });
  const rule = (path: string, id: string, title: string): RuleEntry => ({
    id,
    title,
    address: href('en', `${path}#${ruleAnchor(id)}`),
    fragment: href('en', PATHS.fragment(id)),
  });
  const chapters = await Promise.all(
    found.map(async ({ number, path, entry }) => {
      const { headings } = await render(entry);
      const parts = headings.flatMap(({ slug, text }) => {
        const id = /^r(\d.*)$/.exec(slug)?.[1];
        if (!id) return [];
        // The name of an unnumbered part stands behind its title.
        const title = ruleHeading(text)?.title ?? text.replace(` ${id}`, '');
        return [rule(path, id, title)];
      });
      return [rule(path, `${number}`, entry.data.title), ...parts];
    }),
  );
  return chapters.flat();
}

/** `/hispania/index.json`: what has an address on the site, for other sites and for the page that is not there. */
export const GET: APIRoute = async () => {
  const nations = NATIONS.map((id) => ({ id, title: NAMES.nations[id], address: href('en', PATHS.nation(id)) }));
  const scenes = SCENE_IDS.map((id) => ({ id, title: SCENE_WORDS[id].title, address: href('en', PATHS.scene(id)) }));
  return Response.json({ rules: await rules(), scenes, nations, lessons: [] });
};

import type { APIRoute } from 'astro';
import { href } from '../../../site/page.ts';
import type { Lang } from '../../../words/lang.ts';
import { RULE_IDS } from '../engine/data/rules.ts';
import { rulePath } from '../pages/chapters.ts';
import { withText } from '../pages/languages.ts';
import { pageWords } from '../pages/words.ts';

export const getStaticPaths = withText;

/** `/hispania-draco/index.json`, `/fr/hispania-draco/index.json`: the rules of the book, for the page of missing addresses. */
export const GET: APIRoute<{ lang: Lang }> = ({ props: { lang } }) => {
  const { RULE_TITLES } = pageWords(lang);
  return Response.json({
    rules: RULE_IDS.map((id) => ({ id, title: RULE_TITLES[id], address: href(lang, rulePath(id)) })),
  });
};

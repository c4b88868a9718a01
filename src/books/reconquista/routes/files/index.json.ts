import type { APIRoute } from 'astro';
import { href } from '../../../../site/page.ts';
import { RULE_IDS } from '../../engine/data/rules.ts';
import { rulePath } from '../../pages/chapters.ts';
import { pageWords } from '../../pages/words.ts';

/** `/reconquista/index.json`: the rules of the book, for the page of missing addresses. */
export const GET: APIRoute = () =>
  Response.json({
    rules: RULE_IDS.map((id) => ({ id, title: pageWords('en').RULE_TITLES[id], address: href('en', rulePath(id)) })),
  });

import type { APIRoute } from 'astro';
import { href } from '../../../../site/page.ts';
import { RULE_IDS } from '../../engine/data/rules.ts';
import { rulePath } from '../../pages/chapters.ts';
import { RULE_TITLES } from '../../words/en/rules.ts';

/** `/reconquista/index.json`: the rules of the book, for the page of missing addresses. */
export const GET: APIRoute = () =>
  Response.json({ rules: RULE_IDS.map((id) => ({ id, title: RULE_TITLES[id], address: href('en', rulePath(id)) })) });

import type { APIRoute } from 'astro';
import { href } from '../../../../site/page.ts';
import { RULE_IDS } from '../../engine/data/ids.ts';
import { rulePath } from '../../pages/rules.ts';
import { RULES } from '../../words/en/rules.ts';

/** `/tiny/index.json`: the rules of the book, for the page of missing addresses. */
export const GET: APIRoute = () =>
  Response.json({ rules: RULE_IDS.map((id) => ({ id, title: RULES[id], address: href('en', rulePath(id)) })) });

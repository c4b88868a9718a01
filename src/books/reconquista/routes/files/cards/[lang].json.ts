import type { APIRoute } from 'astro';
import { wholeLanguages } from '../../../../../site/meta.ts';
import { META } from '../../../meta.ts';
import { cards } from '../../../pages/cards.ts';

export const getStaticPaths = () => wholeLanguages(META).map((lang) => ({ params: { lang } }));

/** The cards of locations, fetched with the first request (`site/scripts/cards.ts`). */
export const GET: APIRoute = () => Response.json(cards());

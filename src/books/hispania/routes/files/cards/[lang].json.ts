import type { APIRoute } from 'astro';
import { LANGS, type Lang } from '../../../../../words/lang.ts';
import { cards } from '../../../pages/cards.ts';

export const getStaticPaths = () => LANGS.map((lang) => ({ params: { lang } }));

/** The cards of nations and provinces, fetched with the first request (`site/scripts/cards.ts`). */
export const GET: APIRoute = ({ params }) => new Response(JSON.stringify(cards(params['lang'] as Lang)));

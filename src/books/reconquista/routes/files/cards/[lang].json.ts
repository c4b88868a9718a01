import type { APIRoute } from 'astro';
import { wholeLanguages } from '../../../../../site/meta.ts';
import type { Lang } from '../../../../../words/lang.ts';
import { META } from '../../../meta.ts';
import { cards } from '../../../pages/cards.ts';

export const getStaticPaths = () => wholeLanguages(META).map((lang) => ({ params: { lang }, props: { lang } }));

/** The cards of locations, fetched with the first request (`site/scripts/cards.ts`). */
export const GET: APIRoute<{ lang: Lang }> = ({ props }) => Response.json(cards(props.lang));

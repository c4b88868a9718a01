import type { APIRoute } from 'astro';
import { asset } from '../site/page.ts';

/** Everything may be read; where the list of pages is. */
export const GET: APIRoute = ({ site, url }) =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL(asset('/sitemap-index.xml'), site ?? url).href}\n`);

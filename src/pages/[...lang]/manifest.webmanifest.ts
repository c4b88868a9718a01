import type { APIRoute } from 'astro';
import { asset, href, langPaths } from '../../site/page.ts';
import { siteWords } from '../../site/words.ts';
import type { Lang } from '../../words/lang.ts';

export const getStaticPaths = langPaths;

/** What a device needs to install the site: one manifest for each language, below whatever base the site is built for. */
export const GET: APIRoute = ({ props }) => {
  const { lang } = props as { lang: Lang };
  const words = siteWords(lang);
  const icon = (name: string, size: number, purpose: string) => ({
    src: asset(`/${name}.png`),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return new Response(
    JSON.stringify({
      id: href(lang, '/'),
      lang,
      name: words.name,
      short_name: words.name,
      description: words.tagline,
      start_url: href(lang, '/'),
      scope: asset('/'),
      display: 'standalone',
      theme_color: '#fcfaf6',
      background_color: '#fcfaf6',
      icons: [icon('icon-192', 192, 'any'), icon('icon-512', 512, 'any'), icon('icon-maskable-512', 512, 'maskable')],
    }),
    { headers: { 'content-type': 'application/manifest+json' } },
  );
};

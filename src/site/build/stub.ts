import type { Lang } from '../../words/lang.ts';
import { siteWords } from '../words.ts';

/** A page without a text in its language. */
export interface Stub {
  readonly lang: Lang;
  /** The address of the English page. */
  readonly to: string;
}

/** Positions, games and rule anchors lie in the query and the fragment, which only a script can keep. */
const GO = 'location.replace(document.links[0].href+location.search+location.hash)';

/**
 * The page at the address of a page that has no text in this language, below 1 kB: a script leads to the English page
 * and keeps query and fragment; without a script the browser goes there, or the reader follows the link.
 */
export function stubPage({ lang, to }: Stub): string {
  const { text, link } = siteWords(lang).untranslated;
  return [
    `<!DOCTYPE html><html lang="${lang}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">`,
    `<title>${text}</title>`,
    `<noscript><meta http-equiv="refresh" content="0;url=${to}"></noscript></head>`,
    `<body><p>${text} <a data-instead href="${to}" hreflang="en">${link}</a></p><script>${GO}</script></body></html>\n`,
  ].join('');
}

/** Where a built page leads if it is a stub. */
export const ledTo = (html: string): string | undefined => /<a data-instead href="([^"]+)"/.exec(html)?.[1];

import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { LANGS } from '../../words/lang.ts';
import { ledTo } from './stub.ts';

/** The stubs of a build: by their address, the address of the page to which each leads. */
export type Stubs = ReadonlyMap<string, string>;

/** A stub is smaller than this, in bytes: larger files need not be read to find them. */
const SMALL = 2048;

/** After the build: no page, card or sitemap leads to a stub, but straight to the page that exists. */
export function stubs(): AstroIntegration {
  let base = '';
  return {
    name: 'stubs',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base.replace(/\/$/, '');
      },
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const found = await stubsIn(root, base);
        for (const name of await readdir(root, { recursive: true })) {
          if (!/\.(html|json|xml)$/.test(name)) continue;
          const file = join(root, name);
          const text = await readFile(file, 'utf8');
          if (ledTo(text) !== undefined) continue;
          const at = `${base}/${name.replaceAll('\\', '/').replace(/[^/]+$/, '')}`;
          const led = name.endsWith('.xml') ? withoutStubs(text, found) : ledOn(text, found, at);
          if (led !== text) await writeFile(file, led);
        }
        logger.info(`${found.size} pages without a text in their language`);
      },
    },
  };
}

/** The stubs in a build folder. `base`: the path of the site, without a slash at its end. */
export async function stubsIn(root: string, base: string): Promise<Stubs> {
  const found = new Map<string, string>();
  for (const lang of LANGS) {
    const names = await readdir(join(root, lang), { recursive: true }).catch(() => []);
    for (const name of names.filter((one) => /(^|[\\/])index\.html$/.test(one))) {
      const file = join(root, lang, name);
      if ((await stat(file)).size >= SMALL) continue;
      const to = ledTo(await readFile(file, 'utf8'));
      const path = name.replaceAll('\\', '/').replace(/index\.html$/, '');
      if (to !== undefined) found.set(`${base}/${lang}/${path}`, to);
    }
  }
  return found;
}

const ALTERNATE = /<link rel="alternate" hreflang="[^"]*" href="([^"]+)"\/?>/g;
/** A link from the folder of a page, up to its query or fragment. */
const RELATIVE = /(?<=\shref=")\.{1,2}\/[^"#?\s]*(?=["#?])/g;
const OTHER_LANGUAGE = /<a href="([^"#]+)"( lang="\w+" hreflang="\w+")( data-same(?:="")?)?/g;
/** An address in a page, or in a string of a JSON file, up to its query or fragment. */
const ADDRESS = /(?<=["'(])\/[^"'()#?\s\\<>]*\/(?=["'()#?\\])/g;

/**
 * A page or a card without links to stubs: the list of its languages leaves them out, the link to another language
 * leads to the nearest page above that exists in it, every other link to the English page. `at`: the address of its folder.
 */
export function ledOn(text: string, found: Stubs, at: string): string {
  return text
    .replace(ALTERNATE, (tag, url: string) => (found.has(pathOf(url)) ? '' : tag))
    .replace(OTHER_LANGUAGE, (tag, path: string, lang: string) =>
      found.has(path) ? `<a href="${above(path, found)}"${lang}` : tag,
    )
    .replace(RELATIVE, (path) => found.get(new URL(path, `http://x${at}`).pathname) ?? path)
    .replace(ADDRESS, (path) => found.get(path) ?? path);
}

/** The nearest page at or above a path that is no stub. */
function above(path: string, found: Stubs): string {
  return found.has(path) ? above(path.replace(/[^/]+\/$/, ''), found) : path;
}

const ENTRY = /<url><loc>([^<]+)<\/loc>.*?<\/url>/g;
const TRANSLATION = /<xhtml:link rel="alternate" hreflang="[^"]*" href="([^"]+)"\/>/g;

/** A sitemap without the stubs, neither as pages nor as translations. */
export function withoutStubs(sitemap: string, found: Stubs): string {
  return sitemap
    .replace(ENTRY, (entry, url: string) => (found.has(pathOf(url)) ? '' : entry))
    .replace(TRANSLATION, (link, url: string) => (found.has(pathOf(url)) ? '' : link));
}

const pathOf = (url: string): string => new URL(url).pathname;

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { COMPLETE, LANGS, type Lang } from '../../words/lang.ts';
import type { BookBuild, RulesPage } from '../build/book-build.ts';
import { rulesFiles } from '../build/rules-files.ts';
import { cutPage } from './cut.ts';
import { dataPath, packed } from './data.ts';
import type { SiteRecord } from './record.ts';
import { withStandIns } from './stand-ins.ts';
import { isOfTexts, TEXTS, textIndex } from './text-index.ts';

/**
 * After the build: reads the rules from the built chapters and sheets, adds the records made from the data, and writes them, and
 * the index of their whole texts. While pages are being written, the search finds what was built last.
 */
export function searchIndex(books: readonly BookBuild[]): AstroIntegration {
  let built = '';
  return {
    name: 'search-index',
    hooks: {
      'astro:config:done': ({ config }) => {
        built = fileURLToPath(config.outDir);
      },
      'astro:server:setup': ({ server }) => {
        for (const lang of LANGS) {
          server.middlewares.use(`/${dataPath(lang)}`, (_, answer, next) => {
            readFile(join(built, dataPath(lang))).then(
              (data) => answer.end(data),
              () => next(),
            );
          });
        }
        server.middlewares.use(`/${TEXTS}`, ({ url = '' }, answer, next) => {
          const path = url.replace(/^\/|\?.*/g, '');
          if (!isOfTexts(path)) return next();
          readFile(join(built, TEXTS, path)).then(
            (data) => answer.setHeader('content-type', path.endsWith('.js') ? 'text/javascript' : '').end(data),
            () => next(),
          );
        });
      },
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const write = async (path: string, content: string | Uint8Array): Promise<void> => {
          const file = join(root, path);
          await mkdir(dirname(file), { recursive: true });
          await writeFile(file, content);
        };
        const counts: string[] = [];
        const all: SiteRecord[] = [];
        const recordsIn = async (lang: Lang): Promise<readonly SiteRecord[]> => {
          const found = await Promise.all(
            books.map(async (book) => book.records(lang, await rulesPages(root, lang, book))),
          );
          return found.flat();
        };
        const english = await recordsIn('en');
        for (const lang of LANGS) {
          const own = lang === 'en' ? english : await recordsIn(lang);
          const records = COMPLETE.includes(lang) ? own : withStandIns(lang, own, english);
          await write(dataPath(lang), packed(records, lang));
          counts.push(`${lang} ${own.length}`);
          // Whole texts are looked through in the page's own language only.
          all.push(...own);
        }
        for (const { path, content } of await textIndex(all)) await write(`${TEXTS}/${path}`, content);
        logger.info(`records: ${counts.join(', ')}`);
      },
    },
  };
}

/** The pages that hold the rules in a language; one that only stands in, in English, is left out of the other languages. */
async function rulesPages(root: string, lang: Lang, book: BookBuild): Promise<RulesPage[]> {
  return (await rulesFiles(root, lang, book))
    .map(({ of, html }) => ({ of, ...cutPage(html) }))
    .filter((page) => page.textLang === lang);
}

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { LANGS, type Lang } from '../../words/lang.ts';
import type { BookBuild, RulesPage } from '../build/book-build.ts';
import { rulesFiles } from '../build/rules-files.ts';
import { type Stubs, stubsIn } from '../build/stubs.ts';
import { cutPage } from './cut.ts';
import { BOOKS, dataPath, packed } from './data.ts';
import type { SiteRecord } from './record.ts';
import { standInWords, withStandIns } from './stand-ins.ts';
import { isOfTexts, textIndex, textsPath } from './text-index.ts';

/**
 * After the build: reads the rules of each book from its built pages, adds the records made from its data, and writes
 * them, and the index of their whole texts, into the book's folder; and the list of these books. In development, the
 * search uses the last build.
 */
export function searchIndex(books: readonly BookBuild[]): AstroIntegration {
  let built = '';
  let base = '';
  const files = new Set([BOOKS, ...books.flatMap(({ id }) => LANGS.map((lang) => dataPath(id, lang)))]);
  /** Whether a path is a file of the search. */
  const isSearched = (path: string): boolean =>
    files.has(path) ||
    books.some(({ id }) => path.startsWith(`${textsPath(id)}/`) && isOfTexts(path.slice(textsPath(id).length + 1)));
  return {
    name: 'search-index',
    hooks: {
      'astro:config:done': ({ config }) => {
        built = fileURLToPath(config.outDir);
        base = config.base.replace(/\/$/, '');
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((request, answer, next) => {
          const path = (request.url ?? '').replace(/^\/|\?.*/g, '');
          if (!isSearched(path)) return next();
          readFile(join(built, path)).then(
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
        const stubs = await stubsIn(root, base);
        await write(BOOKS, JSON.stringify(books.map(({ id }) => id)));
        for (const book of books) {
          const counts: string[] = [];
          const all: SiteRecord[] = [];
          const recordsIn = async (lang: Lang) => book.records(lang, await rulesPages(root, lang, book));
          const english = await recordsIn('en');
          for (const lang of LANGS) {
            const own =
              lang === 'en' ? english : (await recordsIn(lang)).map((record) => ledToPage(record, stubs, base));
            const whole = book.languages[lang] === 'whole';
            const records = whole ? own : withStandIns(own, english);
            const about = book.search(lang);
            const query = whole ? about.query : standInWords(about.query, book.search('en').query);
            await write(dataPath(book.id, lang), packed(records, lang, { ...about, query }));
            counts.push(`${lang} ${own.length}`);
            // Whole texts are searched only in the page's own language.
            all.push(...own);
          }
          for (const { path, content } of await textIndex(all)) await write(`${textsPath(book.id)}/${path}`, content);
          logger.info(`records of ${book.id}: ${counts.join(', ')}`);
        }
      },
    },
  };
}

async function rulesPages(root: string, lang: Lang, book: BookBuild): Promise<RulesPage[]> {
  return (await rulesFiles(root, lang, book)).map(({ of, html }) => ({ of, ...cutPage(html) }));
}

/** A record whose page is a stub leads to the page that exists. */
function ledToPage(record: SiteRecord, stubs: Stubs, base: string): SiteRecord {
  const [path = '', ...anchor] = record.address.split(/(?=[?#])/);
  const to = stubs.get(base + path);
  return to === undefined ? record : { ...record, address: [to.slice(base.length), ...anchor].join('') };
}

import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { close, createIndex, type IndexFile } from 'pagefind';
import { LANGS, type Lang } from '../../words/lang.ts';
import { builtChapters } from '../build/built-page.ts';
import { type ChapterPage, siteRecords } from '../records.ts';
import { customRecord } from './custom-record.ts';
import { cutPage } from './cut.ts';
import type { SiteRecord } from './record.ts';

/**
 * Words and places in one piece of the index: each new word loads the piece that it is in. Pagefind's own 20,000 make pieces
 * of 23 kB, which breaks the budget of a first search (tests/e2e/budget.spec.ts); these have 3. Pagefind reads this name, but
 * does not promise to.
 */
const PIECE = ['PAGEFIND_UNSTABLE_INDEX_CHUNK_SIZE', '2000'] as const;

/** What the dialog loads. Pagefind would also write its interfaces, its worker and a program for languages it does not know. */
const LOADED =
  /^(pagefind\.js|pagefind-entry\.json|wasm\.(?!unknown).*\.pagefind|.*\.pf_(meta|index|filter|fragment))$/;

/** After the build: reads the rules from the built chapters, adds the records made from the data, and has Pagefind index them. */
export function searchIndex(): AstroIntegration {
  return {
    name: 'search-index',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const counts: string[] = [];
        const records: SiteRecord[] = [];
        for (const lang of LANGS) {
          const found = siteRecords(lang, await chapterPages(root, lang));
          records.push(...found);
          counts.push(`${lang} ${found.length}`);
        }
        for (const { path, content } of await indexed(records)) {
          const file = join(root, 'pagefind', path);
          await mkdir(dirname(file), { recursive: true });
          await writeFile(file, content);
        }
        logger.info(`records: ${counts.join(', ')}`);
      },
    },
  };
}

/** The chapters that have a page in a language; one that only stands in, in English, is left out of the other languages. */
async function chapterPages(root: string, lang: Lang): Promise<ChapterPage[]> {
  return (await builtChapters(root, lang))
    .map(({ number, html }) => ({ number, ...cutPage(html) }))
    .filter((page) => page.textLang === lang);
}

/** The files of Pagefind's index of these records, one index for each language. */
async function indexed(records: readonly SiteRecord[]): Promise<readonly IndexFile[]> {
  const [name, size] = PIECE;
  process.env[name] ??= size;
  try {
    const { index, errors } = await createIndex();
    if (!index) throw new Error(errors.join('\n'));
    for (const [place, record] of records.entries()) refuse(await index.addCustomRecord(customRecord(record, place)));
    const { files, ...made } = await index.getFiles();
    refuse(made);
    return files.filter(({ path }) => LOADED.test(path));
  } finally {
    await close();
  }
}

function refuse({ errors }: { readonly errors: readonly string[] }): void {
  if (errors.length > 0) throw new Error(`Pagefind: ${errors.join('\n')}`);
}

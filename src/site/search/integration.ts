import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { CHAPTERS } from '../../hispania/data/rule-ids.ts';
import { address, LANGS, type Lang } from '../../words/lang.ts';
import { type ChapterPage, chapterPath, siteRecords } from '../records.ts';
import { cutPage } from './cut.ts';
import { indexPath, indexRecord } from './record.ts';

/**
 * After the build: reads the rules from the built chapters, adds the records made from the data, and writes the index of
 * each language. The whole text of a language is smaller than the program of a search engine, so the index is just that:
 * the records, which the page searches by itself.
 */
export function searchIndex(): AstroIntegration {
  return {
    name: 'search-index',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const counts: string[] = [];
        for (const lang of LANGS) {
          const records = siteRecords(lang, await chapterPages(root, lang)).map(indexRecord);
          const file = join(root, indexPath(lang));
          await mkdir(dirname(file), { recursive: true });
          await writeFile(file, JSON.stringify(records));
          counts.push(`${lang} ${records.length}`);
        }
        logger.info(`records: ${counts.join(', ')}`);
      },
    },
  };
}

/** The chapters that have a page in a language; one that only stands in, in English, is left out of the other languages. */
async function chapterPages(root: string, lang: Lang): Promise<ChapterPage[]> {
  const pages: ChapterPage[] = [];
  for (const { number } of CHAPTERS) {
    const file = join(root, address(lang, chapterPath(number)), 'index.html');
    const html = await readFile(file, 'utf8').catch(() => undefined);
    if (html === undefined) continue;
    const page = cutPage(html);
    if (page.textLang === lang) pages.push({ number, ...page });
  }
  return pages;
}

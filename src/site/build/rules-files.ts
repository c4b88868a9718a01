import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { address, type Lang } from '../../words/lang.ts';
import type { BookBuild, RulesOn } from './book-build.ts';
import { ledTo } from './stub.ts';

/** A built page that holds rules. */
export interface RulesFile {
  readonly of: RulesOn['of'];
  readonly path: string;
  readonly html: string;
}

/** The pages that hold the rules of a book in a language, chapters first; none where a page is a stub. */
export async function rulesFiles(root: string, lang: Lang, { id, rulesOn }: BookBuild): Promise<readonly RulesFile[]> {
  const found = await Promise.all(
    rulesOn.map(async ({ of, page }) => {
      const path = address(lang, `/${id}/${page}`);
      const html = await readFile(join(root, path, 'index.html'), 'utf8').catch(() => undefined);
      return html === undefined || ledTo(html) !== undefined ? [] : [{ of, path, html }];
    }),
  );
  return found.flat();
}

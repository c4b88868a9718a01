import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { describe, it } from 'node:test';
import { LANGS } from '../../src/words/lang.ts';
import { ALL_METAS } from '../metas.ts';
import { SEARCHED_FILES, SEARCHED_NAMES } from './texts.ts';

/** The places in `full` that are missing in `part`. Words that players type are named by themselves, in each language by its own. */
function missing(full: unknown, part: unknown, path = ''): string[] {
  if (SEARCHED_NAMES.some((name) => path.endsWith(`.${name}`))) return [];
  if (part === undefined) return [path];
  if (typeof full !== 'object' || full === null || Array.isArray(full)) return [];
  const has = (typeof part === 'object' && part !== null ? part : {}) as Record<string, unknown>;
  return Object.entries(full).flatMap(([key, word]) => missing(word, has[key], path ? `${path}.${key}` : key));
}

describe('the words of a language', () => {
  it('are compared with the English ones, place by place', () => {
    const full = { a: 'x', b: { c: () => 'y', d: 'z' } };
    const why = 'Restore missing() in this file';
    assert.deepEqual(missing(full, { a: 'u', b: { c: () => 'v', d: 'w' } }), [], why);
    assert.deepEqual(missing(full, { a: 'u', b: { c: () => 'v' } }), ['b.d'], why);
    assert.deepEqual(missing(full, undefined), [''], why);
  });

  for (const book of ALL_METAS) {
    for (const lang of LANGS.filter((l) => l !== 'en')) {
      const files = globSync(`src/{,books/${book.id}/}words/en/**/*.ts`).map((file) => file.replaceAll('\\', '/'));
      it(`of ${book.id} are all there in ${lang} if it has that language in whole`, async () => {
        const gaps: string[] = [];
        for (const file of files) {
          const full = (await import(`../../${file}`)) as Record<string, unknown>;
          const twin = file.replace('/en/', `/${lang}/`);
          const part = globSync(twin).length > 0 ? ((await import(`../../${twin}`)) as Record<string, unknown>) : {};
          // A function that stands by itself is of the grammar of its language.
          const words = Object.fromEntries(Object.entries(full).filter(([, word]) => typeof word !== 'function'));
          if (!SEARCHED_FILES.test(file)) gaps.push(...missing(words, part, file));
          else gaps.push(...Object.keys(full).flatMap((name) => (name in part ? [] : [`${file}.${name}`])));
        }
        if (book.languages[lang] === 'whole')
          assert.deepEqual(gaps, [], `Write these words in ${lang}: the book is declared whole in it`);
        else assert.ok(gaps.length > 0, `${book.id} lacks nothing in ${lang}: declare it whole`);
      });
    }
  }
});

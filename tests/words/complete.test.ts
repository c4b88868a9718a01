import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { describe, it } from 'node:test';
import { COMPLETE, LANGS } from '../../src/words/lang.ts';

/** The places in `full` that are missing in `part`. */
function missing(full: unknown, part: unknown, path = ''): string[] {
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

  for (const lang of LANGS.filter((l) => l !== 'en')) {
    const files = globSync('src/{,books/*/}words/en/**/*.ts').map((file) => file.replaceAll('\\', '/'));
    it(`of ${lang} are all there once it is declared complete`, async () => {
      const gaps: string[] = [];
      for (const file of files) {
        const full = (await import(`../../${file}`)) as Record<string, unknown>;
        const twin = file.replace('/en/', `/${lang}/`);
        const part = globSync(twin).length > 0 ? ((await import(`../../${twin}`)) as Record<string, unknown>) : {};
        gaps.push(...missing(full, part, file));
      }
      // Not complete yet: then something is missing, or the language should be declared complete.
      if (COMPLETE.includes(lang))
        assert.deepEqual(gaps, [], `Write these words in ${lang}: src/words/lang.ts declares it complete`);
      else assert.ok(gaps.length > 0, `Declare ${lang} complete in src/words/lang.ts: it lacks no words`);
    });
  }
});

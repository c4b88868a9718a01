import { describe, it } from 'node:test';
import { siteRecords } from '../../../src/books/hispania/pages/records.ts';
import { LANGS } from '../../../src/words/lang.ts';
import { builtPath } from '../../built/dist.ts';

describe('the records of pages', () => {
  for (const lang of LANGS) {
    it(`lead to pages that are built in ${lang}`, () => {
      const pages = siteRecords(lang, []).filter(({ kind }) => kind === 'page');
      for (const { address } of pages) builtPath(`${address}index.html`);
    });
  }
});

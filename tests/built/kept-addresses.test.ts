import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addressesOf } from '../../scripts/corpus/addresses.ts';
import { CORPORA } from '../hispania/games/corpus.ts';
import { builtPath, DIST } from './dist.ts';

/** Addresses never change: each page, file and anchor of an older release is there in what was built. */

builtPath('index.html');
const now = addressesOf(DIST);

/** Files that only the scripts of one release read; they are in the folder of its book now. */
const MOVED: { readonly [address: string]: string } = {
  '/search/en.json': '/hispania/search/en.json',
  '/search/fr.json': '/hispania/search/fr.json',
};

for (const { version, addresses } of CORPORA) {
  describe(`the addresses of ${version}`, () => {
    it('are all there', () => {
      const gone = Object.keys(addresses).filter((address) => !((MOVED[address] ?? address) in now));
      assert.deepEqual(gone, []);
    });
    it('have all their anchors', () => {
      const gone = Object.entries(addresses).flatMap(([address, anchors]) => {
        const here = new Set(now[address] ?? []);
        return anchors.filter((anchor) => !here.has(anchor)).map((anchor) => `${address}#${anchor}`);
      });
      assert.deepEqual(gone, []);
    });
  });
}

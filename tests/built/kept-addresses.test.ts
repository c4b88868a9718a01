import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addressesOf } from '../../scripts/corpus/addresses.ts';
import { CORPORA } from '../hispania/games/corpus.ts';
import { builtPath, DIST } from './dist.ts';
import { readAt } from './led.ts';

/** Addresses never change: each page, file and anchor of an older release is there in what was built, or where its stub leads. */

builtPath('index.html');
const now = addressesOf(DIST);

/** Files that only the scripts of one release read: the search is in the folder of its book now, and the cut rules are in English. */
const MOVED: readonly (readonly [RegExp, string])[] = [
  [/^\/search\/(\w+\.json)$/, '/hispania/search/$1'],
  [/^\/fr(\/hispania\/rules\/fragments\/.*)$/, '$1'],
];
const movedTo = (address: string): string => MOVED.reduce((moved, [from, to]) => moved.replace(from, to), address);

for (const { version, addresses } of CORPORA) {
  describe(`the addresses of ${version}`, () => {
    it('are all there', () => {
      const gone = Object.keys(addresses).filter((address) => !(movedTo(address) in now));
      assert.deepEqual(gone, []);
    });
    it('have all their anchors', () => {
      const gone = Object.entries(addresses).flatMap(([address, anchors]) => {
        const here = new Set(now[readAt(address)] ?? []);
        return anchors.filter((anchor) => !here.has(anchor)).map((anchor) => `${address}#${anchor}`);
      });
      assert.deepEqual(gone, []);
    });
  });
}

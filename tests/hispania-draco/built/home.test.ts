import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readBuilt } from '../../built/dist.ts';

/** The first page of Hispania by Draco Ideas as it was built. Runs after `npm run build:test`. */
describe('the first page that was built', () => {
  for (const [page, name] of [
    ['/hispania-draco/index.html', 'Toletum'],
    ['/fr/hispania-draco/index.html', 'Toletum'],
  ] as const)
    it(`${page} has the map with its pieces and a name, and needs no script for it`, () => {
      const main = /<main[\s\S]*<\/main>/.exec(readBuilt(page))?.[0] ?? '';
      const drawing = /<svg[^>]*class="board-drawing[\s\S]*?<\/svg>/.exec(main)?.[0] ?? '';
      assert.match(drawing, /role="img"/);
      assert.match(drawing, /#g-army/);
      assert.ok(main.includes(`>${name}<`));
    });
});

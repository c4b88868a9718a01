import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { it } from 'node:test';

it('the parts of a live scene are no landmarks: a page holds several scenes, and landmarks of one name cannot be told apart', () => {
  const files = globSync('src/{ui/scene,books/*/ui/scene,books/*/ui/deciding}/**/*.tsx');
  assert.ok(files.length > 20, `${files.length} files`);
  const landmarks = files.filter((file) => /<(?:section|aside|nav)\b|role="region"/.test(readFileSync(file, 'utf8')));
  assert.deepEqual(landmarks, []);
});

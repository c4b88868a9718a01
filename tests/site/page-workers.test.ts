import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nameOf } from '../../src/site/build/page-workers.ts';

test('workers of two books have two names, though their folders have one', () => {
  const names = ['hispania', 'reconquista'].map((book) => nameOf(`/x/src/books/${book}/ui/bots/worker.ts`));
  assert.deepEqual(names, ['hispania.worker-bots', 'reconquista.worker-bots']);
  assert.equal(nameOf('C:\\x\\src\\books\\hispania\\ui\\odds\\worker.ts?v=1'), 'hispania.worker-odds');
  assert.equal(nameOf('/x/src/ui/search/worker.ts'), 'worker-search');
});

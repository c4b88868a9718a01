import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Entry, filterIn, fragmentOf, nextIn, passes } from '../../../src/ui/lesson/facets.ts';

const ENTRIES: readonly Entry[] = [
  { id: 'a', about: { rule: ['1', '2'], nation: ['rome'] } },
  { id: 'b', about: { rule: ['2'], nation: ['celts'] } },
  { id: 'c', about: { rule: ['3'], nation: ['rome', 'celts'] } },
];

describe('a list that is filtered by what each is about', () => {
  it('reads and writes the filter in an address, and nothing else that stands there', () => {
    const filter = { rule: '5.3-castle', nation: 'el-cid' };
    assert.deepEqual(filterIn(fragmentOf(filter), ['rule', 'nation']), filter);
    assert.equal(fragmentOf({ rule: '', nation: '' }), '');
    assert.deepEqual(filterIn('#_top', ['rule']), {});
    assert.deepEqual(filterIn('#rule=&other=1', ['rule']), {});
  });

  it('lets through what is about all that is wanted', () => {
    const shown = (filter: Record<string, string>) => ENTRIES.filter((one) => passes(one, filter)).map(({ id }) => id);
    assert.deepEqual(shown({}), ['a', 'b', 'c']);
    assert.deepEqual(shown({ rule: '2' }), ['a', 'b']);
    assert.deepEqual(shown({ rule: '2', nation: 'rome' }), ['a']);
    assert.deepEqual(shown({ rule: '9' }), []);
  });

  it('goes on with the next that is not done, round the list, and never with the same', () => {
    const next = (filter: Record<string, string>, done: string[], from?: string) =>
      nextIn(ENTRIES, filter, done, from)?.id;
    assert.equal(next({}, []), 'a');
    assert.equal(next({}, [], 'a'), 'b');
    assert.equal(next({}, [], 'c'), 'a');
    assert.equal(next({}, ['a'], 'c'), 'b');
    assert.equal(next({ nation: 'rome' }, [], 'a'), 'c');
    assert.equal(next({ nation: 'rome' }, ['c'], 'a'), undefined);
    assert.equal(next({}, ['a', 'b', 'c']), undefined);
  });
});

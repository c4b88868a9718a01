import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Heard, heard } from '../../src/ui/heard.ts';

/** What a screen reader is told of a game, line after line. */

const say = (fact: string): string => `${fact}.`;
const line = (before: Heard<string> | undefined, at: number, facts: readonly string[], chosen = ''): Heard<string> =>
  heard(before, { at, facts, chosen, say, undone: 'Taken back.' });

describe('what is announced', () => {
  it('begins with nothing of what went before', () => {
    assert.equal(line(undefined, 3, ['a', 'b']).told, '');
  });
  it('is only what is new, while computers add to it', () => {
    const first = line(line(undefined, 0, []), 1, ['a']);
    const second = line(first, 2, ['a', 'b']);
    assert.deepEqual([first.told, second.told], ['a.', 'b.']);
    assert.equal(line(second, 2, ['a', 'b']).told, 'b.');
    assert.equal(line(second, 3, ['c', 'd']).told, 'c. d.');
  });
  it('is not told again when a choice is given up', () => {
    const moved = line(line(undefined, 0, []), 1, ['a']);
    const chosen = line(moved, 1, ['a'], '2 infantry chosen');
    assert.equal(line(chosen, 1, ['a']).told, '');
  });
  it('says that an answer was taken back', () => {
    assert.equal(line(line(undefined, 2, ['a']), 1, []).told, 'Taken back.');
  });
});

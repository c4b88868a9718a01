import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { WORDS } from '../../../src/books/hispania/words/en/index.ts';
import { TABLE } from '../../../src/books/hispania/words/en/table.ts';
import { who } from '../../../src/books/hispania/words/en/units.ts';
import { text } from '../../../src/books/hispania/words/index.ts';
import type { Choice, Decision } from '../../../src/kernel/contract.ts';
import { answerersOf } from '../../../src/ui/table/asking.ts';
import type { Sitting } from '../../../src/ui/table/sitting.ts';

const customs = { seatOf: ({ fixed }: { readonly fixed: { readonly seat?: string } }) => fixed.seat } as never;
const person = (seat: string, name = seat): Sitting => ({ seat, name, is: 'person' });

/** A window of these seats, of which those in capitals have something to play. */
function windowOf(...seats: readonly string[]): Decision {
  const choices = seats.flatMap((seat): readonly Choice[] => [
    ...(seat === seat.toUpperCase() ? [{ kind: 'play', fixed: { seat }, ranges: {} }] : []),
    { kind: 'pass', fixed: { seat }, ranges: {} },
  ]);
  return { by: seats, kind: 'window', rule: '10.3', phase: '1', params: {}, choices };
}

describe('who may say that they answer in a window', () => {
  it('is each person once, whatever seats they hold', () => {
    const sittings = [person('a', 'Ann'), person('b', 'Ben'), person('c', 'Ann')];
    const names = answerersOf(customs, sittings, windowOf('a', 'b', 'c')).map(({ name }) => name);
    assert.deepEqual(names, ['Ann', 'Ben']);
  });
  it('answers for the first of their seats that has something to play', () => {
    const sittings = [person('a', 'Ann'), person('C', 'Ann'), person('b', 'Ben')];
    assert.deepEqual(answerersOf(customs, sittings, windowOf('a', 'C', 'b')), [
      { name: 'Ann', seat: 'C' },
      { name: 'Ben', seat: 'b' },
    ]);
  });
  it('is the seat itself where nobody in particular sits', () => {
    assert.deepEqual(answerersOf(customs, [], windowOf('castile')), [{ name: 'castile', seat: 'castile' }]);
  });
});

describe('how they are called', () => {
  it('is by their name, a player of a number as such, a nation as nations are', () => {
    const said = ['Inês', '2', 'franks'].map((name) => text(WORDS, TABLE.asks.me(who(name))));
    assert.deepEqual(said, ['Inês does', 'Player 2 does', 'The Franks do']);
    assert.equal(text(WORDS, TABLE.asks.computer(who('franks'))), 'The Franks are playing.');
  });
});

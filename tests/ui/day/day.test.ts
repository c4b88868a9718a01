import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Counting } from '../../../src/kernel/root.ts';
import { choiceOfDay, dayOf, nextDay, seedOfDay } from '../../../src/ui/day/day.ts';
import { dayStands } from '../../../src/ui/day/stands.ts';
import { EMPTY, type Recorded } from '../../../src/ui/records/records.ts';
import type { GameRecord } from '../../../src/ui/table/keeper.ts';

describe('a day', () => {
  it('is that of UTC, whatever the clock of the device', () => {
    assert.equal(dayOf(Date.parse('2026-11-30T23:59:59.999Z')), '2026-11-30');
    assert.equal(dayOf(Date.parse('2026-12-01T01:30:00+02:00')), '2026-11-30');
    assert.equal(nextDay(Date.parse('2026-11-30T23:59:59.999Z')), Date.parse('2026-12-01T00:00:00Z'));
    assert.equal(nextDay(Date.parse('2026-12-01T00:00:00Z')), Date.parse('2026-12-02T00:00:00Z'));
  });

  it('has the same dice and the same choice for everyone', () => {
    const of = (day: string) => ({ game: 'tiny', day });
    assert.equal(seedOfDay(of('2026-11-30')), 1229984532);
    assert.notEqual(seedOfDay(of('2026-12-01')), seedOfDay(of('2026-11-30')));
    assert.notEqual(seedOfDay({ game: 'other', day: '2026-11-30' }), 1229984532);
    const days = ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '1969-12-31'];
    assert.deepEqual(
      days.map((day) => choiceOfDay(of(day), 5)),
      [4, 1, 3, 4, 1, 1],
    );
  });

  it('makes every choice once in a round', () => {
    const first = Date.parse('2026-01-01T00:00:00Z') / 86_400_000;
    const from = Math.ceil(first / 20) * 20;
    const round = Array.from({ length: 20 }, (_, i) => dayOf((from + i) * 86_400_000));
    const choices = round.map((day) => choiceOfDay({ game: 'tiny', day }, 20));
    assert.deepEqual(
      choices.toSorted((a, b) => a - b),
      Array.from({ length: 20 }, (_, i) => i),
    );
  });
});

describe('the game of a day on this device', () => {
  const day = '2026-11-30';
  const kept = (id: string, counts: Counting, created = 1) => ({ id, record: { counts, created } as GameRecord });
  const ended = (game: string, counts: Counting): Recorded => ({ game, ended: 1, version: 1, counts, result: 5 });

  it('is new, begun, done', () => {
    assert.deepEqual(dayStands(day, [kept('x', { day: '2026-11-29' })], { ...EMPTY, begun: '2026-11-29' }), {
      is: 'new',
    });
    const begun = { ...EMPTY, begun: day };
    assert.deepEqual(dayStands(day, [kept('x', { day })], begun), { is: 'begun', id: 'x' });
    const recorded = ended('x', { day });
    assert.deepEqual(dayStands(day, [kept('x', { day })], { ...begun, games: [recorded] }), {
      is: 'done',
      recorded,
      id: 'x',
    });
    assert.deepEqual(dayStands(day, [], { ...begun, games: [recorded] }), { is: 'done', recorded });
  });

  it('was deleted if it was begun and is gone, so that it is not begun anew', () => {
    assert.deepEqual(dayStands(day, [], { ...EMPTY, begun: day }), { is: 'deleted' });
  });

  it('is the first one, and none that stands apart if there is another', () => {
    const games = [kept('copy', { day, apart: 'again' }, 1), kept('late', { day }, 9), kept('first', { day }, 3)];
    assert.deepEqual(dayStands(day, games, EMPTY), { is: 'begun', id: 'first' });
    const both = [ended('copy', { day, apart: 'again' }), ended('first', { day })];
    const stands = dayStands(day, games, { ...EMPTY, games: both });
    assert.equal(stands.is === 'done' && stands.recorded.game, 'first');
  });
});

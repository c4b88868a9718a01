import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { HispaniaFact } from '../../../src/books/hispania/engine/facts.ts';
import { READING } from '../../../src/books/hispania/ui/table/history/reading.ts';
import { jump } from '../../../src/kernel/journal.ts';
import { groupsOf, lastAnswered, recap, type Step } from '../../../src/ui/table/recap.ts';
import { copyOf, type WholeGame, wholeGame } from './whole-game.ts';

/** The points at which a seat was asked again after others had answered: from its last answer to then. */
function gaps(game: WholeGame, seat: string): readonly { readonly since: number; readonly at: number }[] {
  const found: { since: number; at: number }[] = [];
  let since = 0;
  game.entries.forEach(({ by }, i) => {
    if (!by.includes(seat)) return;
    if (i > since) found.push({ since, at: i });
    since = i + 1;
  });
  return found;
}

const of = (steps: readonly Step<HispaniaFact>[]) => steps.flatMap((step) => step.facts);
const TOLD = ['moves', 'battles', 'points', 'others'];

describe('since you last decided', () => {
  for (const name of ['A-standard', 'B-advanced', 'D-standard']) {
    it(`${name}: tells all that happened after the last answer, and nothing before it`, () => {
      const game = wholeGame(name);
      const all = gaps(game, '2');
      const battles = new Set<number>();
      assert.ok(all.length > 20);
      for (const { since, at } of all) {
        const steps = recap(READING, jump(game, at), since, ['2']);
        const told = of(steps);
        const later = game.entries.slice(since, at).flatMap((entry) => entry.facts);
        const missing = later.filter(
          (fact) => TOLD.includes(READING.part(fact)) && !READING.opens(fact) && !fact.only && !told.includes(fact),
        );
        assert.deepEqual(missing, [], `from ${since} to ${at}`);
        // Of their own last answer only what other stretches brought, and the battle that it ended once they are on.
        const own = game.entries[since - 1]?.facts ?? [];
        const first = own.findIndex((fact) => READING.opens(fact));
        const over = first >= 0 || later.some((fact) => READING.opens(fact));
        const stretch = first < 0 ? own : own.slice(0, first);
        const fought = stretch.findLast((fact) => READING.span(fact) === 'ends');
        const begun = stretch.findLastIndex((fact) => READING.span(fact) === 'begins');
        const battle = over && fought ? stretch.slice(Math.max(0, begun), stretch.indexOf(fought) + 1) : [];
        if (battle.length > 0) battles.add(since);
        const missed = battle.filter((fact) => !fact.only && !told.includes(fact));
        assert.deepEqual(missed, [], `the own battle of ${since}`);
        const mayBe = new Set([...later, ...(over ? stretch : []), ...(first < 0 ? [] : own.slice(first))]);
        assert.ok(told.every((fact) => mayBe.has(fact)));
        assert.equal(new Set(told).size, told.length);
        for (const { at: moment, facts } of steps) {
          assert.ok(moment >= since && moment <= at);
          const brought = facts.map((fact) => game.entries.findIndex((entry) => entry.facts.includes(fact)) + 1);
          assert.equal(Math.max(...brought), moment);
        }
        const moments = steps.map((step) => step.at);
        assert.deepEqual(
          moments,
          moments.toSorted((a, b) => a - b),
        );
      }
      assert.ok(battles.size > 0 || name !== 'D-standard');
    });
  }

  it('tells each battle as one step, with its nation and its turn', () => {
    const game = wholeGame('D-standard');
    let [battles, whole] = [0, 0];
    for (const { since, at } of gaps(game, '1')) {
      for (const step of recap(READING, jump(game, at), since, ['1'])) {
        if (step.part !== 'battles') continue;
        battles++;
        const kinds = step.facts.map(({ kind }) => kind);
        assert.ok(kinds.filter((kind) => kind === 'battle').length <= 1);
        assert.equal(step.goesOn === true, kinds.at(-1) !== 'battle-over', `${since} ${at} ${kinds}`);
        if (kinds[0] === 'battle' && kinds.at(-1) === 'battle-over') whole++;
        const { turn, active } = game.entries[step.at - 1]?.state ?? {};
        if (!step.goesOn) continue;
        assert.deepEqual([step.turn, step.who], [turn, active ?? undefined]);
      }
    }
    assert.ok(battles > 15 && whole > 8, `${battles} ${whole}`);
  });

  it('leaves out what is for another seat alone', () => {
    const game = wholeGame('B-advanced');
    const secrets = (seats: readonly string[]) => of(recap(READING, game, 0, seats)).flatMap((fact) => fact.only ?? []);
    assert.ok(secrets(['1', '2', '3', '4']).length > 4);
    assert.deepEqual(new Set(secrets(['3'])), new Set(['3']));
    assert.deepEqual(secrets([]), []);
  });

  it('has nothing to tell right after an answer that asks the same person again', () => {
    const game = wholeGame('D-standard');
    assert.deepEqual(recap(READING, jump(game, 7), 7, ['3']), []);
    assert.deepEqual(recap(READING, jump(game, 0), 0, ['3']), []);
  });

  it('does not tell the set-up and the first opening as news after the first answer of a game', () => {
    for (const name of ['A-standard', 'D-standard']) {
      const game = wholeGame(name);
      // The first answer after the first opening, which its facts report.
      const first = game.entries.findIndex(({ facts }) => facts.some((fact) => READING.opens(fact)?.is === 'own'));
      const by = game.entries[first]?.by ?? [];
      if (first > 0) continue;
      assert.ok(game.entries[0]?.facts.some(({ kind }) => kind === 'arrived'));
      assert.deepEqual(recap(READING, jump(game, 1), 1, by), []);
      // A player who has not answered yet is told of it.
      assert.ok(recap(READING, jump(game, 1), 0, ['none']).length > 0);
    }
  });

  it('tells what was ended by the own answer, once others are on', () => {
    // Two placements and a march end the turn of one nation; the income of the next is bookkeeping, and not reported by itself.
    const game = wholeGame('D-standard');
    const end = game.entries.findIndex(({ facts }) => facts.some((f) => f.kind === 'turn' && f.ends)) + 1;
    const steps = recap(READING, jump(game, end), end, game.entries[end - 1]?.by ?? []);
    const facts = game.entries[end - 1]?.facts ?? [];
    const told = facts.slice(facts.findIndex(({ kind }) => kind === 'turn' || kind === 'nation'));
    assert.deepEqual(
      new Set(of(steps)),
      new Set(told.filter((f) => TOLD.includes(READING.part(f)) && !READING.opens(f))),
    );
  });

  it('groups by nation and turn, in order', () => {
    const game = copyOf(wholeGame('D-standard'));
    const steps = recap(READING, jump(game, 200), 60, ['4']);
    const groups = groupsOf(steps);
    assert.ok(groups.length > 8);
    assert.equal(
      groups.reduce((sum, { size }) => sum + size, 0),
      steps.length,
    );
    for (const { from, size, turn, who } of groups)
      for (const step of steps.slice(from, from + size)) assert.deepEqual([step.turn, step.who], [turn, who]);
    for (const [i, group] of groups.slice(1).entries()) {
      const { turn, who, is } = groups[i] ?? group;
      assert.notDeepEqual([turn, who, is], [group.turn, group.who, group.is]);
    }
  });

  it('is told from the last answer of the person, which the journal knows', () => {
    const game = wholeGame('B-advanced');
    const last = (n: number, seats: readonly string[], played = game) =>
      lastAnswered(jump(played, n), seats, ({ fixed }) => fixed['seat']);
    // Three sealed bids, of which the game asks all seats that are left at once.
    assert.deepEqual(
      [0, 1, 2, 3].map((n) => last(n, ['4'])),
      [0, 1, 1, 1],
    );
    assert.deepEqual(
      [0, 1, 2, 3].map((n) => last(n, ['1', '3'])),
      [0, 0, 2, 3],
    );
    assert.equal(last(3, ['2']), 0);
    const entries = game.entries.map((entry, i) => (i === 2 ? { ...entry, auto: true as const } : entry));
    assert.equal(last(3, ['1', '3'], { ...game, entries }), 2);
  });
});

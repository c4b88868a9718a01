import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PAR, summaryOf } from '../../../src/books/reconquista/bots/par.ts';
import { gameSeed } from '../../../src/books/reconquista/bots/playing.ts';
import { reconquista } from '../../../src/books/reconquista/engine/game.ts';
import { scoreOf } from '../../../src/books/reconquista/engine/rules/score.ts';
import { answer, tempered } from '../../../src/kernel/check/player.ts';
import { roller } from '../../../src/kernel/dice.ts';

/** The points of a game at random. */
function atRandom(start: number, seed: number): number {
  const dice = roller(seed);
  const player = tempered(dice);
  let state = reconquista.setup({ start }, seed);
  for (;;) {
    const decision = reconquista.decision(state);
    if (!decision) return scoreOf(state).points;
    state = reconquista.apply(state, answer(player, decision, dice)).state ?? assert.fail('refused');
  }
}

const mean = (all: readonly number[]) => all.reduce((a, b) => a + b, 0) / all.length;

describe('the strength of the computers', () => {
  it('an Alférez has far more points than random play, from any start before the last ones', () => {
    const games = PAR.starts.map((_, i) =>
      mean([1, 2, 3].map((game) => atRandom(i + 1, gameSeed('random', i + 1, game)))),
    );
    const own = PAR.starts.map((one) => summaryOf(one).mean);
    assert.ok(mean(own) > mean(games) + 6, `${mean(own)} against ${mean(games)}`);
    for (const [i, points] of own.slice(0, 16).entries())
      assert.ok(points > (games[i] ?? 0) + 2, `start ${i + 1}: ${points} against ${games[i]}`);
  });
});

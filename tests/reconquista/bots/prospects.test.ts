import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { alferez } from '../../../src/books/reconquista/bots/alferez.ts';
import { foresee } from '../../../src/books/reconquista/bots/prospects.ts';
import { actionOf, waysOf } from '../../../src/books/reconquista/bots/ways.ts';
import { Judge } from '../../../src/books/reconquista/bots/worth.ts';
import { reconquista } from '../../../src/books/reconquista/engine/game.ts';
import { scoreOf } from '../../../src/books/reconquista/engine/rules/score.ts';
import type { State } from '../../../src/books/reconquista/engine/state.ts';
import { christian, moving, muslim } from '../play.ts';

/** Positions of phase 4 out of games of an Alférez. */
function movings(starts: readonly number[]): readonly State[] {
  return starts.flatMap((start): readonly State[] => {
    const found: State[] = [];
    let state = reconquista.setup({ start }, 5);
    for (;;) {
      const decision = reconquista.decision(state);
      if (!decision) return found;
      if (decision.kind === 'moves') found.push(state);
      state = reconquista.apply(state, alferez(state, decision).action).state ?? assert.fail('refused');
    }
  });
}

const MOVINGS = movings([3, 9, 14]);

describe('what a computer foresees of a move', () => {
  it('is what the engine makes of it, where no dice decide', () => {
    let compared = 0;
    for (const state of MOVINGS)
      for (const { first, to, before, groups, steps } of waysOf(state)) {
        const { by, prospects } = foresee(before, to, groups);
        const [one] = prospects;
        if (by === 'battle' || steps > 1 || !one) continue;
        const done = reconquista.apply(state, actionOf(first));
        assert.ok(done.state, `${JSON.stringify(actionOf(first))} is refused`);
        assert.deepEqual(one.state.places, done.state.places, JSON.stringify(actionOf(first)));
        const open = ({ moves }: State) => [moves?.force, moves?.apart];
        assert.deepEqual(open(one.state), open(done.state));
        compared++;
      }
    assert.ok(compared > 200, `${compared}`);
  });

  it('has chances that add up to 1, and begins with a step that is offered', () => {
    let battles = 0;
    for (const state of MOVINGS)
      for (const { first, to, before, groups } of waysOf(state)) {
        const { by, prospects } = foresee(before, to, groups);
        const sum = prospects.reduce((all, { chance }) => all + chance, 0);
        assert.ok(Math.abs(sum - 1) < 1e-9);
        assert.equal(reconquista.explain(state, actionOf(first)), undefined);
        if (by === 'battle') battles++;
      }
    assert.ok(battles > 50, `${battles}`);
  });
});

describe('the worth of a position', () => {
  it('is the score when the game is over', () => {
    const state: State = { ...(MOVINGS[0] ?? assert.fail()), phase: 'over', moves: null, ended: 'last-turn' };
    assert.equal(new Judge(state).worth(state), scoreOf(state).points);
  });

  it('rises with troops in a city, and falls with Muslims beside it', () => {
    const worth = (state: State) => new Judge(state).worth(state);
    const bare = moving('asturias', { oviedo: { city: 'christian' }, leon: { held: christian({ army: 1 }) } });
    const held = moving('asturias', {
      oviedo: { city: 'christian', held: christian({ garrison: 1 }) },
      leon: { held: christian({ army: 1 }) },
    });
    const threatened = moving('asturias', {
      oviedo: { city: 'christian' },
      leon: { held: christian({ army: 1 }) },
      galicia: { held: muslim({ army: 3 }) },
    });
    assert.ok(worth(held) > worth(bare));
    assert.ok(worth(threatened) < worth(bare));
  });
});

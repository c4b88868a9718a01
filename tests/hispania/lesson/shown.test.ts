import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { buy, step } from '../../../src/books/hispania/engine/actions.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import type { State } from '../../../src/books/hispania/engine/state.ts';
import { firstMove } from '../../../src/books/hispania/lessons/first-move.ts';
import { hiringElCid } from '../../../src/books/hispania/lessons/hiring-el-cid.ts';
import { wholeTurn } from '../../../src/books/hispania/lessons/whole-turn.ts';
import { look } from '../../../src/books/hispania/ui/deciding/look.ts';
import { barredAt, elsewhere, obstacles } from '../../../src/books/hispania/ui/lesson/obstacles.ts';
import { LEARN } from '../../../src/books/hispania/words/en/learn.ts';
import { text, wordsOf } from '../../../src/books/hispania/words/index.ts';

const words = await wordsOf('en');
const start = hispania.position(firstMove.steps[0].position).state as State;

describe('what stands in the way', () => {
  it('is marked: where it would have led, and quietly where it began', () => {
    const refusal = hispania.explain(start, step('porto', 'leon', { infantry: 1 }));
    assert.ok(refusal);
    assert.deepEqual(obstacles(refusal), { porto: { kind: 'plain' }, leon: { kind: 'chosen', shown: true } });
    assert.deepEqual(obstacles({ params: { nation: 'rome', places: ['segovia', 7], place: 'nowhere' } }), {
      segovia: { kind: 'chosen', shown: true },
    });
  });

  it('is found where somebody points at what cannot be done', () => {
    const { state } = hispania.apply(start, step('asturias', 'leon', { infantry: 1 }));
    assert.ok(state);
    const seen = look(state);
    assert.equal(barredAt(seen, 'cantabria', 'leon')?.refusal.code, 'halted-mountain');
    assert.equal(barredAt(seen, 'cantabria', undefined), undefined);
    assert.equal(barredAt(seen, 'lisbon', 'leon'), undefined);
  });

  it('is told of those who cannot move any more, and of places that are too far away', () => {
    const { state } = hispania.apply(start, step('asturias', 'cantabria', { infantry: 1 }));
    assert.ok(state);
    assert.equal(barredAt(look(state), 'cantabria', undefined)?.refusal.code, 'halted-mountain');
    const far = elsewhere(look(start), 'porto', 'lisbon');
    assert.equal(far && hispania.explain(start, far)?.code, 'no-border');
    assert.equal(elsewhere(look(start), 'lisbon', 'porto'), undefined);
    assert.equal(elsewhere(look(start), undefined, 'porto'), undefined);
  });

  it('is told where a new unit cannot be placed, and where El Cid is not sent', () => {
    const begun = hispania.position(wholeTurn.steps[0].position).state as State;
    const { state } = hispania.apply(begun, buy('infantry'));
    assert.ok(state);
    const there = elsewhere(look(state), undefined, 'leon');
    assert.equal(there && hispania.explain(state, there)?.code, 'place-not-held');
    const [hire] = hiringElCid.steps;
    const mission = hispania.position(hire.position).state as State;
    const far = elsewhere(look(mission), undefined, 'valencia');
    assert.equal(far && hispania.explain(mission, far)?.code, 'hire-not-next');
  });
});

describe('what a poor line costs', () => {
  const say = (rich: Parameters<typeof text>[1]) => text(words, rich);
  it('is said in the terms of its measure', () => {
    assert.match(say(LEARN.cost.taken({ best: 926, this: 443 })), /in 44 of 100 games.* in 93 of 100/);
    assert.match(say(LEARN.cost.taken({ best: 1500, this: 443 })), /0\.4 provinces.*1\.5/);
    assert.match(say(LEARN.cost['round-points']({ best: 3472, this: 1827 })), /0\.9 points.*1\.7 points/);
    assert.match(say(LEARN.cost.left({ best: 1000, this: 36 }, 'rome')), /under 0\.1 units.*leaves 1\b/);
    assert.match(
      say(LEARN.cost['turn-points']({ best: 12000, this: 8000, games: 200 }, 'galicians')),
      /way the Galicians can expect 4 points.*6 points.*200 games/,
    );
  });
});

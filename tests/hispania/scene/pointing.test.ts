import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import type { State } from '../../../src/books/hispania/engine/state.ts';
import type { HispaniaPlay } from '../../../src/books/hispania/lessons/lesson.ts';
import { ruins } from '../../../src/books/hispania/lessons/ruins.ts';
import { straitsAndSea } from '../../../src/books/hispania/lessons/straits-and-sea.ts';
import { subject } from '../../../src/books/hispania/lessons/subject.ts';
import { terrain } from '../../../src/books/hispania/lessons/terrain.ts';
import { look } from '../../../src/books/hispania/ui/deciding/look.ts';
import { placeAction } from '../../../src/books/hispania/ui/deciding/pointing.ts';

const decisionOf = ({ position }: Pick<HispaniaPlay, 'position'>) =>
  look(hispania.position(position).state as State).decision;

describe('pointing at places of a board', () => {
  it('leaves moves to the hand', () => {
    const decision = decisionOf(terrain.steps[0]);
    assert.equal(placeAction(decision, 'cuenca'), undefined);
    assert.equal(placeAction(decision, 'la-mancha'), undefined);
  });
  it('never gives a unit up for a ruin in passing', () => {
    assert.notEqual(placeAction(decisionOf(ruins.steps[0]), 'toledo')?.is, 'act');
  });
});

describe('what is said of a step', () => {
  it('tells a strait, and not a landing from the sea or a crossing from Africa', () => {
    const [islands, land] = straitsAndSea.steps;
    const overStraits = ({ position }: Pick<HispaniaPlay, 'position'>) => {
      const { decision, prospects } = look(hispania.position(position).state as State);
      return decision?.choices.filter((_, i) => prospects[i]?.strait).map(({ fixed }) => fixed['to']) ?? [];
    };
    assert.deepEqual(new Set(overStraits(islands)), new Set(['majorca', 'ibiza']));
    assert.deepEqual(overStraits(land), []);
    const { sea: units } = land.position.units;
    assert.deepEqual(overStraits({ position: { ...land.position, units: { africa: units } } }), []);
  });
  it('tells allies, who let one pass, from enemies', () => {
    const { decision, prospects } = look(hispania.position(subject.steps[1].position).state as State);
    const into = decision?.choices.findIndex(({ fixed }) => fixed['from'] === 'leon' && fixed['to'] === 'duero') ?? -1;
    assert.equal(prospects[into]?.ally, 'visigoths');
    assert.equal(prospects[into]?.enemies, undefined);
  });
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Computer } from '../../../src/books/hispania/bots/computer.ts';
import type { Thought } from '../../../src/books/hispania/bots/thought.ts';
import type { NationId } from '../../../src/books/hispania/engine/data/ids.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import type { State } from '../../../src/books/hispania/engine/state.ts';
import { tablesOf } from '../../../src/books/hispania/engine/view.ts';
import { giving } from '../../../src/kernel/dice.ts';
import { open, type Places, standing } from '../engine/set-up.ts';

/** A Captain's first answer. In a written position the seat of a nation has its name. */
function asked(state: State, nation: NationId): Thought {
  return new Computer('captain', nation, 1).answer(state, 0);
}

/** All actions of a Captain until the phase is over. */
function phaseOf(start: State, nation: NationId): { readonly state: State; readonly thoughts: readonly Thought[] } {
  const computer = new Computer('captain', nation, 1);
  const thoughts: Thought[] = [];
  let state = start;
  while (state.phase === start.phase && state.active === nation && thoughts.length < 50) {
    const thought = computer.answer(state, thoughts.length);
    thoughts.push(thought);
    const next = hispania.apply(state, thought.action).state;
    assert.ok(next);
    state = next;
  }
  return { state, thoughts };
}

const far: Places = { algarve: 'celts: infantry' };

describe('a Captain', () => {
  it('takes a province that scores for its nation and that nobody holds', () => {
    const start = open('castile', 'movement', { segovia: 'castile: 2 infantry', ...far }, { turn: 19, lastTurn: 19 });
    const { state, thoughts } = phaseOf(start, 'castile');
    assert.equal(standing(state, 'segovia', 'castile'), 1, 'and leaves one behind');
    const why = thoughts.map((thought) => thought.why).find(({ kind }) => kind === 'march');
    assert.ok(why?.kind === 'march' && why.gain > 0);
    const points: Readonly<Record<string, number>> = tablesOf(state).nations.castile.provincePoints[19] ?? {};
    assert.ok((points[why.to] ?? 0) > 0, why.to);
  });

  it('does not throw units away: one infantry does not attack five', () => {
    const start = open(
      'castile',
      'movement',
      { segovia: 'castile: infantry', toledo: 'seville: 5 infantry', ...far },
      { turn: 18, lastTurn: 19 },
    );
    const { state } = phaseOf(start, 'castile');
    assert.equal(standing(state, 'toledo', 'castile'), 0);
  });

  it('bows to a great nation rather than die with its last units, and fights where it may hope', () => {
    const offered = (places: Places): State => {
      const start = open('rome', 'combat', places, { turn: 4, lastTurn: 13 });
      return { ...start, frames: [...start.frames, { kind: 'offer', nation: 'celts', to: 'rome', place: 'lisbon' }] };
    };
    const lost = asked(offered({ lisbon: 'celts: infantry; rome: 4 elite' }), 'celts');
    assert.equal(lost.action.kind, 'submit');
    assert.ok(lost.why.kind === 'bows' && lost.why.chance < 0.2, JSON.stringify(lost.why));
    const strong = asked(offered({ lisbon: 'celts: 6 infantry; rome: elite' }), 'celts');
    assert.notEqual(strong.why.kind, 'bows');
    const elsewhere = offered({ lisbon: 'celts: infantry; rome: 4 elite', algarve: 'celts: 3 infantry' });
    assert.notEqual(asked(elsewhere, 'celts').why.kind, 'bows');
  });

  it('brings enough for an attack that is worth it, and says the odds', () => {
    const start = open(
      'castile',
      'movement',
      { segovia: 'castile: 2 infantry, 3 knight', toledo: 'seville: infantry', ...far },
      { turn: 19, lastTurn: 19 },
    );
    const { state, thoughts } = phaseOf(start, 'castile');
    assert.ok(standing(state, 'toledo', 'castile') >= 2);
    const why = thoughts.map((thought) => thought.why).find((one) => one.kind === 'march' && one.aim === 'take');
    assert.ok(why?.kind === 'march' && why.to === 'toledo' && why.enemy === 'seville');
    assert.ok((why.chance ?? 0) > 0.7 && (why.chance ?? 0) <= 1);
  });

  it('leaves a battle that is lost, and stays in one that is won', () => {
    const battle = (attackers: string, defenders: string) => {
      const places: Places = {
        toledo: `castile: ${attackers}; seville: ${defenders}`,
        segovia: 'castile: infantry',
        cordoba: 'seville: infantry',
      };
      let state = open('castile', 'combat', places, { turn: 18, lastTurn: 19 });
      // No unit hits in the first round.
      state = hispania.dice.with(state, giving(hispania.dice.of(state), new Array<number>(40).fill(1)));
      while (hispania.decision(state)?.kind !== 'retreat') {
        const preset = hispania.decision(state)?.preset;
        const next = preset && hispania.apply(state, preset).state;
        if (!next) throw new Error(`no battle: ${hispania.decision(state)?.kind}`);
        state = next;
      }
      return asked(state, 'castile').action.kind;
    };
    assert.equal(battle('2 infantry<segovia', '6 infantry'), 'retreat');
    assert.equal(battle('5 knight<segovia', '4 infantry'), 'stay');
  });

  it('keeps to its orders, and plans anew where they cannot be carried out', () => {
    const start = open(
      'castile',
      'movement',
      { segovia: 'castile: 4 infantry', leon: 'castile: 2 infantry', ...far },
      { turn: 17, lastTurn: 19 },
    );
    const computer = new Computer('captain', 'castile', 1);
    const first = computer.answer(start, 0);
    // The same question again, as after an undo: what has been ordered before is not made twice.
    const again = computer.answer(start, 1);
    for (const { action } of [first, again]) assert.ok(hispania.apply(start, action).state, JSON.stringify(action));
    assert.deepEqual(new Computer('captain', 'castile', 1).answer(start, 0), first);
  });
});

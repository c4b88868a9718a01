import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { aim, battle, end, pass, playToken } from '../../../src/books/hispania/engine/actions.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import type { State } from '../../../src/books/hispania/engine/state.ts';
import { asked, handOf, hands, passAll } from './hands.ts';
import { choices, offered, open, play, refused, told } from './set-up.ts';

/** Castile is about to attack Seville in Toledo, Valencia looks on. */
function atToledo(held: Parameters<typeof hands>[0], places: Parameters<typeof open>[2] = {}): State {
  const units = { toledo: 'castile: 2 infantry<segovia; seville: 2 infantry', denia: 'valencia: infantry', ...places };
  return open('castile', 'combat', units, hands(held));
}

describe('10.3 windows', () => {
  it('ask those whose units fight and who hold a token, whichever it is, and nobody else', () => {
    const both = atToledo({ castile: ['army'], seville: ['null'], valencia: ['ambush'] });
    assert.deepEqual(asked(play(both, [battle('toledo')]).state), ['opening', ['castile', 'seville']]);
    const one = atToledo({ castile: [], seville: ['army'], valencia: ['ambush'] });
    assert.deepEqual(asked(play(one, [battle('toledo')]).state), ['opening', ['seville']]);
  });
  it('do not open where nobody who fights holds a token, nor without the option', () => {
    const none = atToledo({ castile: [], seville: [], valencia: ['ambush'] });
    assert.equal(play(none, [battle('toledo'), 2, 2, 2, 2]).state.frames.length, 1);
    const off = { ...atToledo({ castile: ['tactics'], seville: ['ambush'] }), options: [] };
    assert.equal(play(off, [battle('toledo'), 2, 2, 2, 2]).state.frames.length, 1);
  });
  it('do not open for what nobody can hold any more: it lies open that all of its kind were played', () => {
    const start = atToledo({ castile: ['army'], seville: ['army'] });
    const gone = { left: [], played: ['retreat', 'retreat', 'ambush', 'ambush'] as const };
    // In a plain, without castles and knights, there is nothing else for the opening.
    assert.deepEqual(asked(play({ ...start, bag: gone }, [battle('toledo')]).state)[0], 'before-dice');
    const ruse = { ...start, bag: { left: [], played: ['ruse', 'ruse'] as const } };
    assert.deepEqual(asked(play(ruse, [battle('toledo')]).state)[0], 'opening');
  });
  it('ask the others on when one has passed, and close when all have', () => {
    const { state } = play(atToledo({ castile: ['army'], seville: ['army'] }), [battle('toledo')]);
    const one = play(state, [pass('castile')]).state;
    assert.deepEqual(asked(one), ['opening', ['seville']]);
    assert.equal(refused(one, pass('castile')), 'not-asked 10.3');
    assert.deepEqual(asked(play(one, [pass('seville')]).state), ['before-dice', ['castile', 'seville']]);
  });
  it('close with the first play: all others who hold a token may cancel it, then it takes effect', () => {
    const start = atToledo({ castile: ['army'], seville: ['ambush', 'army'], valencia: ['army'] });
    const { state: window } = play(start, [battle('toledo')]);
    const { state, facts } = play(window, [playToken('seville', 'ambush', { side: 'defender' })]);
    assert.deepEqual(asked(state), ['null', ['castile', 'valencia']]);
    assert.deepEqual(hispania.decision(state)?.params['played'], {
      seat: 'seville',
      token: 'ambush',
      on: { side: 'defender' },
    });
    assert.deepEqual(
      told(facts, 'played').map(({ seat, token, nation, place, rule }) => [seat, token, nation, place, rule]),
      [['seville', 'ambush', 'seville', 'toledo', '10.3-ambush']],
    );
    // It has no effect until the window closes.
    assert.equal(hispania.queries['needs']?.(state, ...(['defender', 'infantry', 'infantry'] as never[])), 7);
    const done = play(state, [pass('castile')], [pass('valencia')]).state;
    assert.equal(hispania.queries['needs']?.(done, ...(['attacker', 'infantry', 'infantry'] as never[])), 8);
    assert.deepEqual(handOf(done, 'seville'), ['army']);
    assert.deepEqual(done.bag?.played, ['ambush']);
    // The window opens again, for those who have passed as well.
    assert.deepEqual(asked(done), ['opening', ['castile', 'seville']]);
  });
  it('take effect at once where nobody else holds a token', () => {
    const start = atToledo({ castile: [], seville: ['ambush', 'army'], valencia: [] });
    const { state } = play(start, [battle('toledo')], [playToken('seville', 'ambush', { side: 'defender' })]);
    assert.deepEqual(asked(state), ['opening', ['seville']]);
    assert.deepEqual(state.frames[0]?.kind === 'battle' && state.frames[0].ground, 'mountain');
  });
  it('offer to each player only what is in his own hand', () => {
    const { state } = play(atToledo({ castile: ['retreat'], seville: ['ambush', 'tactics'] }), [battle('toledo')]);
    assert.deepEqual(
      choices(state, 'play').map(({ fixed }) => [fixed['seat'], fixed['token']]),
      [
        ['castile', 'retreat'],
        ['seville', 'ambush'],
      ],
    );
    assert.deepEqual(hispania.decision(state)?.preset, pass('castile'));
  });
  it('refuse with a rule what cannot be played', () => {
    const { state } = play(atToledo({ castile: ['retreat', 'tactics', 'castle'], seville: ['ambush'] }), [
      battle('toledo'),
    ]);
    assert.equal(refused(state, playToken('castile', 'ambush', { side: 'attacker' })), 'no-such-token 10.3');
    assert.equal(refused(state, playToken('castile', 'tactics', { side: 'attacker' })), 'token-not-now 10.3-tactics');
    assert.equal(refused(state, playToken('castile', 'retreat', { side: 'defender' })), 'token-not-there 10.3-retreat');
    assert.equal(refused(state, playToken('seville', 'ambush', { side: 'attacker' })), 'token-not-there 10.3-ambush');
    assert.equal(refused(state, playToken('valencia', 'ambush')), 'not-asked 10.3');
    assert.equal(refused(state, playToken('castile', 'sign')), 'no-such-token 10.3');
    assert.equal(refused(state, end()), 'answer-first 10.3');
    assert.equal(refused(state, aim('attacker', { infantry: { infantry: 2 } })), 'answer-first 10.3');
    assert.equal(refused(state, { kind: 'pass', fixed: {}, values: {} }), 'not-asked 10.3');
  });
  it('stand in a snapshot, which asks the same', () => {
    const start = atToledo({ castile: ['null'], seville: ['ambush'], valencia: ['army'] });
    const { state } = play(start, [battle('toledo')], [playToken('seville', 'ambush', { side: 'defender' })]);
    const opened = hispania.position(JSON.parse(JSON.stringify(state)));
    assert.ok(opened.state, JSON.stringify(opened.faults));
    assert.deepEqual(hispania.decision(opened.state), hispania.decision(state));
  });
  it('are refused in a snapshot where what was played could not have been', () => {
    const start = atToledo({ castile: ['null'], seville: ['ambush'] });
    const { state } = play(start, [battle('toledo')], [playToken('seville', 'ambush', { side: 'defender' })]);
    const [fight, window, last] = JSON.parse(JSON.stringify(state)).frames;
    for (const played of [
      { ...last.played[0], fixed: { side: 'attacker' } },
      { ...last.played[0], token: 'army', fixed: { unit: 'castle', to: 'sea' } },
      {
        ...last.played[0],
        token: 'bravery',
        fixed: { side: 'defender', die: 'castle', aimed: 'x', first: 'y', second: 'z' },
      },
    ]) {
      const frames = [fight, window, { ...last, played: [played] }];
      assert.ok(hispania.position({ ...state, frames }).faults, JSON.stringify(played));
    }
    assert.ok(hispania.position({ ...state, frames: [window] }).faults);
    assert.ok(
      hispania.position({
        ...state,
        frames: [
          { ...fight, step: 'after-dice' },
          { ...window, at: 'after-dice' },
        ],
      }).faults,
    );
  });
});

describe('10.3-null', () => {
  it('cancels an event of another player, which is spent like itself (R:1985-1987)', () => {
    const start = atToledo({ castile: ['null', 'army'], seville: ['ambush'], valencia: [] });
    const { state } = play(start, [battle('toledo')], [playToken('seville', 'ambush', { side: 'defender' })]);
    assert.equal(refused(state, playToken('seville', 'null')), 'not-asked 10.3-null');
    const { state: done, facts } = play(state, [playToken('castile', 'null')]);
    assert.deepEqual(
      told(facts, 'cancelled').map(({ seat, token, rule }) => [seat, token, rule]),
      [['seville', 'ambush', '10.3-null']],
    );
    assert.deepEqual(done.bag?.played, ['ambush', 'null']);
    assert.equal(done.frames[0]?.kind === 'battle' && done.frames[0].ground, undefined);
    assert.deepEqual([handOf(done, 'castile'), handOf(done, 'seville')], [['army'], []]);
    assert.deepEqual(asked(done), ['opening', ['castile']]);
  });
  it('can be answered by another null, so that the event stands (ruling null-event)', () => {
    const start = atToledo({ castile: ['null'], seville: ['ambush', 'null'], valencia: [] });
    const { state } = play(
      start,
      [battle('toledo')],
      [playToken('seville', 'ambush', { side: 'defender' })],
      [playToken('castile', 'null')],
    );
    assert.deepEqual(asked(state), ['null', ['seville']]);
    const { state: done, facts } = play(state, [playToken('seville', 'null'), 2, 2, 2, 2]);
    assert.deepEqual(
      told(facts, 'cancelled').map(({ seat, token }) => [seat, token]),
      [['castile', 'null']],
    );
    assert.equal(done.frames[0]?.kind === 'battle' && done.frames[0].ground, 'mountain');
    assert.deepEqual(done.bag?.played, ['ambush', 'null', 'null']);
  });
  it('may be played by whoever holds it, not only by those who fight', () => {
    const start = atToledo({ castile: [], seville: ['ambush'], valencia: ['null'] });
    const { state } = play(start, [battle('toledo')], [playToken('seville', 'ambush', { side: 'defender' })]);
    assert.ok(offered(state, playToken('valencia', 'null')));
    const { state: done } = play(state, [playToken('valencia', 'null'), 2, 2, 2, 2]);
    assert.equal(
      done.frames.find((frame) => frame.kind === 'token-window'),
      undefined,
    );
  });
  it('is asked for no more when both have been played', () => {
    const start = atToledo({ castile: ['army'], seville: ['ambush'], valencia: ['army'] });
    const spent = { ...start, bag: { left: [], played: ['null', 'null'] as const } };
    const { state } = play(spent, [battle('toledo')], [playToken('seville', 'ambush', { side: 'defender' })]);
    assert.deepEqual(asked(state)[0], 'opening');
    assert.equal(state.frames[0]?.kind === 'battle' && state.frames[0].ground, 'mountain');
  });
  it('cancels what is played at the start of a turn and after combat', () => {
    const places = { leon: 'leon: infantry', segovia: 'castile: 2 infantry', denia: 'valencia: infantry' };
    const start = open(
      'leon',
      'sequence-end',
      places,
      hands({ castile: ['treasure', 'ardour'], valencia: ['null', 'null'] }),
    );
    const { state } = play(start, [playToken('castile', 'treasure')], [playToken('valencia', 'null')]);
    assert.equal(state.nations.castile?.gold, undefined);
    // Its turn goes on: nothing to buy with, so it moves.
    const { state: moves } = passAll(state);
    assert.equal(hispania.decision(moves)?.kind, 'move');
    const named = play(moves, [end()], [playToken('castile', 'ardour', { place: 'segovia' })]).state;
    const { state: done } = play(named, [playToken('valencia', 'null')]);
    assert.equal(done.tally.tokens, undefined);
    assert.notEqual(done.active, 'castile');
  });
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { battle, pass, playToken } from '../../../src/books/hispania/engine/actions.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import { asked, hands } from './hands.ts';
import { open, type Places, play, refused, standing, told } from './set-up.ts';

/** The example of rule 10.2: the Visigoths attack the last two infantry of the Galicians, in Cantabria. */
const CANTABRIA: Places = { cantabria: 'visigoths: 2 infantry<leon; galicians: 2 infantry' };
const rest = { turn: 8, options: ['sign-of-god'] } as const;

describe('10.2', () => {
  it('lets both sides roll a round again, as in the example of the Galicians (R:1869-1876)', () => {
    const start = open('visigoths', 'combat', CANTABRIA, rest);
    // Two tens would be the end of the Galicians.
    const { state } = play(start, [battle('cantabria'), 10, 10, 2, 2]);
    assert.deepEqual(asked(state), ['after-dice', ['visigoths', 'galicians']]);
    assert.equal(hispania.decision(state)?.rule, '10.2');
    assert.equal(standing(state, 'cantabria', 'galicians'), 2);
    const { state: again, facts } = play(state, [playToken('galicians', 'sign'), 2, 2, 7, 2]);
    assert.deepEqual(
      told(facts, 'rolled').map(({ side, dice, needs, first }) => [side, dice, needs, first]),
      [
        ['attacker', [2, 2], 8, 5],
        ['defender', [7, 2], 7, 7],
      ],
    );
    assert.deepEqual(
      told(facts, 'replayed').map(({ rule }) => rule),
      ['10.2'],
    );
    assert.equal(refused(again, playToken('galicians', 'sign')), 'sign-used 10.2');
    // The first result counts no more; the other may still ask for it to be rolled again.
    assert.deepEqual(asked(again), ['after-dice', ['visigoths']]);
    const { state: over } = play(again, [pass('visigoths')]);
    assert.equal(standing(over, 'cantabria', 'visigoths'), 1);
    assert.equal(over.nations.galicians?.overlord, 'visigoths');
  });
  it('is for each player once a game (R:1857)', () => {
    const start = open('visigoths', 'combat', CANTABRIA, { ...rest, tally: { signs: ['visigoths'] } });
    const { state } = play(start, [battle('cantabria'), 2, 2, 2, 2]);
    assert.deepEqual(asked(state), ['after-dice', ['galicians']]);
    const { state: again } = play(state, [playToken('galicians', 'sign'), 2, 2, 2, 2]);
    assert.deepEqual(again.tally.signs, ['visigoths', 'galicians']);
    assert.notEqual(hispania.decision(again)?.kind, 'window');
  });
  it('may be called on several times in one round, with die tokens too (R:1877-1880, R:1931-1934)', () => {
    const both = { ...hands({ visigoths: ['die'], galicians: ['die'] }, ['tokens', 'sign-of-god']), turn: 8 };
    const start = open('visigoths', 'combat', CANTABRIA, both);
    let state = play(start, [battle('cantabria')]).state;
    while (asked(state)[0] !== 'after-dice') {
      const [seat = ''] = asked(state)[1];
      const rolls = (hispania.apply(state, pass(seat)).state?.dice.rolled ?? 0) > 0;
      state = play(state, rolls ? [pass(seat), 10, 10, 2, 2] : [pass(seat)]).state;
    }
    // No null may answer the Sign: it is no event.
    state = play(state, [playToken('galicians', 'sign'), 10, 10, 2, 2]).state;
    state = play(state, [playToken('visigoths', 'sign'), 10, 10, 2, 2]).state;
    state = play(state, [playToken('galicians', 'die')], [pass('visigoths'), 10, 10, 2, 2]).state;
    const last = play(state, [playToken('visigoths', 'die'), 2, 2, 2, 10]);
    assert.deepEqual(
      told(last.facts, 'rolled').map(({ target, dice }) => [target, dice.length]),
      [
        ['infantry', 2],
        ['infantry', 2],
      ],
    );
    assert.equal(standing(last.state, 'cantabria', 'galicians'), 2);
    assert.equal(standing(last.state, 'cantabria', 'visigoths'), 1);
    assert.equal(last.state.dice.rolled, 20);
  });
  it('is only for who has units in the battle, and not for neutrals (R:1862-1865)', () => {
    const places: Places = { toledo: 'umayyads: infantry<cordoba; neutral: infantry', leon: 'franks: infantry' };
    const start = open('umayyads', 'combat', places, { ...rest, turn: 13 });
    const { state } = play(start, [battle('toledo'), 2, 2]);
    assert.deepEqual(asked(state), ['after-dice', ['umayyads']]);
    assert.equal(refused(state, playToken('franks', 'sign')), 'not-asked 10.2');
  });
  it('asks one player once who has both nations', () => {
    const seats = { visigoths: '1', galicians: '1' };
    const { state } = play(open('visigoths', 'combat', CANTABRIA, { ...rest, seats }), [
      battle('cantabria'),
      2,
      2,
      2,
      2,
    ]);
    assert.deepEqual(asked(state), ['after-dice', ['1']]);
  });
  it('is refused where it is not in play, or used', () => {
    const tokens = { ...hands({ visigoths: ['army'], galicians: [] }), turn: 8 };
    const { state } = play(open('visigoths', 'combat', CANTABRIA, tokens), [battle('cantabria')]);
    assert.equal(refused(state, playToken('visigoths', 'sign')), 'no-such-token 10.3');
    const used = {
      ...hands({ visigoths: ['army'], galicians: [] }, ['tokens', 'sign-of-god']),
      turn: 8,
      tally: { signs: ['visigoths'] },
    };
    const { state: spent } = play(open('visigoths', 'combat', CANTABRIA, used), [battle('cantabria')]);
    assert.equal(refused(spent, playToken('visigoths', 'sign')), 'sign-used 10.2');
  });
});

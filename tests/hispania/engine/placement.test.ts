import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { arrive, buy, capital, end, place, step } from '../../../src/books/hispania/engine/actions.ts';
import type { NationId } from '../../../src/books/hispania/engine/data/ids.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import { choices, offered, open, type Places, play, refused, standing, told } from './set-up.ts';

/** Castile has bought what `units` says, and is about to place it. */
function placing(places: Places, units: readonly Parameters<typeof buy>[0][], rest: Parameters<typeof open>[3] = {}) {
  const start = open('castile', 'income', places, { turn: 18, gold: { castile: 60 }, ...rest });
  const { state } = play(start, ...units.map((unit) => [buy(unit)] as const));
  return hispania.decision(state)?.kind === 'buy' ? play(state, [end()]).state : state;
}

describe('3.1 placing what was bought', () => {
  const four = {
    'old-castile': 'castile: 3 infantry',
    avila: 'castile: 3 infantry',
    leon: 'castile: infantry',
    segovia: 'castile: infantry',
  };
  it('is one unit a province, where it stands, one over the limit: Castile’s two (R:495-518)', () => {
    const state = placing(four, ['infantry', 'infantry'], { capitals: { castile: 'old-castile' } });
    // Old Castile, the capital, holds 2 + 1 and may hold one more; Avila is over its limit already.
    assert.ok(offered(state, place('old-castile', 'infantry')));
    assert.equal(refused(state, place('avila', 'infantry')), 'place-full 3.1');
    assert.equal(refused(state, place('toledo', 'infantry')), 'place-not-held 3.1');
    const { state: one } = play(state, [place('old-castile', 'infantry')]);
    assert.equal(standing(one, 'old-castile', 'castile'), 4);
    assert.equal(refused(one, place('old-castile', 'infantry')), 'place-one-each 3.1');
    const { state: both, facts } = play(one, [place('segovia', 'infantry')]);
    assert.equal(standing(both, 'segovia', 'castile'), 2);
    assert.equal(told(facts, 'arrived')[0]?.rule, '3.1');
    assert.equal(hispania.decision(both)?.kind, 'move');
  });
  it('asks for each kind that was bought, and for nothing else', () => {
    const state = placing(four, ['knight', 'castle']);
    assert.equal(refused(state, place('segovia', 'infantry')), 'not-due 3.1');
    assert.ok(offered(state, place('segovia', 'knight')));
    assert.ok(offered(state, place('leon', 'castle')));
    assert.equal(refused(state, end()), 'place-first 3');
  });
  it('puts one castle in a province, in place of a ruin, whose counter goes back (R:635-636, R:1697-1699)', () => {
    const state = placing({ ...four, segovia: 'castile: infantry, castle', leon: 'castile: infantry; seville: ruin' }, [
      'castle',
    ]);
    assert.equal(refused(state, place('segovia', 'castle')), 'castle-there 4.2');
    const { state: raised } = play(state, [place('leon', 'castle')]);
    assert.equal(standing(raised, 'leon', 'castile', 'castle'), 1);
    assert.equal(
      raised.places.leon?.some((c) => c.kind === 'ruin'),
      false,
    );
  });
  it('may be helped by a new capital, and is lost where there is no room (R:643-662)', () => {
    const state = placing({ avila: 'castile: 3 infantry' }, ['infantry']);
    assert.deepEqual(choices(state, 'place'), []);
    assert.deepEqual(hispania.decision(state)?.preset, capital('avila'));
    const { state: wider } = play(state, [capital('avila')]);
    assert.ok(offered(wider, place('avila', 'infantry')));
    const { facts } = play(state, [end()]);
    assert.deepEqual(
      told(facts, 'not-placed').map(({ units }) => units),
      [{ infantry: 1 }],
    );
  });
  it('loses a purchase for which there is no place, and presets none such (ruling purchase-unplaced)', () => {
    const start = open('castile', 'income', { segovia: 'castile: infantry' }, { turn: 18, gold: { castile: 60 } });
    assert.equal(hispania.decision(start)?.preset?.kind, 'buy');
    const { state: bought } = play(start, [buy('infantry')]);
    assert.deepEqual(hispania.decision(bought)?.preset, end());
    const { state: both } = play(bought, [buy('knight')], [end()]);
    const { state, facts } = play(both, [place('segovia', 'infantry')]);
    assert.deepEqual(
      told(facts, 'not-placed').map(({ rule, units }) => [rule, units]),
      [['3.1', { knight: 1 }]],
    );
    assert.equal(hispania.decision(state)?.kind, 'move');
    assert.equal(state.nations.castile?.bought, undefined);
    // A nation at sea, or beyond Hispania, has no province at all.
    const sea = { sea: 'umayyads: infantry', narbonne: 'umayyads: infantry', toledo: 'castile: infantry' };
    const afloat = open('umayyads', 'income', sea, { turn: 13, gold: { umayyads: 8 } });
    assert.deepEqual(hispania.decision(afloat)?.preset, end());
  });
  it('lets what was placed move and attack like all others (R:505)', () => {
    const state = placing({ segovia: 'castile: infantry', toledo: 'seville: infantry' }, ['knight']);
    const { state: attacked } = play(
      state,
      [place('segovia', 'knight')],
      [step('segovia', 'toledo', { knight: 1, infantry: 1 })],
      [end()],
    );
    assert.deepEqual(
      choices(attacked, 'battle').map(({ fixed }) => fixed['place']),
      ['toledo'],
    );
  });
});

describe('3.2 placing reinforcements', () => {
  it('is free of the limit, and free of choice in the nation’s own provinces', () => {
    const start = open(
      'lusitanians',
      'arrival',
      { lusitania: 'lusitanians: 3 infantry', alcantara: 'lusitanians: infantry' },
      {
        turn: 5,
        begins: true,
      },
    );
    const { state } = { state: start };
    assert.equal(hispania.decision(state)?.kind, 'arrive');
    assert.equal(refused(state, arrive('toledo', { infantry: 1 })), 'place-not-here 3.2');
    const { state: all } = play(state, [arrive('lusitania', { infantry: 2 }, { viriathus: 1 })]);
    assert.equal(standing(all, 'lusitania', 'lusitanians'), 5);
    assert.equal(standing(all, 'lusitania', 'lusitanians', 'leader'), 1);
  });
  it('is filled in where there is room, and leaders alone where units can follow them', () => {
    const answer = (nation: NationId, turn: number, places: Places) =>
      hispania.decision(open(nation, 'arrival', places, { turn, begins: true }))?.preset;
    const lands = { lusitania: 'lusitanians: 2 infantry', salamanca: 'lusitanians: infantry' };
    assert.deepEqual(answer('lusitanians', 5, lands), arrive('salamanca', { infantry: 2 }, { viriathus: 1 }));
    const castles = { porto: 'badajoz: castle', lisbon: 'badajoz: castle, 2 infantry' };
    assert.deepEqual(answer('badajoz', 14, castles), arrive('lisbon', undefined, { muzaffar: 1 }));
  });
  it('may follow what was bought, which they would leave no room (ruling reinforcements-home)', () => {
    const one = (units: string, gold: number) =>
      open(
        'lusitanians',
        'arrival',
        { lusitania: `lusitanians: ${units}` },
        { turn: 5, gold: { lusitanians: gold }, begins: true },
      );
    const { state } = play(one('2 infantry', 8), [buy('infantry')]);
    // The two would be two over the limit; so the one that was bought may come before them, and the preset says so.
    assert.deepEqual(hispania.decision(state)?.preset, place('lusitania', 'infantry'));
    assert.equal(refused(state, end()), 'place-first 3');
    const { state: after, facts } = play(state, [place('lusitania', 'infantry')]);
    assert.equal(standing(after, 'lusitania', 'lusitanians', 'infantry'), 5);
    assert.deepEqual(told(facts, 'not-placed'), []);
    const { state: late, facts: lost } = play(state, [arrive('lusitania', { infantry: 2 }, { viriathus: 1 })]);
    assert.equal(hispania.decision(late)?.kind, 'place');
    assert.deepEqual(
      choices(late, 'place').map(({ fixed }) => fixed['to']),
      [],
    );
    assert.deepEqual(told(lost, 'not-placed'), []);
    assert.equal(told(play(late, [end()]).facts, 'not-placed').length, 1);
    // Nothing bought: they come by themselves.
    const alone = play(one('2 infantry', 0), [end()]);
    assert.equal(standing(alone.state, 'lusitania', 'lusitanians'), 4);
    assert.equal(hispania.decision(alone.state)?.kind, 'remove');
  });
  it('divides what comes in two places as the player likes (11-rome, R:2858-2860)', () => {
    const start = open('rome', 'arrival', { valencia: 'rome: elite' }, { turn: 4, begins: true });
    const { state } = play(start, [arrive('narbonne', { elite: 9 })], [arrive('sea', { elite: 5 })]);
    assert.equal(standing(state, 'narbonne', 'rome'), 9);
    assert.equal(standing(state, 'sea', 'rome'), 5);
    assert.equal(refused(start, arrive('narbonne', { elite: 15 })), 'not-due 3.2');
  });
  it('leaves a leader out who has no province to stand in (ruling leader-no-province)', () => {
    const start = open('seville', 'arrival', { sea: 'seville: infantry' }, { turn: 16, begins: true });
    assert.equal(
      Object.values(start.places)
        .flat()
        .some((c) => c?.leader),
      false,
    );
  });
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { end, pin, step } from '../../../src/books/hispania/engine/actions.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import { quota } from '../../../src/books/hispania/engine/rules/forced-passage.ts';
import { choices, offered, open, play, read, refused, standing, told } from './set-up.ts';

/** Castile comes from Segovia to Toledo, over the Tagus. */
const came = 'infantry/steps=1/from=segovia/river=true';
const arrived = (n: number, defenders: string, more = '') =>
  play(
    open('castile', 'movement', { segovia: `castile: ${n} infantry${more}`, toledo: `${defenders}` }, { turn: 17 }),
    [
      more
        ? step('segovia', 'toledo', { infantry: n }, { 'leader:alfonso-vi': 1 })
        : step('segovia', 'toledo', { infantry: n }),
    ],
  ).state;
const onwards = (n: number) => step('toledo', 'cordoba', { [came]: n });

describe('5.3 forced passage', () => {
  it('each enemy unit stops two, one where there is a castle; forts stop two, leaders none (R:855-880)', () => {
    for (const [defenders, needs] of [
      ['seville: infantry', 2],
      ['seville: 2 infantry', 4],
      ['seville: castle, 2 infantry', 3],
      ['seville: castle', 1],
      ['hispano-romans: fort, infantry', 4],
      ['seville: infantry, al-mutamid', 2],
      ['seville: infantry, ruin', 2],
    ] as const) {
      const state = open('castile', 'movement', { toledo: defenders, segovia: 'castile: infantry' });
      assert.equal(quota(read(state), 'toledo', 'castile'), needs, defenders);
    }
  });
  it('lets those go on who are more (R:883-890)', () => {
    assert.equal(refused(arrived(2, 'seville: infantry'), onwards(1)), 'stopped 5.3');
    const state = arrived(5, 'seville: infantry');
    assert.equal(refused(state, onwards(4)), 'quota 5.3');
    assert.ok(offered(state, onwards(3)));
    const { state: after, facts } = play(state, [onwards(2)]);
    // Equal units: there is no question about which two of the three stay.
    assert.deepEqual(
      told(facts, 'halted').map(({ why, units }) => [why, units]),
      [['pinned', { infantry: 2 }]],
    );
    assert.equal(
      refused(after, step('toledo', 'cordoba', { [`infantry/steps=1/halt=pinned/from=segovia/river=true`]: 1 })),
      'halted-pinned 5.3',
    );
    const { facts: more } = play(after, [onwards(1)]);
    assert.equal(told(more, 'halted').length, 0);
    assert.equal(refused(arrived(3, 'seville: castle, 2 infantry'), onwards(1)), 'stopped 5.3-castle');
    assert.ok(offered(arrived(4, 'seville: castle, 2 infantry'), onwards(1)));
    assert.equal(refused(arrived(4, 'seville: castle, 2 infantry'), onwards(2)), 'quota 5.3-castle');
  });
  it('lets nobody go on whom something else stops: mountains, or movement that is used up (R:860-862)', () => {
    const start = open('castile', 'movement', { segovia: 'castile: 5 infantry', avila: 'seville: infantry' });
    const { state } = play(start, [step('segovia', 'avila', { infantry: 5 })]);
    const key = 'infantry/steps=1/halt=mountain/from=segovia';
    assert.equal(refused(state, step('avila', 'salamanca', { [key]: 1 })), 'halted-mountain 5.1-mountain');
    const far = open('castile', 'movement', {
      avila: 'castile: 4 infantry',
      toledo: 'seville: infantry',
      segovia: 'leon: infantry',
    });
    const { state: one } = play(far, [step('avila', 'segovia', { infantry: 4 })]);
    const { state: two } = play(one, [step('segovia', 'toledo', { 'infantry/steps=1/from=avila': 2 })]);
    assert.equal(standing(two, 'segovia', 'castile'), 2);
    assert.equal(
      refused(two, step('toledo', 'cordoba', { 'infantry/steps=2/from=segovia/river=true': 1 })),
      'spent 5.1',
    );
  });
  it('asks for a bonus where the quota is over the limit of attack (R:890-894)', () => {
    assert.equal(refused(arrived(8, 'seville: 3 infantry'), onwards(1)), 'quota 5.3');
    const led = arrived(8, 'seville: 3 infantry', ', alfonso-vi');
    const units = { 'infantry/steps=1/led=true/from=segovia/river=true': 1 };
    assert.ok(offered(led, step('toledo', 'cordoba', units)));
    // With him his bonus goes.
    const chief = { 'leader:alfonso-vi/steps=1/reach=3/from=segovia/river=true': 1 };
    assert.equal(refused(led, step('toledo', 'cordoba', units, chief)), 'quota 5.3');
  });
  it('asks nobody where all who are left must stay, however they differ (R:867-868)', () => {
    const start = open(
      'castile',
      'movement',
      { segovia: 'castile: 2 infantry, knight', toledo: 'seville: infantry' },
      { turn: 17 },
    );
    const { state } = play(start, [step('segovia', 'toledo', { infantry: 2, knight: 1 })], [onwards(1)]);
    assert.equal(hispania.decision(state)?.kind, 'move');
    assert.deepEqual(
      state.places.toledo?.filter(({ owner }) => owner === 'castile').map(({ kind, halt }) => [kind, halt]),
      [
        ['infantry', 'pinned'],
        ['knight', 'pinned'],
      ],
    );
  });
  it('goes on past a quota that fills the limit of attack, as often as it likes (R:857-862)', () => {
    const start = open(
      'castile',
      'movement',
      { segovia: 'castile: 8 infantry, alfonso-vi', toledo: 'seville: 3 infantry' },
      { turn: 17 },
    );
    const led = (n: number) => ({ 'infantry/steps=1/led=true/from=segovia/river=true': n });
    const { state } = play(start, [step('segovia', 'toledo', { infantry: 8 }, { 'leader:alfonso-vi': 1 })]);
    // Six fill Toledo with a leader (4.4); of the two who are more each goes by itself.
    const { state: one } = play(state, [step('toledo', 'cordoba', led(1))]);
    assert.equal(refused(one, step('toledo', 'cordoba', led(1))), 'allowed');
    const his = { 'leader:alfonso-vi/steps=1/reach=3/from=segovia/river=true': 1 };
    assert.equal(refused(one, step('toledo', 'cordoba', {}, his)), 'quota 5.3');
  });
  it('lets one of two leaders go where the other stays with the quota', () => {
    const start = open(
      'visigoths',
      'second-movement',
      { segovia: 'visigoths: 7 infantry, alaric-ii, euric', toledo: 'suebi: 3 infantry' },
      { turn: 8 },
    );
    const { state } = play(start, [
      step('segovia', 'toledo', { infantry: 7 }, { 'leader:alaric-ii': 1, 'leader:euric': 1 }),
    ]);
    const leaders = choices(state, 'step').find(({ fixed, ranges }) => fixed['to'] === 'cordoba' && ranges['leaders'])
      ?.ranges['leaders'];
    assert.equal(leaders?.max, 2);
    const turn9 = open(
      'visigoths',
      'movement',
      { segovia: 'visigoths: 7 infantry, alaric-ii, euric', toledo: 'suebi: 3 infantry' },
      { turn: 10 },
    );
    const { state: there } = play(turn9, [
      step('segovia', 'toledo', { infantry: 7 }, { 'leader:alaric-ii': 1, 'leader:euric': 1 }),
    ]);
    const one = choices(there, 'step').find(({ fixed, ranges }) => fixed['to'] === 'cordoba' && ranges['leaders'])
      ?.ranges['leaders'];
    assert.equal(one?.max, 1);
  });
  it('asks the mover who stays where they differ (R:862-864)', () => {
    const start = open('seville', 'movement', {
      cordoba: 'seville: 2 infantry, 2 cavalry',
      toledo: 'castile: infantry',
    });
    const { state } = play(
      start,
      [step('cordoba', 'toledo', { infantry: 2, cavalry: 2 })],
      [step('toledo', 'segovia', { 'infantry/steps=1/from=cordoba': 1 })],
    );
    assert.equal(hispania.decision(state)?.kind, 'pin');
    assert.equal(refused(state, end()), 'pin-first 5.3');
    assert.equal(refused(state, pin('toledo', { 'infantry/steps=1/from=cordoba': 1 })), 'pin-first 5.3');
    const { state: after } = play(state, [
      pin('toledo', { 'infantry/steps=1/from=cordoba': 1, 'cavalry/steps=1/from=cordoba': 1 }),
    ]);
    assert.ok(offered(after, step('toledo', 'segovia', { 'cavalry/steps=1/from=cordoba': 1 })));
    const { state: fight } = play(after, [end()]);
    assert.deepEqual(
      choices(fight, 'battle').map(({ fixed }) => fixed['place']),
      ['toledo'],
    );
    assert.equal(standing(fight, 'segovia', 'seville'), 1);
  });
  it('counts the limit of those who stay: without the pile that has gone on (9.2, 4.4)', () => {
    const ardour = (nation: 'aragon' | 'crusade', army: string, turn: number, leader?: 'ramiro') =>
      open(
        nation,
        'ardour-movement',
        { pamplona: `${nation}: ${army}`, calatayud: 'zaragoza: 2 infantry' },
        { turn, tally: { pile: { place: 'pamplona', ...(leader && { leader }) } } },
      );
    // Four must stay in Calatayud, and without Ramiro three may attack there: no unit goes on, and movement is over.
    const led = play(ardour('aragon', '6 infantry, ramiro', 16, 'ramiro'), [
      step('pamplona', 'calatayud', { infantry: 6 }, { 'leader:ramiro': 1 }),
    ]);
    assert.equal(led.state.phase, 'ardour-stacking');
    const knights = ardour('crusade', '3 knight, 3 infantry', 20);
    const { state } = play(knights, [step('pamplona', 'calatayud', { knight: 3, infantry: 3 })]);
    assert.equal(state.phase, 'ardour-stacking');
    // In a plain there is room for four.
    const plain = open(
      'aragon',
      'ardour-movement',
      { barcelona: 'aragon: 6 infantry, ramiro', tortosa: 'zaragoza: 2 infantry' },
      { turn: 16, tally: { pile: { place: 'barcelona', leader: 'ramiro' } } },
    );
    const { state: there } = play(plain, [step('barcelona', 'tortosa', { infantry: 6 }, { 'leader:ramiro': 1 })]);
    const [on] = choices(there, 'step').filter(({ fixed }) => fixed['to'] === 'castellon');
    assert.equal(on?.ranges['units']?.max, 2);
  });
  it('counts a Berber who holds it already for the next who goes on (R:2816-2819, R:865-868)', () => {
    const start = open(
      'umayyads',
      'movement',
      { segovia: 'umayyads: 6 infantry, 2 berber, al-mansur', toledo: 'castile: 3 infantry' },
      { turn: 14 },
    );
    const led = (kind: string, n: number) => ({ [`${kind}/steps=1/led=true/from=segovia/river=true`]: n });
    const { state } = play(
      start,
      [step('segovia', 'toledo', { infantry: 6, berber: 2 }, { 'leader:al-mansur': 1 })],
      [step('toledo', 'cordoba', led('infantry', 1))],
      [pin('toledo', { ...led('infantry', 5), ...led('berber', 1) })],
    );
    // Without Al-Mansur five may stand there, and the Berber beside them.
    const his = { 'leader:al-mansur/steps=1/reach=3/from=segovia/river=true': 1 };
    assert.equal(refused(state, step('toledo', 'cordoba', led('berber', 1), his)), 'allowed');
  });
  it('gives Berbers no room to take: those who stay count for the quota alone (R:2816-2819)', () => {
    const begin = (army: string) =>
      play(
        open(
          'umayyads',
          'movement',
          { segovia: `umayyads: ${army}, al-mansur`, avila: 'castile: 2 infantry' },
          { turn: 14 },
        ),
        [
          step(
            'segovia',
            'avila',
            Object.fromEntries(
              army
                .split(', ')
                .map((part) => part.split(' ').reverse())
                .map(([kind, n]) => [kind, Number(n)]),
            ),
            { 'leader:al-mansur': 1 },
          ),
        ],
      ).state;
    // Without him three may attack in the mountains: the fourth of the quota is a Berber.
    const state = begin('5 cavalry, 1 berber');
    const [on, other] = choices(state, 'step').filter(
      ({ fixed, ranges }) => fixed['to'] === 'salamanca' && ranges['leaders'],
    );
    assert.equal(other, undefined);
    const range = on?.ranges['units'];
    assert.deepEqual(range?.is === 'counts' && [Object.keys(range.of).map((key) => key.split('/')[0]), range.max], [
      ['cavalry'],
      2,
    ]);
    const marks = 'steps=1/led=true/from=segovia';
    const chief = { 'leader:al-mansur/steps=1/reach=5/from=segovia': 1 };
    assert.equal(refused(state, step('avila', 'salamanca', { [`berber/${marks}`]: 1 }, chief)), 'quota 5.3');
    const { state: beyond } = play(state, [step('avila', 'salamanca', { [`cavalry/${marks}`]: 2 }, chief)]);
    assert.equal(standing(beyond, 'avila', 'umayyads'), 4);
    // Without Berbers no unit passes with him.
    assert.equal(
      refused(begin('6 cavalry'), step('avila', 'salamanca', { [`cavalry/${marks}`]: 1 }, chief)),
      'quota 5.3',
    );
  });
});

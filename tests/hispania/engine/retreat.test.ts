import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { battle, end, remove, retreat, retreatLeader, stay } from '../../../src/books/hispania/engine/actions.ts';
import {
  type NationId,
  type PlaceId,
  PROVINCES,
  type ProvinceId,
} from '../../../src/books/hispania/engine/data/ids.ts';
import { FIRST_SET, tables } from '../../../src/books/hispania/engine/data/sets.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import type { State } from '../../../src/books/hispania/engine/state.ts';
import { SEED } from '../../kernel/seed.ts';
import { choices, offered, open, type Places, play, refused, standing, told, written } from './set-up.ts';

const { neighbours, straits, provinces } = tables(FIRST_SET);

/** Rule 6.6 and 4.6 once more, written without the engine: how many units of `owner` may go where. */
function oracle(state: State, place: ProvinceId, owner: NationId, defends: boolean, from: readonly PlaceId[]): object {
  const room: { [place: string]: number } = {};
  const goers = (state.places[place] ?? [])
    .filter(
      (c) => c.owner === owner && (c.kind === 'infantry' || c.kind === 'cavalry' || (c.kind === 'knight' && !c.hits)),
    )
    .reduce((n, c) => n + c.count, 0);
  for (const to of PROVINCES) {
    if (!neighbours[place].includes(to) && !straits[place].includes(to)) continue;
    if (defends && from.includes(to)) continue;
    const there = (state.places[to] ?? []).filter((c) => c.kind !== 'ruin' && c.kind !== 'leader');
    if (there.some((c) => c.owner !== owner)) continue;
    const capital = state.nations[owner]?.capital === to ? 1 : 0;
    const most = provinces[to].stacking + capital + 1 - there.reduce((n, c) => n + c.count, 0);
    if (Math.min(most, goers) > 0) room[to] = Math.min(most, goers);
  }
  return room;
}

function offers(state: State): object {
  return Object.fromEntries(choices(state, 'retreat').map(({ fixed, ranges }) => [fixed['to'], ranges['units']?.max]));
}

describe(`6.6 where a retreat may lead (seed ${SEED})`, () => {
  it('is next door, friendly or empty, within the limit and one, not whence attackers came, not into a battle', () => {
    let asked = 0;
    const stack = fc.constantFrom(
      '',
      '',
      '',
      'castile: infantry',
      'castile: 2 infantry',
      'castile: 4 infantry',
      'seville: infantry',
      'seville: 3 infantry',
      'seville: 4 infantry',
      'leon: infantry',
      'castile: infantry; seville: infantry',
      'leon: ruin',
      'leon: ruin; seville: infantry',
    );
    const around = fc.array(stack, { minLength: PROVINCES.length, maxLength: PROVINCES.length });
    fc.assert(
      fc.property(
        fc.constantFrom(...PROVINCES),
        around,
        fc.nat(),
        fc.nat(),
        fc.boolean(),
        (place, stacks, which, other, capital) => {
          const near = [...neighbours[place], ...straits[place]].filter((to): to is ProvinceId => to in provinces);
          const from = near[which % near.length] ?? place;
          const second = near[other % near.length] ?? place;
          const places: { [place in PlaceId]?: string } = {};
          for (const to of near) {
            const text = stacks[PROVINCES.indexOf(to)];
            if (text) places[to] = text;
          }
          places[place] = `castile: infantry<${from}, infantry<${second}; seville: infantry, cavalry`;
          const capitals = capital ? { seville: second, castile: from } : {};
          // Counters may run out where every neighbour is full.
          if (hispania.position(written('castile', 'combat', places, { capitals })).faults) return;
          const start = open('castile', 'combat', places, { capitals });
          const state = calm(start, place);
          assert.deepEqual(offers(state), oracle(state, place, 'castile', false, []));
          const stays = hispania.apply(state, stay('attacker')).state;
          assert.ok(stays);
          // Without units that can retreat or a destination, nothing is asked.
          if (choices(stays, 'retreat').length > 0) asked++;
          const frame = stays.frames[0];
          const offered = frame?.kind === 'battle' && frame.step === 'defender-retreats' ? offers(stays) : {};
          assert.deepEqual(offered, oracle(state, place, 'seville', true, [from, second]));
        },
      ),
      { seed: SEED, numRuns: 300 },
    );
    assert.ok(asked > 100, `${asked}`);
  });

  /** A first round without hits. */
  function calm(start: State, place: PlaceId): State {
    let state = hispania.apply(
      hispania.dice.with(start, { ...start.dice, given: Array(9).fill(1) }),
      battle(place),
    ).state;
    for (let n = 0; state && hispania.decision(state)?.kind === 'aim' && n < 3; n++) {
      const preset = hispania.decision(state)?.preset;
      state = preset && hispania.apply(state, preset).state;
    }
    assert.ok(state);
    return state;
  }

  const fought = (owner: NationId, place: PlaceId, places: Places, turn: number, more: object = {}) =>
    play(open(owner, 'combat', places, { turn, ...more }), [battle(place), 1, 1], [stay('attacker')]).state;

  it('is refused with its reason', () => {
    const places = {
      toledo: 'castile: infantry<segovia; seville: infantry',
      cordoba: 'castile: infantry; seville: infantry',
      'la-mancha': 'leon: infantry',
      'sierra-morena': 'seville: 3 infantry',
      cuenca: 'seville: infantry',
    };
    const state = fought('castile', 'toledo', places, 16);
    const why = (to: PlaceId) => refused(state, retreat('defender', to, { infantry: 1 }));
    assert.equal(why('segovia'), 'retreat-whence 6.6');
    assert.equal(why('cordoba'), 'retreat-battle 6.6');
    assert.equal(why('la-mancha'), 'retreat-held 6.6');
    assert.equal(why('sierra-morena'), 'retreat-room 4.6');
    assert.equal(why('seville'), 'retreat-far 6.6');
    assert.equal(why('cuenca'), 'allowed');
    assert.equal(refused(state, retreat('defender', 'cuenca', {})), 'not-a-retreat 6.6');
  });

  it('is off the map for those whom a rule sends there, and never whence attackers came (R:1181-1188)', () => {
    const way = (defender: NationId, turn: number, to: PlaceId = 'gascony', from = 'zaragoza') => {
      const places = { pamplona: `alans: infantry<${from}; ${defender}: infantry`, calatayud: `${defender}: infantry` };
      return refused(fought('alans', 'pamplona', places, turn), retreat('defender', to, { infantry: 1 }));
    };
    assert.equal(way('visigoths', 9), 'allowed');
    assert.equal(way('visigoths', 10), 'retreat-off-map 6.6');
    assert.equal(way('franks', 15), 'allowed');
    assert.equal(way('basques', 9), 'retreat-off-map 6.6');
    assert.equal(way('franks', 15, 'narbonne'), 'retreat-far 6.6');
    assert.equal(way('franks', 15, 'sea'), 'retreat-sea 6.6');
    assert.equal(way('franks', 15, 'gascony', 'gascony'), 'retreat-whence 6.6');
  });

  it('is to Gascony and Narbonne for Rome, the Franks, and the Visigoths to turn 9 (R:1187-1188)', () => {
    const way = (defender: NationId, unit: string, turn: number, to: 'gascony' | 'narbonne') => {
      const place = to === 'narbonne' ? 'barcelona' : 'basque-country';
      const places = {
        [place]: `alans: infantry<${place === 'barcelona' ? 'tortosa' : 'calatayud'}; ${defender}: ${unit}`,
      };
      return refused(fought('alans', place, places, turn), retreat('defender', to, { [unit]: 1 }));
    };
    for (const to of ['gascony', 'narbonne'] as const) {
      for (const turn of [4, 5]) assert.equal(way('rome', 'elite', turn, to), 'allowed');
      for (const turn of [12, 15]) assert.equal(way('franks', 'infantry', turn, to), 'allowed');
      assert.equal(way('visigoths', 'infantry', 9, to), 'allowed');
      assert.equal(way('visigoths', 'infantry', 10, to), 'retreat-off-map 6.6');
      for (const nation of ['suebi', 'aragon', 'umayyads'] as const)
        assert.equal(way(nation, 'infantry', 9, to), 'retreat-off-map 6.6');
    }
  });

  it('is to Africa for the Vandals from turn 7, who then leave the game; never by the other reading', () => {
    const places = { cadiz: 'alans: infantry<seville; vandals: infantry', gibraltar: 'vandals: infantry' };
    const out = retreat('defender', 'africa', { infantry: 1 });
    assert.equal(refused(fought('alans', 'cadiz', places, 6), out), 'retreat-off-map 6.6');
    const state = fought('alans', 'cadiz', places, 7);
    assert.equal(
      refused(fought('alans', 'cadiz', places, 7, { rulings: { 'vandals-retreat-africa': 'b' } }), out),
      'retreat-off-map 6.6',
    );
    const { state: after, facts } = play(state, [out]);
    assert.equal(told(facts, 'retreated')[0]?.leaves, true);
    assert.equal(after.places.africa, undefined);
    assert.equal(standing(after, 'cadiz', 'vandals'), 0);
  });

  it('is over a strait, or never by the other reading of strait-retreat', () => {
    const places = { valencia: 'aragon: infantry<castellon; valencia: infantry', cuenca: 'valencia: infantry' };
    const over = retreat('defender', 'majorca', { infantry: 1 });
    assert.ok(offered(fought('aragon', 'valencia', places, 16), over));
    assert.equal(
      refused(fought('aragon', 'valencia', places, 16, { rulings: { 'strait-retreat': 'b' } }), over),
      'retreat-strait 6.6',
    );
  });

  it('is to the sea with naval supremacy, from an open anchor (5.6)', () => {
    const places = (owner: string) => ({
      cartagena: `castile: infantry<denia; ${owner}: infantry`,
      cordoba: `${owner}: infantry`,
    });
    const out = retreat('defender', 'sea', { infantry: 1 });
    assert.ok(offered(fought('castile', 'cartagena', places('umayyads'), 12), out));
    assert.equal(refused(fought('castile', 'cartagena', places('umayyads'), 13), out), 'retreat-sea 6.6');
    const inland = { cordoba: 'castile: infantry<toledo; umayyads: infantry', cartagena: 'umayyads: infantry' };
    assert.equal(refused(fought('castile', 'cordoba', inland, 12), out), 'retreat-sea 6.6');
    // A coast without an open anchor is no better (ruling retreat-to-sea).
    const coast = { granada: 'castile: infantry<la-mancha; umayyads: infantry', cordoba: 'umayyads: infantry' };
    assert.equal(refused(fought('castile', 'granada', coast, 12), out), 'retreat-sea 6.6');
  });
});

describe('6.6 who retreats', () => {
  it('is no castle, no fort, no wounded knight, no knight nor Roland of the Franks (R:1189-1191, R:2581)', () => {
    const start = open(
      'almoravids',
      'combat',
      { toledo: 'almoravids: 2 infantry<cordoba; castile: castle, knight, infantry' },
      { turn: 19 },
    );
    const first = hispania.decision(play(start, [battle('toledo')]).state)?.preset;
    assert.ok(first);
    const wounded = open(
      'almoravids',
      'combat',
      { toledo: 'almoravids: infantry<cordoba; castile: castle, knight!1, infantry' },
      { turn: 19 },
    );
    const { state } = play(
      wounded,
      [battle('toledo')],
      [{ kind: 'aim', fixed: { side: 'attacker' }, values: { infantry: { castle: 1 } } }, 1, 1, 1, 1, 1, 1],
      [stay('attacker')],
    );
    assert.equal(refused(state, retreat('defender', 'segovia', { castle: 1 })), 'retreat-works 6.6');
    assert.equal(refused(state, retreat('defender', 'segovia', { 'knight/hits=1': 1 })), 'retreat-wounded 6.6');
    assert.equal(refused(state, retreat('defender', 'segovia', { infantry: 2 })), 'nobody-there 6.6');
    assert.ok(offered(state, retreat('defender', 'segovia', { infantry: 1 })));
    const franks = open(
      'umayyads',
      'combat',
      { barcelona: 'umayyads: infantry<zaragoza; franks: knight, infantry, roland' },
      { turn: 12 },
    );
    const { state: asked } = play(
      franks,
      [battle('barcelona')],
      [{ kind: 'aim', fixed: { side: 'attacker' }, values: { infantry: { knight: 1 } } }, 1, 1, 1],
      [stay('attacker')],
    );
    assert.equal(refused(asked, retreat('defender', 'huesca', { knight: 1 })), 'retreat-never 11-franks-roland');
    assert.equal(
      refused(asked, retreatLeader('defender', 'huesca', { 'leader:roland': 1 })),
      'retreat-never 11-franks-roland',
    );
    assert.ok(offered(asked, retreat('defender', 'huesca', { infantry: 1 })));
  });

  it('is the attacker first, then the defender, in part or whole; a leader needs no room (R:1171-1174)', () => {
    const start = open(
      'castile',
      'combat',
      {
        toledo: 'castile: 2 infantry<segovia, alfonso-vi<segovia; seville: 2 infantry',
        segovia: 'castile: 3 infantry',
      },
      { turn: 17 },
    );
    const { state } = play(start, [battle('toledo'), 1, 1, 1, 1]);
    assert.equal(refused(state, retreat('defender', 'cordoba', { infantry: 1 })), 'attacker-first 6.6');
    const one = 'infantry/from=segovia/river=true';
    assert.equal(refused(state, retreat('attacker', 'segovia', { [one]: 2 }, {})), 'retreat-room 4.6');
    const { state: part } = play(state, [retreat('attacker', 'segovia', { [one]: 1 }, {})]);
    assert.equal(refused(part, retreat('attacker', 'segovia', { [one]: 1 }, {})), 'retreat-room 4.6');
    const { state: led } = play(part, [
      retreatLeader('attacker', 'segovia', { 'leader:alfonso-vi/from=segovia/river=true': 1 }),
    ]);
    assert.equal(standing(led, 'segovia', 'castile', 'leader'), 1);
    const { state: stood } = play(led, [stay('attacker')]);
    assert.equal(refused(stood, retreat('attacker', 'segovia', { [one]: 1 })), 'other-side-retreats 6.6');
    const { facts } = play(stood, [retreat('defender', 'cordoba', { infantry: 2 })]);
    assert.deepEqual(
      told(facts, 'battle-over').map(({ winner }) => winner),
      ['castile'],
    );
  });

  it('may leave a surplus of the active nation until it moves again, unless the ruling says no (R:724-736)', () => {
    const places = { segovia: 'castile: 2 infantry<avila; seville: 2 infantry', avila: 'castile: 2 infantry' } as const;
    const line = [
      [battle('segovia'), 2, 2, 2, 2],
      [retreat('attacker', 'avila', { 'infantry/from=avila': 1 })],
      [retreat('attacker', 'calatayud', { 'infantry/from=avila': 1 })],
    ] as const;
    const start = open('castile', 'combat', places, { turn: 17, lastTurn: 18 });
    const { state } = play(start, ...line);
    assert.match(hispania.decision(state)?.phase ?? '', /^17 seville /);
    assert.equal(standing(state, 'avila', 'castile', 'infantry'), 3);
    // In its own next turn the nation has to put it right.
    let again = state;
    while (hispania.decision(again)?.kind !== 'remove') again = play(again, [end()]).state;
    assert.equal(hispania.decision(again)?.phase, '18 castile stacking');
    const strict = open('castile', 'combat', places, { turn: 16, rulings: { 'retreat-surplus': 'b' } });
    const { state: checked } = play(strict, ...line);
    assert.equal(hispania.decision(checked)?.kind, 'remove');
    assert.equal(hispania.decision(checked)?.rule, '6.8');
  });

  it('is a surplus only over the limit, and of 1 unit only (R:724-736)', () => {
    const filled = play(
      open('castile', 'combat', { segovia: 'castile: infantry<avila; seville: infantry', avila: 'castile: infantry' }),
      [battle('segovia'), 2, 2],
      [retreat('attacker', 'avila', { 'infantry/from=avila': 1 })],
    );
    assert.equal(standing(filled.state, 'avila', 'castile', 'infantry'), 2);
    assert.equal(filled.state.nations.castile?.crowded, undefined);

    const start = open('castile', 'last-stacking', { avila: 'castile: 4 infantry' });
    const { castile } = start.nations;
    assert.ok(castile);
    const crowded = { ...start, nations: { ...start.nations, castile: { ...castile, crowded: ['avila' as const] } } };
    assert.ok(offered(crowded, remove('avila', { infantry: 1 })));
    assert.equal(refused(crowded, remove('avila', { infantry: 2 })), 'remove-exactly 6.8');
  });
});

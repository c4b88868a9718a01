import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  battle,
  capital,
  end,
  pass,
  pile,
  pin,
  playToken,
  remove,
  retreat,
  step,
} from '../../../src/books/hispania/engine/actions.ts';
import type { TokenId } from '../../../src/books/hispania/engine/data/ids.ts';
import type { HispaniaFact } from '../../../src/books/hispania/engine/facts.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import type { Written } from '../../../src/books/hispania/engine/position.ts';
import type { State } from '../../../src/books/hispania/engine/state.ts';
import type { Action } from '../../../src/kernel/contract.ts';
import { asked, hands } from './hands.ts';
import { choices, open, type Places, play, refused, standing, told } from './set-up.ts';

/** Castile is about to move, with a minor invasion of the pile in Segovia; all tokens are gone. */
function invading(places: Places, rest: Partial<Written> = {}): State {
  const all = { leon: 'leon: infantry', ...places };
  const start = open('leon', 'sequence-end', all, { ...hands({ castile: ['minor-invasion'] }), ...rest });
  const { state } = play(start, [playToken('castile', 'minor-invasion', { place: 'segovia' })]);
  return until(state, 'move');
}

/** Ends phases until something of a kind is asked. */
function until(start: State, kind: string): State {
  let state = start;
  while (hispania.decision(state)?.kind !== kind) state = play(state, [end()]).state;
  return state;
}

const phases = (facts: readonly HispaniaFact[]) => told(facts, 'phase').map(({ phase }) => phase);
const kind = (state: State) => hispania.decision(state)?.kind;
const froms = (state: State) => [...new Set(choices(state, 'step').map(({ fixed }) => fixed['from']))];

const PILE = 'infantry/pile=true';
const AVILA: Places = {
  segovia: 'castile: 2 infantry',
  salamanca: 'castile: 3 infantry',
  avila: 'seville: infantry',
};
const attack = [[step('segovia', 'avila', { [PILE]: 2 })], [step('salamanca', 'avila', { infantry: 2 })]] as const;

describe('10.3-minor-invasion', () => {
  it('is announced at the start of the turn for a pile of one province (R:1959-1960)', () => {
    const places: Places = {
      leon: 'leon: infantry',
      segovia: 'castile: infantry',
      toledo: 'castile: castle',
      avila: 'castile: knight',
    };
    const start = open('leon', 'sequence-end', places, hands({ castile: ['minor-invasion'] }));
    assert.deepEqual(
      choices(start, 'play').map(({ fixed }) => fixed['place']),
      ['avila', 'segovia'],
    );
    const { state, facts } = play(start, [playToken('castile', 'minor-invasion', { place: 'segovia' })]);
    assert.deepEqual(
      told(facts, 'pile').map(({ place, rule }) => [place, rule]),
      [['segovia', '10.3-minor-invasion']],
    );
    assert.deepEqual(state.tally.tokens, ['minor-invasion']);
  });
  it('may be that of reinforcements that come from outside Hispania', () => {
    const start = open(
      'vandals',
      'sequence-end',
      { toledo: 'vandals: infantry', cordoba: 'visigoths: infantry' },
      {
        turn: 7,
        ...hands({ visigoths: ['minor-invasion'] }),
      },
    );
    assert.deepEqual(
      choices(start, 'play').map(({ fixed }) => fixed['place']),
      ['cordoba', 'gascony'],
    );
    // Those ten who come to Gascony are the pile.
    const named = play(start, [playToken('visigoths', 'minor-invasion', { place: 'gascony' })]).state;
    const { state } = play(named);
    assert.equal(state.places.gascony?.find(({ kind }) => kind === 'infantry')?.pile, true);
  });
  it('is not played in an invasion of the nation’s own (ruling minor-invasion-when)', () => {
    const start = open(
      'vandals',
      'sequence-end',
      { leon: 'vandals: infantry', toledo: 'visigoths: infantry' },
      {
        turn: 8,
        ...hands({ visigoths: ['minor-invasion'] }),
      },
    );
    assert.deepEqual(choices(start, 'play'), []);
    assert.equal(
      refused(start, playToken('visigoths', 'minor-invasion', { place: 'toledo' })),
      'token-not-there 10.3-minor-invasion',
    );
  });
  it('gives a second movement and combat, and no check after the first combat (R:1961-1964)', () => {
    const start = invading({ ...AVILA, 'old-castile': 'seville: infantry' });
    const { state, facts } = play(start, ...attack, [end()], [battle('avila'), 10, 2, 2, 2, 2]);
    assert.deepEqual(phases(facts).slice(0, 3), ['stacking', 'combat', 'pile-check']);
    // There are four where two may stay: none is removed yet.
    assert.equal(standing(state, 'avila', 'castile'), 4);
    assert.equal(hispania.decision(state)?.phase, '16 castile second-movement');
    // There is one after the second movement, and one after the second combat (R:1963-1964).
    const { state: stays } = play(state, [end()]);
    assert.equal(hispania.decision(stays)?.phase, '16 castile second-stacking');
    assert.equal(refused(stays, remove('avila', { [PILE]: 1 })), 'remove-exactly 4.5');
    const { state: over, facts: after } = play(
      state,
      [step('avila', 'old-castile', { [PILE]: 4 })],
      [battle('old-castile'), 10, 2, 2, 2, 2],
    );
    assert.deepEqual(phases(after), ['second-stacking', 'second-combat', 'last-stacking']);
    assert.equal(refused(over, remove('old-castile', { infantry: 1 })), 'remove-exactly 6.8');
  });
  it('attacks with two units more in its province, elsewhere with one (R:1967-1971)', () => {
    const four = play(invading(AVILA), ...attack, [end()]).state;
    assert.equal(kind(four), 'battles');
    const others = invading({
      segovia: 'castile: infantry',
      salamanca: 'castile: 4 infantry',
      avila: 'seville: infantry',
    });
    const over = play(others, [step('salamanca', 'avila', { infantry: 4 })], [end()]).state;
    assert.equal(refused(over, remove('avila', { 'infantry/from=salamanca': 2 })), 'remove-exactly 4.5');
    assert.equal(kind(play(over, [remove('avila', { 'infantry/from=salamanca': 1 })]).state), 'battles');
  });
  it('checks all others after the first combat (6.8)', () => {
    const places: Places = {
      segovia: 'castile: infantry',
      salamanca: 'castile: 3 infantry',
      avila: 'seville: infantry',
    };
    const start = invading(places);
    const { state } = play(
      start,
      [step('salamanca', 'avila', { infantry: 3 })],
      [end()],
      [battle('avila'), 10, 2, 2, 2],
    );
    assert.equal(hispania.decision(state)?.phase, '16 castile pile-check');
    assert.equal(kind(play(state, [remove('avila', { infantry: 1 })]).state), 'move');
    // Or it may become the capital, as after any combat.
    assert.equal(kind(play(state, [capital('avila')]).state), 'move');
  });
  it('is checked after its first combat, and not before, by the other reading (ruling minor-invasion-stacking)', () => {
    const places = { ...AVILA, segovia: 'castile: 3 infantry' };
    const start = invading(places, { rulings: { 'minor-invasion-stacking': 'b' } });
    const five = play(
      start,
      [step('segovia', 'avila', { [PILE]: 3 })],
      [step('salamanca', 'avila', { infantry: 2 })],
      [end()],
    ).state;
    assert.equal(kind(five), 'battles');
    const { state } = play(five, [battle('avila'), 10, 2, 2, 2, 2, 2]);
    assert.equal(hispania.decision(state)?.phase, '16 castile pile-check');
    assert.equal(refused(state, remove('avila', { [PILE]: 1 })), 'remove-exactly 6.8');
    const usual = play(
      invading(places),
      [step('segovia', 'avila', { [PILE]: 3 })],
      [step('salamanca', 'avila', { infantry: 2 })],
      [end()],
    );
    assert.equal(kind(usual.state), 'remove');
  });
  it('moves alone the second time, with its whole allowance (R:1960)', () => {
    const start = invading({ ...AVILA, 'old-castile': 'seville: infantry' });
    const { state } = play(start, ...attack, [end()], [battle('avila'), 10, 2, 2, 2, 2]);
    assert.deepEqual(froms(state), ['avila']);
    assert.equal(refused(state, step('salamanca', 'duero', { infantry: 1 })), 'pile-only 10.3-minor-invasion');
    const { state: moved } = play(
      state,
      [step('avila', 'toledo', { [PILE]: 4 })],
      [step('toledo', 'la-mancha', { ['infantry/steps=1/from=avila/river=true/pile=true']: 1 })],
    );
    assert.equal(standing(moved, 'la-mancha', 'castile'), 1);
    assert.equal(
      refused(moved, step('la-mancha', 'cuenca', { 'infantry/steps=2/from=toledo/pile=true': 1 })),
      'spent 5.1',
    );
  });
  it('picks up units in both movements: whoever steps with it (R:1965-1966)', () => {
    const places: Places = {
      segovia: 'castile: infantry',
      avila: 'castile: 2 infantry',
      toledo: 'castile: 2 infantry',
    };
    const start = invading(places);
    const { state } = play(
      start,
      [step('segovia', 'avila', { [PILE]: 1 })],
      [step('avila', 'salamanca', { infantry: 1 })],
      [end()],
    );
    // A unit that has moved by itself does not belong to the pile; all that are with it at the end do.
    assert.deepEqual(froms(state), ['avila']);
    const range = choices(state, 'step').find(({ fixed }) => fixed['to'] === 'toledo')?.ranges['units'];
    assert.deepEqual(range, { is: 'counts', of: { [PILE]: 2 }, min: 1, max: 2 });
    const { state: toledo } = play(state, [step('avila', 'toledo', { [PILE]: 1 })]);
    // In Toledo two more may join, beside the one who came, and never without it.
    const came = 'infantry/steps=1/from=avila/river=true/pile=true';
    const joins: Action = {
      ...step('toledo', 'la-mancha', { [came]: 1 }),
      values: { units: { [came]: 1 }, joined: { infantry: 2 } },
    };
    const { state: joined } = play(toledo, [joins]);
    assert.equal(standing(joined, 'la-mancha', 'castile'), 3);
    assert.equal(refused(toledo, step('toledo', 'la-mancha', { infantry: 1 })), 'pile-only 10.3-minor-invasion');
    // A unit that has joined goes on by itself: it has a province left.
    const { state: on } = play(joined, [step('la-mancha', 'cordoba', { 'infantry/steps=1/from=toledo/pile=true': 1 })]);
    assert.equal(standing(on, 'cordoba', 'castile'), 1);
  });
  it('picks up a leader too, beside its own or in his place (ruling minor-invasion-parts)', () => {
    const state = open(
      'umayyads',
      'movement',
      { segovia: 'umayyads: infantry, tarik', avila: 'umayyads: musa', leon: 'galicians: infantry' },
      { turn: 12, begins: true, tally: { tokens: ['minor-invasion'], pile: { place: 'segovia' } } },
    );
    const { state: second } = play(state, [end()]);
    assert.equal(hispania.decision(second)?.phase, '12 umayyads second-movement');
    const { state: met } = play(second, [step('segovia', 'avila', { [PILE]: 1 }, { 'leader:tarik/pile=true': 1 })]);
    const units = { 'infantry/steps=1/led=true/from=segovia/pile=true': 1 };
    const his = { 'leader:tarik/steps=1/reach=3/from=segovia/pile=true': 1 };
    const other = { 'leader:musa': 1 };
    const onward = (values: Action['values']): Action => ({ ...step('avila', 'toledo', {}), values });
    // In the place of its own, who stays; beside him; and never by himself.
    assert.equal(refused(met, step('avila', 'toledo', units, other)), 'allowed');
    assert.equal(refused(met, onward({ units, leaders: his, joined: other })), 'allowed');
    assert.equal(refused(met, step('avila', 'toledo', units, his)), 'allowed');
    assert.equal(refused(met, step('avila', 'toledo', {}, other)), 'pile-only 10.3-minor-invasion');
    const { state: on } = play(met, [onward({ units: {}, leaders: his, joined: other })]);
    assert.deepEqual(
      on.places.toledo?.map(({ leader, pile }) => [leader, pile]),
      [
        ['musa', true],
        ['tarik', true],
      ],
    );
  });
  it('asks where it has parted which province keeps the invasion (R:1967-1971)', () => {
    const start = invading({ ...AVILA, segovia: 'castile: 3 infantry' });
    const { state } = play(start, [step('segovia', 'avila', { [PILE]: 2 })], [end()]);
    assert.deepEqual(hispania.decision(state)?.params['places'], ['avila', 'segovia']);
    assert.equal(hispania.decision(state)?.rule, '10.3-minor-invasion');
    assert.equal(refused(state, pile('toledo')), 'no-pile 10.3-minor-invasion');
    assert.equal(refused(state, end()), 'answer-first 10.3-minor-invasion');
    const opened = hispania.position(JSON.parse(JSON.stringify(state)));
    assert.deepEqual(opened.state && hispania.decision(opened.state), hispania.decision(state));
    const { state: stays, facts } = play(state, [pile('segovia')], [battle('avila'), 10, 2, 2]);
    assert.deepEqual(
      told(facts, 'pile').map(({ place }) => place),
      ['segovia'],
    );
    assert.deepEqual(froms(stays), ['segovia']);
  });
  it('keeps those who stopped in a forced passage with those who went on (R:1972-1976)', () => {
    const through = invading({
      segovia: 'castile: 4 infantry',
      toledo: 'seville: infantry',
      cordoba: 'seville: infantry',
      avila: 'castile: infantry',
      salamanca: 'castile: infantry',
    });
    const entered = play(through, [step('segovia', 'toledo', { [PILE]: 4 })]).state;
    const there = 'infantry/steps=1/from=segovia/river=true/pile=true';
    const { state: beyond } = play(entered, [step('toledo', 'cordoba', { [there]: 2 })], [end()]);
    // Nothing is asked: both are in the invasion.
    assert.equal(kind(beyond), 'battles');
    const { state: won } = play(beyond, [battle('toledo'), 10, 2, 2], [battle('cordoba'), 10, 2, 2]);
    assert.deepEqual(froms(won).sort(), ['cordoba', 'toledo']);
  });
  it('lets them attack with two units more where they stopped, in the second movement too', () => {
    const places = { toledo: 'castile: 5 infantry', 'la-mancha': 'seville: 2 infantry', cuenca: 'seville: infantry' };
    const all = { leon: 'leon: infantry', ...places };
    const capitals = { castile: 'toledo' } as const;
    const start = open('leon', 'sequence-end', all, { capitals, ...hands({ castile: ['minor-invasion'] }) });
    const named = play(start, [playToken('castile', 'minor-invasion', { place: 'toledo' })]).state;
    const second = play(until(named, 'move'), [end()]).state;
    assert.equal(hispania.decision(second)?.phase, '16 castile second-movement');
    const { state: entered } = play(second, [step('toledo', 'la-mancha', { [PILE]: 5 })]);
    // Four must stop before two; otherwise three may attack.
    const there = 'infantry/steps=1/from=toledo/pile=true';
    assert.equal(refused(entered, step('la-mancha', 'cuenca', { [there]: 2 })), 'quota 5.3');
    const { state: beyond } = play(entered, [step('la-mancha', 'cuenca', { [there]: 1 })]);
    assert.deepEqual(hispania.decision(beyond)?.params['battles'], ['cuenca', 'la-mancha']);
  });
  it('may be named for the quota where others have stopped in the mountains (5.3, R:865-868)', () => {
    const start = invading({
      segovia: 'castile: 2 infantry, alfonso-vi',
      salamanca: 'castile: 4 infantry',
      avila: 'seville: 2 infantry',
    });
    const { state } = play(
      start,
      [step('salamanca', 'avila', { infantry: 4 })],
      [step('segovia', 'avila', { [PILE]: 2 }, { 'leader:alfonso-vi/pile=true': 1 })],
    );
    const own = 'infantry/steps=1/led=true/from=segovia/pile=true';
    const his = { 'leader:alfonso-vi/steps=1/reach=3/from=segovia/pile=true': 1 };
    // Four must stay where three may attack, or four of which one is of the pile.
    assert.equal(refused(state, step('avila', 'old-castile', { [own]: 1 }, his)), 'allowed');
    assert.equal(refused(state, step('avila', 'old-castile', { [own]: 2 }, his)), 'quota 5.3');
    const { state: on } = play(state, [step('avila', 'old-castile', { [own]: 1 }, his)]);
    assert.deepEqual(
      on.places.avila?.filter(({ pile }) => pile).map(({ count, halt }) => [count, halt]),
      [[1, 'pinned']],
    );
  });
  it('holds a passage only where its bonus is needed: else others may be named (5.3, R:867-868)', () => {
    const start = invading({
      segovia: 'castile: 2 infantry',
      avila: 'castile: 5 infantry',
      toledo: 'seville: castle, 4 infantry',
    });
    const { state } = play(
      start,
      [step('avila', 'toledo', { infantry: 5 })],
      [step('segovia', 'toledo', { [PILE]: 2 })],
      [step('toledo', 'cordoba', { 'infantry/steps=1/from=segovia/river=true/pile=true': 1 })],
    );
    // Five must stay, and five may attack without the pile.
    const { state: held } = play(state, [pin('toledo', { 'infantry/steps=1/from=avila/river=true': 5 })]);
    const other = step('toledo', 'cordoba', { 'infantry/steps=1/from=segovia/river=true/pile=true': 1 });
    assert.equal(refused(held, other), 'allowed');
  });
  it('may leave one of either kind for the quota (5.3, R:867-868)', () => {
    const start = invading({
      segovia: 'castile: infantry, knight, alfonso-vi',
      salamanca: 'castile: 4 infantry',
      avila: 'seville: 2 infantry',
    });
    const { state } = play(
      start,
      [step('salamanca', 'avila', { infantry: 4 })],
      [step('segovia', 'avila', { [PILE]: 1, 'knight/pile=true': 1 }, { 'leader:alfonso-vi/pile=true': 1 })],
    );
    const own = (kind: string) => ({ [`${kind}/steps=1/led=true/from=segovia/pile=true`]: 1 });
    const his = { 'leader:alfonso-vi/steps=1/reach=3/from=segovia/pile=true': 1 };
    for (const kind of ['infantry', 'knight'])
      assert.equal(refused(state, step('avila', 'old-castile', own(kind), his)), 'allowed', kind);
    const both = { ...own('infantry'), ...own('knight') };
    assert.equal(refused(state, step('avila', 'old-castile', both, his)), 'quota 5.3');
  });
  it('keeps those in the pile who retreat from its first combat (ruling minor-invasion-parts)', () => {
    const start = invading({ segovia: 'castile: 2 infantry', toledo: 'seville: 2 infantry' });
    const { state } = play(
      start,
      [step('segovia', 'toledo', { [PILE]: 2 })],
      [end()],
      [battle('toledo'), 2, 2, 2, 2],
      [retreat('attacker', 'segovia', { 'infantry/from=segovia/river=true/pile=true': 2 })],
    );
    assert.equal(hispania.decision(state)?.phase, '16 castile second-movement');
    assert.deepEqual(froms(state), ['segovia']);
  });
  it('leaves no mark behind when it is over', () => {
    const start = invading(AVILA);
    const { state } = play(start, ...attack, [end()], [battle('avila'), 10, 2, 2, 2, 2], [end()]);
    assert.ok(!JSON.stringify(state.places).includes('pile'));
  });
  it('counts for nothing if nobody is there any more when movement begins', () => {
    const start = open(
      'leon',
      'sequence-end',
      { leon: 'leon: infantry', toledo: 'castile: infantry' },
      {
        ...hands({ castile: ['minor-invasion'] }),
      },
    );
    const { state } = play(start, [playToken('castile', 'minor-invasion', { place: 'toledo' })]);
    const gone: State = {
      ...until(state, 'move'),
      places: { leon: state.places.leon ?? [], segovia: [{ owner: 'castile', kind: 'infantry', count: 1 }] },
    };
    const { facts } = play(gone, [end()]);
    assert.ok(phases(facts).includes('second-movement'));
  });
});

/** Castile has fought, and is asked about ardour. */
function ardent(places: Places, tokens: readonly TokenId[] = ['ardour']): State {
  const start = open('castile', 'movement', places, { ...hands({ castile: tokens }) });
  return play(start, [end()]).state;
}

describe('10.3-ardour', () => {
  it('is played after the combat of the active nation, on a province with units that move (R:1947-1953)', () => {
    const start = ardent({ segovia: 'castile: 2 infantry', toledo: 'castile: castle' });
    assert.deepEqual(asked(start), ['after-combat', ['castile']]);
    assert.deepEqual(
      choices(start, 'play').map(({ fixed }) => fixed['place']),
      ['segovia'],
    );
    const { state, facts } = play(start, [playToken('castile', 'ardour', { place: 'segovia' })]);
    assert.deepEqual(phases(facts), ['ardour-check', 'ardour-movement']);
    assert.deepEqual(froms(state), ['segovia']);
    const passed = play(start, [pass('castile')]);
    assert.deepEqual(phases(passed.facts).slice(0, 1), ['last-stacking']);
  });
  it('moves all units there once more, and fights', () => {
    const places: Places = { segovia: 'castile: 3 infantry', toledo: 'seville: infantry' };
    const { state, facts } = play(
      ardent(places),
      [playToken('castile', 'ardour', { place: 'segovia' })],
      [step('segovia', 'toledo', { infantry: 3 })],
      [end()],
      [battle('toledo'), 10, 2, 2, 2],
    );
    assert.ok(phases(facts).includes('ardour-combat'));
    assert.equal(standing(state, 'toledo', 'castile'), 3);
  });
  it('has the usual limit in attack: one more, two with a leader (R:1950-1953)', () => {
    const sent = (places: Places, units: number, chief = false) => {
      const start = open(
        'castile',
        'movement',
        { avila: 'seville: infantry', ...places },
        { turn: 17, ...hands({ castile: ['ardour'] }) },
      );
      const named = play(play(start, [end()]).state, [playToken('castile', 'ardour', { place: 'segovia' })]).state;
      const with1 = chief ? { 'leader:alfonso-vi': 1 } : undefined;
      const { state } = play(named, [step('segovia', 'avila', { infantry: units }, with1)]);
      return kind(kind(state) === 'move' ? play(state, [end()]).state : state);
    };
    assert.equal(sent({ segovia: 'castile: 3 infantry' }, 3), 'battles');
    const capitals = { segovia: 'castile: 3 infantry, knight' };
    const start = open(
      'castile',
      'movement',
      { avila: 'seville: infantry', ...capitals },
      { capitals: { castile: 'segovia' }, ...hands({ castile: ['ardour'] }) },
    );
    const named = play(play(start, [end()]).state, [playToken('castile', 'ardour', { place: 'segovia' })]).state;
    assert.equal(kind(play(named, [step('segovia', 'avila', { infantry: 3, knight: 1 })]).state), 'remove');
    assert.equal(sent({ segovia: 'castile: 3 infantry, alfonso-vi' }, 3, true), 'battles');
  });
  it('has that limit after an invasion too, whose two units more are gone (R:1950-1953, 9.1)', () => {
    const places: Places = { toledo: 'umayyads: 4 infantry', avila: 'visigoths: infantry' };
    const start = open('umayyads', 'second-movement', places, { turn: 11, ...hands({ umayyads: ['ardour'] }) });
    const four = step('toledo', 'avila', { infantry: 4 });
    // Avila holds two: the invasion lets four attack.
    assert.equal(kind(play(start, [four], [end()]).state), 'battles');
    const named = play(start, [end()], [playToken('umayyads', 'ardour', { place: 'toledo' })]).state;
    const { state } = play(named, [four]);
    assert.equal(refused(state, remove('avila', { 'infantry/from=toledo/river=true': 2 })), 'remove-exactly 4.5');
    assert.equal(kind(play(state, [remove('avila', { 'infantry/from=toledo/river=true': 1 })]).state), 'battles');
  });
  it('is not played by a nation that has ardour by its own rules on this turn (ruling ardour-once)', () => {
    const start = open('aragon', 'movement', { huesca: 'aragon: infantry, ramiro' }, hands({ aragon: ['ardour'] }));
    assert.deepEqual(phases(play(start, [end()], [end()]).facts).includes('ardour-movement'), true);
    assert.ok(!told(play(start, [end()]).facts, 'played').length);
    assert.notEqual(asked(play(start, [end()]).state)[0], 'after-combat');
  });
  it('comes after the second combat of a minor invasion, if both are played', () => {
    const start = open(
      'leon',
      'sequence-end',
      { leon: 'leon: infantry', segovia: 'castile: infantry' },
      hands({ castile: ['minor-invasion', 'ardour'] }),
    );
    const { state } = play(start, [playToken('castile', 'minor-invasion', { place: 'segovia' })], [pass('castile')]);
    const moves = until(state, 'move');
    const { state: second } = play(moves, [end()], [end()]);
    assert.deepEqual(asked(second), ['after-combat', ['castile']]);
    assert.equal(second.phase, 'second-combat');
    const { state: third, facts } = play(second, [playToken('castile', 'ardour', { place: 'segovia' })]);
    assert.deepEqual(phases(facts), ['ardour-check', 'ardour-movement']);
    assert.deepEqual(third.tally.tokens, ['minor-invasion', 'ardour']);
    assert.deepEqual(froms(third), ['segovia']);
  });
});

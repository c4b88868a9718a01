import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { move, proceed } from '../../../src/books/reconquista/engine/actions.ts';
import { reconquista } from '../../../src/books/reconquista/engine/game.ts';
import type { State } from '../../../src/books/reconquista/engine/state.ts';
import { type Battle, battleAt, battleOdds } from '../../../src/books/reconquista/odds/battle.ts';
import { forecast } from '../../../src/books/reconquista/odds/forecast.ts';
import { prospectOf } from '../../../src/books/reconquista/odds/prospects.ts';
import { reach } from '../../../src/books/reconquista/odds/reach.ts';
import { siegeOdds } from '../../../src/books/reconquista/odds/siege.ts';
import type { Action } from '../../../src/kernel/contract.ts';
import { applyGiven } from '../../../src/kernel/given.ts';
import { christian, moving, muslim, position, rebel } from '../play.ts';

const M = { city: 'muslim' } as const;
const C = { city: 'christian' } as const;

/** Every result of so many dice, as the share of each text that a result is told by. */
function enumerated(
  state: State,
  action: Action,
  dice: number,
  tell: (after: State) => string,
): ReadonlyMap<string, number> {
  const shares = new Map<string, number>();
  const all = 6 ** dice;
  for (let n = 0; n < all; n++) {
    const given = Array.from({ length: dice }, (_, i) => 1 + (Math.floor(n / 6 ** i) % 6));
    const done = applyGiven(reconquista, state, action, { given });
    assert.ok(!done.refusal);
    const told = tell(done.state);
    shares.set(told, (shares.get(told) ?? 0) + 1 / all);
  }
  return shares;
}

const sumOf = (all: readonly { readonly chance: number }[]) => all.reduce((sum, { chance }) => sum + chance, 0);
function near(a: number, b: number, what = ''): void {
  assert.ok(Math.abs(a - b) < 1e-9, `${what}: ${a}, not ${b}`);
}

describe('the odds of a battle', () => {
  it('are those of all dice, for a battle of one round', () => {
    const state = moving('aragon', {
      barcelona: { held: christian({ army: 1, garrison: 1 }) },
      tarragona: { ...M, held: muslim({ army: 1, garrison: 1 }) },
    });
    const battle = battleAt(state, 'tarragona', { army: 1, garrison: 1 });
    assert.ok(battle);
    assert.ok(battle.stopsEqual);
    const left = (after: State, side: 'christian' | 'muslim') =>
      Object.values(after.places).reduce(
        (n, { held, siege }) =>
          n + [held, siege].reduce((m, one) => m + (one?.side === side ? sizeOf(one.units) : 0), 0),
        0,
      );
    const all = { 'barcelona army': 1, 'barcelona garrison': 1 };
    const shares = enumerated(
      state,
      move('tarragona', all),
      4,
      (after) => `${left(after, 'christian')} ${left(after, 'muslim')}`,
    );
    const odds = new Map<string, number>();
    for (const { attackers, defenders, chance } of battleOdds(battle)) {
      const key = `${sizeOf(attackers)} ${sizeOf(defenders)}`;
      odds.set(key, (odds.get(key) ?? 0) + chance);
    }
    assert.deepEqual([...odds.keys()].sort(), [...shares.keys()].sort());
    for (const [key, share] of shares) near(odds.get(key) ?? 0, share, key);
  });

  it('add up to 1, however many rounds there may be', () => {
    const battle: Battle = {
      attackers: { army: 3, order: 1 },
      defenders: { garrison: 2, army: 2 },
      first: 'defender',
      stopsEqual: false,
    };
    const ends = battleOdds(battle);
    near(sumOf(ends), 1);
    assert.ok(ends.every(({ outcome }) => outcome !== 'equal'));
  });

  it('of an army against an army: each a third alone, a third both (by hand)', () => {
    const ends = battleOdds({ attackers: { army: 1 }, defenders: { army: 1 }, first: null, stopsEqual: false });
    for (const { chance } of ends) near(chance, 1 / 3);
    const mountain = battleOdds({
      attackers: { army: 1 },
      defenders: { army: 1 },
      first: 'defender',
      stopsEqual: false,
    });
    // First the defender: a half at once; a quarter for the attacker; a quarter goes on as above.
    near(mountain.find(({ outcome }) => outcome === 'attacker-gone')?.chance ?? 0, 1 / 2 + 1 / 12);
    near(mountain.find(({ outcome }) => outcome === 'defender-gone')?.chance ?? 0, 1 / 4 + 1 / 12);
  });

  it('are none where there is no battle', () => {
    const state = moving('aragon', { tarragona: { ...M, held: muslim({ garrison: 2 }) }, zaragoza: C });
    assert.equal(battleAt(state, 'tarragona', { army: 1 }), undefined);
    assert.equal(battleAt(state, 'zaragoza', { army: 1 }), undefined);
  });
});

function sizeOf(units: object): number {
  return Object.values(units).reduce((a: number, b: unknown) => a + Number(b), 0);
}

describe('the prospect of a sally', () => {
  it('is the battle of the units inside against their besiegers (ruling M4)', () => {
    const state = moving('asturias', {
      leon: { ...C, held: christian({ garrison: 1 }), siege: muslim({ army: 1 }) },
    });
    const sally = { kind: 'sally', fixed: { place: 'leon' }, values: {} };
    const prospect = prospectOf(state, sally);
    assert.ok(prospect.is === 'battle');
    // In each round the garrison hits with a third, the army with a half: it alone with a sixth, nobody with a third.
    near(prospect.win, 1 / 6 / (1 - 1 / 3), 'win');
    near(prospect.shut, 0, 'shut');
  });
});

describe('the odds of a siege', () => {
  it('are those of all dice: an army at an empty Muslim city', () => {
    const state = position({
      phase: 'sieges',
      places: { oviedo: C, granada: M, leon: { ...M, siege: christian({ army: 1 }) } },
    });
    const shares = enumerated(state, proceed(), 2, ({ places: { leon } }) =>
      leon.held?.side === 'christian' ? (leon.city ? 'stands' : 'razed') : 'held',
    );
    const ends = siegeOdds(state, 'leon');
    const of = (...outcomes: readonly string[]) => sumOf(ends.filter(({ outcome }) => outcomes.includes(outcome)));
    near(sumOf(ends), 1);
    near(of('taken', 'surrendered'), shares.get('stands') ?? 0);
    near(of('razed'), shares.get('razed') ?? 0);
    near(of('held', 'spent'), shares.get('held') ?? 0);
  });

  it('add up to 1 through ties, with a fort, and for besiegers that are only thought of', () => {
    const strong = { ...M, fort: true, held: muslim({ garrison: 1, army: 1 }) } as const;
    const state = position({ phase: 'spending', places: { leon: strong } });
    assert.deepEqual(siegeOdds(state, 'leon'), []);
    near(sumOf(siegeOdds(state, 'leon', christian({ army: 3, order: 1 }))), 1);
  });
});

describe('the forecast of the reaction', () => {
  const places = { leon: C, seville: { ...M, held: muslim({ garrison: 1 }) }, lisbon: { held: rebel() } };
  const state = position({ phase: 'reaction', places });
  const courses = forecast(state) ?? [];

  it('has a chance of a sixth for each region and for a landing', () => {
    near(sumOf(courses), 1);
    near(sumOf(courses.filter(({ region }) => region === 'castile')), 1 / 6);
    near(sumOf(courses.filter(({ region }) => region === null)), 1 / 6);
  });

  it('leaves out regions whose die is rolled again', () => {
    const shut = forecast({ ...state, revolt: 'castile' }) ?? [];
    near(sumOf(shut.filter(({ region }) => region === null)), 1 / 5);
    near(sumOf(shut), 1);
  });

  it('knows what is raised, where, and whom it meets first', () => {
    const landing = courses.find(
      ({ region, place, units }) => region === null && place === 'seville' && units.army === 2,
    );
    assert.deepEqual(landing?.way, ['badajoz', 'porto', 'lisbon']);
    assert.equal(landing?.meets, 'lisbon');
    near(landing?.chance ?? 0, 1 / 6 ** 3);
    const fort = courses.find(({ region, raised }) => region === 'portugal' && raised[0]?.kind === 'fort');
    assert.equal(fort?.place, 'seville');
    assert.equal(fort?.meets, null);
    near(fort?.chance ?? 0, 1 / 36);
  });

  it('knows the two results of a Jihad', () => {
    const jihad = forecast({ ...state, event: { id: 'jihad' } }) ?? [];
    near(sumOf(jihad), 1);
    assert.ok(jihad.every(({ raised }) => raised.length === 2));
  });

  it('is none where dice decide the way, or in another phase', () => {
    assert.equal(forecast({ ...state, options: ['other-movement'] }), undefined);
    assert.equal(forecast(position({ phase: 'event', places })), undefined);
  });
});

describe('reach', () => {
  const state = moving('asturias', {
    leon: { held: christian({ army: 1, garrison: 1 }) },
    toledo: M,
    galicia: { held: rebel() },
  });
  const told = (units: Parameters<typeof reach>[2]) =>
    reach(state, 'leon', units).map(({ at, stops }) => (stops ? `${at}!` : at));

  it('leads an army over roads as far as nobody stops it', () => {
    const all = told({ army: 1 });
    assert.ok(['galicia!', 'toledo!', 'pamplona', 'salamanca'].every((one) => all.includes(one)));
    // Castile has a Muslim city without a guard, so that nothing leaves it again.
    assert.ok(!all.includes('badajoz'));
    assert.deepEqual(reach(state, 'leon', { army: 1 }).find(({ at }) => at === 'zaragoza')?.way, [
      'pamplona',
      'zaragoza',
    ]);
  });

  it('keeps a garrison in its region', () => {
    assert.deepEqual(told({ army: 1, garrison: 1 }), ['santiago', 'oviedo', 'galicia!']);
    assert.deepEqual(told({ army: 2 }), []);
  });
});

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { DISCS, GENERALS, SPACES } from '../../../src/books/hispania-draco/engine/data/ids.ts';
import { PIECES, TIME_TRACK } from '../../../src/books/hispania-draco/engine/data/level.ts';
import { draco } from '../../../src/books/hispania-draco/engine/game.ts';
import type { Options } from '../../../src/books/hispania-draco/engine/setup.ts';
import type { State } from '../../../src/books/hispania-draco/engine/state.ts';
import { sayingOf } from '../../../src/books/hispania-draco/ui/board/saying.ts';
import { viewOf } from '../../../src/books/hispania-draco/ui/board/view.ts';
import { BOARD } from '../../../src/books/hispania-draco/words/en/board.ts';
import { BOARD as TABLEAU } from '../../../src/books/hispania-draco/words/fr/board.ts';
import { readFixture } from '../../kernel/fixtures.ts';
import { BLUE, position, RED, YELLOW } from '../play.ts';

const GAMES = new URL('../games/', import.meta.url);

/** A kept game. */
const gameOf = (file: string) => readFixture<Options>(readFileSync(new URL(file, GAMES), 'utf8'));

/** Every second position of every kept game. */
function* positions(): Generator<readonly [name: string, state: State]> {
  for (const file of readdirSync(GAMES)) {
    const { options, seed, actions } = gameOf(file);
    let state = draco.setup(options, seed);
    for (const [i, action] of actions.entries()) {
      if (i % 2 === 0) yield [`${file}, answer ${i}`, state];
      const { state: next, refusal } = draco.apply(state, action);
      assert.ok(!refusal && next, `${file}, answer ${i} is refused`);
      state = next;
    }
    yield [`${file}, its end`, state];
  }
}

const count = <T>(all: readonly T[], one: T): number => all.filter((other) => other === one).length;

describe('the view of a position', () => {
  it('has every piece of the position, and no other', () => {
    let seen = 0;
    for (const [name, state] of positions()) {
      seen += 1;
      const { piles, roads, river, tray } = viewOf(state);
      const all = Object.values(piles);
      const discs = all.flatMap((pile) => pile.discs);
      const garrisons = Object.values(state.garrisons).flat();
      for (const disc of DISCS) assert.equal(count(discs, disc), count(garrisons, disc), `${disc}, ${name}`);
      const revolts = Object.values(state.revolts).reduce((sum, n) => sum + n, 0);
      assert.equal(count(discs, 'revolt'), revolts, name);
      const onTrack = tray.years.reduce((sum, one) => sum + one.discs, 0);
      assert.equal(onTrack, state.time, name);
      assert.equal(revolts + onTrack + tray.revoltsLeft, PIECES.revolts, name);
      for (const general of GENERALS) {
        const at = SPACES.filter((space) => piles[space]?.generals.includes(general));
        assert.deepEqual(at, state.generals[general] === null ? [] : [state.generals[general]], name);
      }
      const armies = SPACES.flatMap((at) => (piles[at]?.army ? [`${at} ${piles[at].army === 'special'}`] : []));
      assert.deepEqual(armies.sort(), state.armies.map(({ at, special }) => `${at} ${special}`).sort(), name);
      const fleets = SPACES.filter((at) => piles[at]?.fleet);
      assert.deepEqual(fleets.sort(), [...state.fleets].sort(), name);
      assert.deepEqual(roads, state.roads, name);
      assert.equal(river, state.lethe, name);
    }
    assert.ok(seen > 200, `${seen} positions`);
  });

  it('keeps the order of a pile, the lowest first', () => {
    const state = position({ garrisons: { osca: [YELLOW, BLUE, YELLOW] } });
    assert.deepEqual(viewOf(state).piles.osca?.discs, [YELLOW, BLUE, YELLOW]);
  });

  it('covers the years of the time track in their order', () => {
    const { tray } = viewOf(position({ time: 3 }));
    assert.deepEqual(
      tray.years.map(({ discs }) => discs),
      [1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0],
    );
    assert.equal(tray.now, TIME_TRACK[3]);
    assert.equal(tray.turn, RED);
  });

  it('begins a scenario later on the track, with several discs on a space', () => {
    const { options, seed } = gameOf('new-empire.json');
    const { tray } = viewOf({ ...draco.setup(options, seed), time: 4 });
    assert.equal(tray.years.filter(({ unused }) => unused).length, 8);
    assert.deepEqual(tray.years.map(({ discs }) => discs).slice(8), [3, 1, 0]);
    assert.equal(tray.now, TIME_TRACK[9]);
  });
});

describe('a space in words', () => {
  it('is told from the bottom of its pile', () => {
    const { piles } = viewOf(
      position({
        garrisons: { osca: [YELLOW, BLUE, YELLOW], emerita: [RED] },
        revolts: { toletum: 2, lucus: 1 },
        armies: [{ at: 'lucus', special: false }],
        generals: { [RED]: 'emerita' },
      }),
    );
    const said = (at: 'osca' | 'toletum' | 'lucus' | 'emerita' | 'mare-ibericum' | 'gerunda') => [
      sayingOf(BOARD, at, piles[at]),
      sayingOf(TABLEAU, at, piles[at]),
    ];
    assert.deepEqual(said('osca'), [
      'Osca, capital, shield 6: garrisons II, III, II',
      'Osca, capitale, bouclier 6\u00a0: garnisons II, III, II',
    ]);
    assert.deepEqual(said('toletum'), [
      'Toletum, capital, shield 6: 2 revolts',
      'Toletum, capitale, bouclier 6\u00a0: 2\u00a0révoltes',
    ]);
    assert.deepEqual(said('lucus'), [
      'Lucus, shield 4: 1 revolt; army',
      'Lucus, bouclier 4\u00a0: 1\u00a0révolte\u00a0; armée',
    ]);
    assert.deepEqual(said('emerita'), [
      'Emerita, shield 5: garrison I; praetor of Ulterior',
      'Emerita, bouclier 5\u00a0: garnison I\u00a0; préteur d’Ulterior',
    ]);
    assert.deepEqual(said('mare-ibericum'), [
      'Mare Ibericum, sea 2: fleet; consul',
      'Mare Ibericum, mer 2\u00a0: flotte\u00a0; consul',
    ]);
    assert.deepEqual(said('gerunda'), ['Gerunda, shield 2', 'Gerunda, bouclier 2']);
  });

  it('says what the text twin says is there', () => {
    for (const [name, state] of positions()) {
      const { piles } = viewOf(state);
      const told = draco.describe(state, '').flatMap(({ key, params }) => (key === 'place' ? [params['place']] : []));
      assert.deepEqual(Object.keys(piles), told, name);
    }
  });
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { attack, siege } from '../../../src/books/hispania-draco/engine/actions.ts';
import { draco } from '../../../src/books/hispania-draco/engine/game.ts';
import { armiesAhead } from '../../../src/books/hispania-draco/odds/faces.ts';
import { forecast } from '../../../src/books/hispania-draco/odds/forecast.ts';
import { combatBy, linksOf, resultsOf, uncounted } from '../../../src/books/hispania-draco/odds/ledger.ts';
import { afterWinning } from '../../../src/books/hispania-draco/ui/ahead/answering.ts';
import { BLUE, hispanic, play, RED, turnOf, YELLOW } from '../play.ts';

const example = turnOf(YELLOW, {
  generals: { [YELLOW]: 'segontia', [BLUE]: 'abula' },
  garrisons: { bilbilis: [YELLOW], salduba: [YELLOW], salmantica: [BLUE], tarraco: [YELLOW], segobriga: [BLUE] },
  revolts: { toletum: 2, numantia: 1 },
  armies: [{ at: 'numantia' }],
  fleets: [],
});

describe('a combat before it is rolled', () => {
  it('has the printed chance with one coin, and a better one with more (line 214)', () => {
    const chances = [1, 2, 3].map((coins) => {
      const combat = combatBy(example, siege(YELLOW, 'toletum', 1), coins);
      assert.ok(combat);
      const { roman, tie, hispanic: lost, of } = resultsOf(example, combat).tally;
      assert.equal(roman + tie + lost, of);
      return `${roman}/${of}`;
    });
    assert.deepEqual(chances, ['4/6', '5/6', '6/6']);
  });

  it('tells by which town each disc is linked', () => {
    const combat = combatBy(example, siege(YELLOW, 'toletum', 1), 1);
    assert.ok(combat);
    const { discs } = resultsOf(example, combat).sides.roman;
    const links = linksOf({ at: 'segontia', discs });
    assert.deepEqual([links.get('bilbilis'), links.get('salduba')], [null, 'bilbilis']);
  });

  it('names what does not count: discs that are not linked or of another colour, and the discs of the town', () => {
    const combat = combatBy(example, siege(YELLOW, 'toletum', 1), 1);
    assert.ok(combat);
    const left = uncounted(example, combat, resultsOf(example, combat).sides);
    assert.deepEqual(
      left.map(({ is, at }) => `${is} ${at}`),
      ['general gades', 'other segobriga', 'own tarraco', 'revolts toletum'],
    );
  });

  it('names an army beside the target that is not beside the besieger, and a general near it', () => {
    const state = turnOf(BLUE, {
      generals: { [RED]: 'corduba', [BLUE]: 'abula' },
      revolts: { toletum: 1, segobriga: 1 },
      armies: [{ at: 'segobriga' }],
      fleets: [],
    });
    const combat = combatBy(state, siege(BLUE, 'toletum', 1), 1);
    assert.ok(combat);
    const left = uncounted(state, combat, resultsOf(state, combat).sides);
    assert.deepEqual(
      left.map(({ is, at }) => `${is} ${at}`),
      ['general corduba', 'general valentia', 'army segobriga'],
    );
  });

  it('is that of the army where the player of Hispano attacks or raises a value', () => {
    const state = hispanic({
      generals: { [BLUE]: 'abula' },
      revolts: { cauca: 1 },
      armies: [{ at: 'cauca' }],
      fleets: [],
    });
    const combat = combatBy(state, { kind: 'strike', fixed: { from: 'cauca', to: 'abula' } }, 2);
    assert.deepEqual(combat, {
      by: 'army',
      kind: 'attack',
      general: BLUE,
      from: 'cauca',
      to: 'abula',
      coins: 0,
      raise: 2,
    });
    assert.equal(combatBy(state, { kind: 'raise', fixed: {} }, 1), undefined);
  });
});

describe('a value that the player of Hispano may raise', () => {
  it('is that of the declared combat with his coins: the best result of Rome is worse', () => {
    const before = turnOf(YELLOW, {
      variants: ['hispano'],
      hispano: 2,
      generals: { [YELLOW]: 'segontia', [BLUE]: 'abula' },
      revolts: { toletum: 1 },
      fleets: [],
    });
    const declared = play(before, siege(YELLOW, 'toletum', 2)).state;
    const tallies = [1, 2].map((coins) => {
      const combat = combatBy(declared, { kind: 'raise', fixed: {} }, coins);
      assert.ok(combat);
      assert.deepEqual([combat.coins, combat.raise], [2, coins]);
      return resultsOf(declared, combat).tally.roman;
    });
    assert.ok((tallies[0] ?? 0) > (tallies[1] ?? 0), `${tallies}`);
  });
});

describe('the position after a combat that is won', () => {
  it('has one revolt less after a siege, and its coins are spent', () => {
    const won = afterWinning(example, siege(YELLOW, 'toletum', 2));
    assert.deepEqual([won?.revolts.toletum, won?.coins], [1, 4]);
  });

  it('has no army after an attack; there is none where no result wins', () => {
    const won = afterWinning(example, attack(YELLOW, 'numantia', 3));
    assert.deepEqual([won?.armies.length, won?.revolts.numantia ?? 0], [0, 0]);
    const hopeless = turnOf(BLUE, {
      generals: { [BLUE]: 'salmantica' },
      revolts: { abula: 3, cauca: 3, segontia: 3, numantia: 3 },
      armies: [{ at: 'abula' }],
      fleets: [],
    });
    assert.equal(afterWinning(hopeless, attack(BLUE, 'abula', 1)), undefined);
  });
});

describe('the armies ahead', () => {
  // Line 305: the army of Carpetania at Salmantica.
  const state = hispanic({
    generals: { [RED]: 'capara', [BLUE]: 'brigantium' },
    garrisons: { abula: [YELLOW], conimbriga: [RED] },
    revolts: { salmantica: 3, asturica: 3, talabriga: 1 },
    armies: [{ at: 'salmantica' }],
    fleets: [],
  });

  it('have each face over the town that it names, as printed (line 305)', () => {
    const [army] = armiesAhead(state);
    assert.deepEqual(
      army?.ways.map(({ to, faces }) => [to, faces]),
      [
        ['abula', [1]],
        [null, [2]],
        ['capara', [3, 4, 5, 6]],
      ],
    );
    const [siegeOfAbula, , attackOnCapara] = army?.ways ?? [];
    assert.deepEqual(siegeOfAbula?.fight?.on, [1, 2, 3, 4, 5, 6]);
    assert.equal(attackOnCapara?.fight?.of, 36);
  });

  it('agree with the forecast where the roll of revolt changes nothing', () => {
    const moved = { ...state, hispanic: { step: 'armies', begun: false, left: [], passed: false } as const };
    const found = forecast(moved);
    const [army] = armiesAhead(state);
    for (const { to, faces } of army?.ways ?? []) {
      const chance = found?.moves.find((one) => one.to === to)?.chance;
      assert.deepEqual(chance && chance.ways / chance.of, faces.length / 6, `${to}`);
    }
  });
});

describe('the forecast of a round', () => {
  it('counts the revolt of the end of the round in the turn of the consul alone', () => {
    const revolts = { beseda: 3, gerunda: 3, cauca: 3, numantia: 3, onuba: 1 };
    const few = { time: 8, revolts, fleets: [] };
    const consul = hispanic({ ...few, turn: BLUE, generals: { [BLUE]: 'gades', [RED]: 'corduba' } });
    const praetor = hispanic({ ...few, turn: RED, generals: { [BLUE]: 'gades', [RED]: 'corduba' } });
    assert.equal(draco.queries['revoltsLeft']?.(consul), 1);
    const [ours, theirs] = [forecast(consul), forecast(praetor)];
    assert.deepEqual([ours?.defeat.ways, theirs?.defeat.ways, theirs?.round.ways], [0, 0, 0]);
    // A revolt in any town that has less than three takes the last one.
    assert.ok(ours && ours.round.ways > 0 && ours.round.ways < ours.round.of);
  });
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { bid, pass } from '../../../src/books/hispania/engine/actions.ts';
import type { NationId, PlaceId } from '../../../src/books/hispania/engine/data/ids.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import type { Options } from '../../../src/books/hispania/engine/new-game.ts';
import { claim } from '../../../src/books/hispania/engine/options/claims.ts';
import type { State } from '../../../src/books/hispania/engine/state.ts';
import { awards, gameAt, goneOn, type Moment, units } from './games.ts';
import { play, read, refused, told } from './set-up.ts';

const FOUR: Options = { scenario: 'D', mode: 'advanced', seats: ['1', '2', '3', '4'] };
const FIVE: Options = { ...FOUR, seats: ['1', '2', '3', '4', '5'] };
const SEALED: Options = { ...FOUR, options: ['sealed-bids'] };

/** Turn 6: all but the Alans and the Suebi have their players, and player 1 begins. */
const TURN_6: Moment = {
  turn: 6,
  tally: { opener: '1' },
  places: {},
  of: {
    1: ['rome', 'galicians'],
    2: ['umayyads', 'lusitanians'],
    3: ['castile', 'visigoths'],
    4: ['carthage', 'hispano-romans', 'vandals'],
  },
};
/** The same, but the Visigoths are player 2's, so that player 3 may bid for the Alans. */
const ALANS: Moment = {
  ...TURN_6,
  of: { ...TURN_6.of, 2: ['lusitanians'], 3: ['castile'], 4: ['carthage', 'vandals'] },
};

const bidders = (state: State): unknown => hispania.decision(state)?.params['bidders'];

describe('an open auction (14.2)', () => {
  const { state: start, facts } = goneOn(
    gameAt(FOUR, { ...ALANS, of: { ...ALANS.of, 4: ['carthage', 'vandals', 'hispano-romans'] } }),
  );

  it('opens five points below the average, with him whose turn it is to begin', () => {
    const question = hispania.decision(start);
    assert.deepEqual(question?.by, ['1']);
    assert.equal(question?.params['nation'], 'alans');
    assert.equal(question?.params['least'], 50);
    assert.deepEqual(told(facts, 'auction')[0]?.seats, ['1', '2', '3', '4']);
    assert.deepEqual(question?.preset, bid(50));
  });

  it('goes as in the printed example: the third player has the Alans for 29', () => {
    const { state, facts } = play(
      start,
      [bid(50)],
      [pass()],
      [bid(52)],
      [pass()],
      [bid(56)],
      [pass()],
      [bid(58)],
      [pass()],
      [pass()],
      [pass()],
    );
    assert.deepEqual(awards(facts), ['alans 3 29 bid']);
    assert.deepEqual(state.nations.alans, { seat: '3', points: 0, capital: null, bid: 58 });
    // The next auction would begin with the second player, who may not bid for the Suebi, and passes on to the third.
    assert.deepEqual(hispania.decision(state)?.by, ['3']);
    assert.equal(hispania.decision(state)?.params['nation'], 'suebi');
    assert.equal(state.tally.opener, '3');
  });

  it('is raised by half a point at least, and to 200 points at most', () => {
    assert.equal(refused(start, bid(49)), 'bid-low 14.2');
    const { state } = play(start, [bid(60)]);
    assert.equal(refused(state, bid(60)), 'bid-low 14.2');
    assert.equal(refused(state, bid(61)), 'allowed');
    assert.equal(refused(state, bid(401)), 'bid-high 14.2');
    assert.equal(refused(state, { kind: 'bid', fixed: { seat: '4' }, values: { bid: 70 } }), 'bid-whose 14.2');
    assert.equal(refused(state, { kind: 'end', fixed: {}, values: {} }), 'answer-first 14.2');
    // No nation earns as much: the auction asks no one any more.
    assert.deepEqual(awards(play(state, [bid(400)]).facts), ['alans 2 200 bid']);
  });

  it('asks those who have passed again once somebody has raised the bid (ruling auction-pass)', () => {
    const { state } = play(start, [bid(50)], [pass()], [pass()], [bid(51)], [pass()]);
    assert.deepEqual(hispania.decision(state)?.by, ['2']);
  });

  it('asks them no more by the other reading', () => {
    const moment = { ...ALANS, of: { ...ALANS.of, 4: ['carthage', 'vandals', 'hispano-romans'] as NationId[] } };
    const { state: other } = goneOn(gameAt({ ...FOUR, rulings: { 'auction-pass': 'b' } }, moment));
    const { state } = play(other, [bid(50)], [pass()], [pass()], [bid(51)]);
    assert.deepEqual(hispania.decision(state)?.by, ['1']);
    assert.deepEqual(awards(play(state, [pass()]).facts), ['alans 4 25.5 bid']);
    // All of them draw lots if there is no bid.
    assert.deepEqual(awards(play(other, [pass()], [pass()], [pass()], [pass(), 2]).facts), ['alans 2 25 drawn']);
  });

  it('draws lots at the opening bid if nobody bids', () => {
    const { state, facts } = play(start, [pass()], [pass()], [pass()], [pass(), 3]);
    assert.deepEqual(awards(facts), ['alans 3 25 drawn']);
    assert.deepEqual(told(facts, 'lot-drawn'), [
      { kind: 'lot-drawn', rule: '14.2', among: ['1', '2', '3', '4'], drawn: '3', first: 1 },
    ]);
    assert.equal(state.nations.alans?.bid, 50);
  });

  it('advises to pass above the average', () => {
    assert.deepEqual(hispania.decision(play(start, [bid(59)]).state)?.preset, bid(60));
    assert.deepEqual(hispania.decision(play(start, [bid(60)]).state)?.preset, pass());
  });
});

describe('the first auction (14.2)', () => {
  const moment: Moment = { of: { 1: ['carthage'], 2: ['rome'], 3: ['visigoths'], 4: ['castile'] }, stage: 'start' };
  const start: Options = { ...FOUR, scenario: 'A' };

  it('begins with the highest throw of two dice; the neighbour to the left begins the next one', () => {
    const { state, facts } = goneOn({
      ...gameAt(start, moment),
      step: 1,
      dice: { ...gameAt(start).dice, given: [9, 8, 1, 1, 2, 2, 3, 3] },
    });
    assert.deepEqual(
      told(facts, 'threw').map(({ seat, dice, first }) => [seat, dice, first]),
      [
        ['1', [9, 8], 1],
        ['2', [1, 1], 3],
        ['3', [2, 2], 5],
        ['4', [3, 3], 7],
      ],
    );
    assert.equal(told(facts, 'opens')[0]?.seat, '1');
    assert.deepEqual(hispania.decision(state)?.by, ['1']);
    assert.equal(hispania.decision(state)?.params['nation'], 'galicians');
    const next = play(state, [bid(26)], [pass()], [pass()], [pass()]);
    assert.deepEqual(hispania.decision(next.state)?.by, ['2']);
    assert.equal(hispania.decision(next.state)?.params['nation'], 'cantabrians');
  });

  it('has equal throws thrown again', () => {
    const { facts } = goneOn({
      ...gameAt(start, moment),
      step: 1,
      dice: { ...gameAt(start).dice, given: [5, 5, 1, 1, 3, 3, 4, 6, 2, 2, 3, 3] },
    });
    assert.deepEqual(
      told(facts, 'threw').map(({ seat }) => seat),
      ['1', '2', '3', '4', '1', '4'],
    );
    assert.equal(told(facts, 'opens')[0]?.seat, '4');
  });

  it('puts up all that stand on the map, in the order of play', () => {
    const { state } = goneOn({ ...gameAt(start, moment), step: 1 });
    const [frame] = state.frames;
    assert.ok(frame?.kind === 'auction');
    assert.deepEqual(
      [frame.nation, ...frame.later],
      ['galicians', 'cantabrians', 'lusitanians', 'basques', 'celts', 'iberians'],
    );
    const later = goneOn({ ...gameAt({ ...FOUR, scenario: 'C' }, moment), step: 1 }).state.frames[0];
    assert.ok(later?.kind === 'auction');
    assert.deepEqual([later.nation, ...later.later], ['galicians', 'cantabrians', 'lusitanians', 'basques', 'celts']);
  });
});

describe('who may bid (14.2, 14.4)', () => {
  const of = (seats: NonNullable<Moment['of']>, nation: NationId, options = FOUR, turn = 6) =>
    claim(read(gameAt(options, { turn, of: seats, places: {} })), nation, [nation]);

  it('is nobody with a nation that goes against it, as on turn 6', () => {
    const seats = { 1: ['visigoths'], 2: ['galicians'], 3: ['lusitanians'], 4: ['castile'] } as const;
    const all = ['1', '2', '3', '4'];
    assert.deepEqual(of(seats, 'hispano-romans'), { is: 'auction', bidders: all, least: 36 });
    assert.deepEqual(of(seats, 'vandals'), { is: 'auction', bidders: all, least: 30 });
    assert.deepEqual(of(seats, 'alans'), { is: 'auction', bidders: ['2', '3', '4'], least: 50 });
    assert.deepEqual(of(seats, 'suebi'), { is: 'auction', bidders: ['1', '4'], least: 46 });
  });

  it('is told whoever bids all the same: a rival of the nation is his, or he has had as many as he may', () => {
    const alans = goneOn(gameAt(FOUR, { ...ALANS, of: { ...ALANS.of, 1: ['rome', 'galicians', 'visigoths'] } })).state;
    assert.equal(hispania.decision(alans)?.params['nation'], 'alans');
    assert.deepEqual(hispania.explain(alans, bid(60, '1'))?.params, { nation: 'alans', seat: '1', other: 'visigoths' });
    assert.equal(refused(alans, bid(60, '1')), 'bid-rival 14.2');
    assert.equal(refused(alans, bid(60, '9')), 'bid-whose 14.2');
    const six = ['carthage', 'celts', 'vandals', 'suebi', 'badajoz', 'navarre'] as const;
    const moment: Moment = { ...ALANS, of: { 1: six, 2: ['umayyads'], 3: ['castile'], 4: ['rome', 'hispano-romans'] } };
    const full = goneOn(gameAt({ ...FOUR, scenario: 'A' }, moment)).state;
    assert.equal(refused(full, bid(60, '1')), 'bid-enough 14.4');
  });

  it('holds for dead nations too', () => {
    const state = gameAt(FOUR, { turn: 6, of: { 1: ['visigoths'] }, kept: { visigoths: { ended: true } }, places: {} });
    assert.deepEqual(claim(read(state), 'alans', ['alans']), { is: 'auction', bidders: ['2', '3', '4'], least: 50 });
  });

  it('is nobody who has as many nations as he may: 6 in A and B, 8 in the others', () => {
    const six = ['carthage', 'galicians', 'celts', 'vandals', 'suebi', 'navarre'] as const;
    const short: Options = { ...FOUR, scenario: 'A' };
    assert.deepEqual(of({ 1: six }, 'franks', short, 9), { is: 'auction', bidders: ['2', '3', '4'], least: 36 });
    assert.deepEqual(of({ 1: six }, 'franks', FOUR, 9), { is: 'auction', bidders: ['1', '2', '3', '4'], least: 36 });
    const eight = [...six, 'badajoz', 'el-cid'] as const;
    assert.deepEqual(of({ 1: eight }, 'franks', FOUR, 9), { is: 'auction', bidders: ['2', '3', '4'], least: 36 });
  });

  it('is asked in the order round the table from him on who begins, as far as he may bid', () => {
    const { state } = goneOn(gameAt(FOUR, { ...TURN_6, tally: { opener: '3' } }));
    assert.deepEqual(bidders(state), ['4', '1', '2']);
    assert.equal(state.tally.opener, '4');
  });
});

/** The players who may bid, or have the nation without a bid. */
const bidding = (found: ReturnType<typeof claim>) => (found.is === 'auction' ? found.bidders : found.among);

describe('a nation without an auction (14.5)', () => {
  it('is his who alone may bid, at its opening bid', () => {
    const state = gameAt(FOUR, { turn: 6, of: { 1: ['galicians'], 2: ['lusitanians'], 3: ['castile'] }, places: {} });
    const three = { ...state, players: state.players?.filter(({ seat }) => seat !== '4') ?? [] };
    assert.deepEqual(claim(read(three), 'suebi', ['suebi']), { is: 'given', among: ['3'], bid: 46, why: 'forced' });
  });

  it('costs ten points more if he has his maximum already', () => {
    const options: Options = { ...FOUR, scenario: 'A' };
    const many = ['carthage', 'celts', 'vandals', 'navarre', 'leon', 'granada'] as const;
    const state = gameAt(options, { turn: 6, of: { 1: ['galicians'], 2: ['lusitanians'], 3: many }, places: {} });
    const three = { ...state, players: state.players?.filter(({ seat }) => seat !== '4') ?? [] };
    assert.deepEqual(claim(read(three), 'suebi', ['suebi']), { is: 'given', among: ['3'], bid: 66, why: 'maximum' });
    const others = Object.fromEntries(
      (['alans', 'hispano-romans', 'visigoths'] as const).map((id) => [id, { seat: '1', points: 0, capital: null }]),
    );
    const { facts, state: after } = goneOn({
      ...three,
      tally: { opener: '1' },
      nations: { ...three.nations, ...others },
    });
    assert.deepEqual(awards(facts), ['suebi 3 33 maximum']);
    // A nation given away does not use up a player's turn to begin.
    assert.equal(after.tally.opener, '1');
  });

  it('is drawn among all it goes with if all of them have their maximum', () => {
    const options: Options = { ...FOUR, scenario: 'A' };
    const of = {
      1: ['carthage', 'celts', 'vandals', 'navarre', 'leon', 'granada'],
      2: ['rome', 'cantabrians', 'byzantium', 'aragon', 'badajoz', 'zaragoza'],
      3: ['visigoths', 'galicians', 'iberians', 'hispano-romans', 'alans', 'el-cid'],
      4: ['umayyads', 'basques', 'suebi', 'lusitanians', 'almoravids', 'valencia'],
    } as const;
    assert.deepEqual(claim(read(gameAt(options, { turn: 9, of, places: {} })), 'franks', ['franks']), {
      is: 'given',
      among: ['1', '2', '3'],
      bid: 56,
      why: 'maximum',
    });
  });

  /** Scenario A on turn 9: only Byzantium, the Franks and Badajoz are left. */
  const late = (seats: NonNullable<Moment['of']>, options: Options = { ...FOUR, scenario: 'A' }): State =>
    gameAt(options, { turn: 9, tally: { opener: '1' }, places: {}, of: seats });

  it('is his who needs it to reach his minimum, as soon as he could not without it', () => {
    const rest = {
      2: ['umayyads', 'iberians', 'alans', 'celts'],
      3: ['rome', 'vandals', 'cantabrians', 'suebi'],
      4: ['carthage', 'lusitanians', 'galicians', 'basques', 'hispano-romans', 'visigoths'],
    } as const;
    const two = goneOn(late({ 1: ['castile'], ...rest }));
    // Two of three are enough: there is an auction still.
    assert.deepEqual(bidders(two.state), ['1', '2', '3']);
    const { facts, state } = play(two.state, [pass()], [bid(68)], [pass()], [pass()]);
    assert.deepEqual(awards(facts), ['byzantium 2 34 bid', 'franks 1 18 needed']);
    assert.equal(state.nations.franks?.bid, 36);
    // A player who has his minimum needs nothing.
    const none = goneOn(late({ 1: ['castile', 'badajoz', 'byzantium'], ...rest }));
    assert.deepEqual(bidders(none.state), ['1', '2', '3']);
  });

  it('counts only nations that go with his own, and with each other', () => {
    // Of Valencia and Granada one player has one at most.
    const seats = {
      1: ['castile', 'rome'],
      2: ['umayyads', 'aragon', 'badajoz', 'celts'],
      3: ['visigoths', 'vandals', 'navarre', 'suebi'],
      4: ['carthage', 'leon', 'galicians', 'hispano-romans', 'zaragoza', 'seville'],
    } as const;
    const options: Options = { ...FOUR, scenario: 'B' };
    const state = gameAt(options, { turn: 14, of: seats, places: {} });
    const open = { ...state, nations: { ...state.nations, byzantium: { seat: '4', points: 0, capital: null } } };
    // Player 1 needs one; Valencia is not the last he can have.
    assert.equal(claim(read(open), 'valencia', ['valencia', 'granada']).is, 'auction');
    const need = { ...open, nations: Object.fromEntries(Object.entries(open.nations).filter(([id]) => id !== 'rome')) };
    // Now he needs two and could have one: it brings him nearer, but so does the other.
    assert.equal(claim(read(need), 'valencia', ['valencia', 'granada']).is, 'auction');
    const sold = { ...need, nations: { ...need.nations, valencia: { seat: '2', points: 0, capital: null } } };
    assert.deepEqual(claim(read(sold), 'granada', ['granada']), {
      is: 'given',
      among: ['1'],
      bid: 22,
      why: 'needed',
    });
  });

  it('is his who needs a third in A and B, a fourth in C, D and E; with 6, or 8, he bids for no more', () => {
    const many = ['carthage', 'celts', 'vandals', 'suebi', 'navarre', 'leon', 'galicians', 'el-cid'] as const;
    const rest = {
      2: ['rome', 'cantabrians', 'aragon', 'badajoz', 'crusade'],
      3: ['visigoths', 'lusitanians', 'hispano-romans', 'franks'],
      4: ['umayyads', 'basques', 'alans', 'valencia'],
    } as const;
    const cases = [
      ['A', 13, 'byzantium', 3, 6],
      ['B', 15, 'byzantium', 3, 6],
      ['C', 19, 'byzantium', 4, 8],
      ['D', 19, 'byzantium', 4, 8],
      ['E', 21, 'byzantium', 4, 8],
    ] as const;
    for (const [scenario, turn, nation, least, most] of cases) {
      const options: Options = { ...FOUR, scenario, mode: 'advanced' };
      const of = (own: number) =>
        claim(read(gameAt(options, { turn, of: { ...rest, 1: many.slice(0, own) }, places: {} })), nation, [nation]);
      const needed = { is: 'given', among: ['1'], bid: 68, why: 'needed' };
      assert.deepEqual(of(least - 1), needed, scenario);
      assert.equal(of(least).is, 'auction', scenario);
      assert.equal(bidding(of(most - 1)).includes('1'), true, scenario);
      assert.equal(bidding(of(most)).includes('1'), false, scenario);
    }
  });

  it('goes to an auction between two who need it, and nobody else', () => {
    const seats = {
      1: ['castile', 'galicians'],
      2: ['umayyads', 'iberians', 'alans', 'celts', 'byzantium'],
      3: ['rome', 'vandals', 'cantabrians', 'suebi'],
      4: ['carthage', 'lusitanians', 'hispano-romans', 'badajoz'],
      5: ['visigoths', 'leon'],
    } as const;
    const state = gameAt({ ...FIVE, scenario: 'A' }, { turn: 9, of: seats, places: {} });
    assert.deepEqual(claim(read(state), 'franks', ['franks']), { is: 'auction', bidders: ['1', '5'], least: 36 });
  });
});

describe('the fifth major nation (14.1, ruling fifth-major)', () => {
  it('is auctioned when it arrives, at its fixed score less five', () => {
    const of = { 1: ['carthage'], 2: ['visigoths'], 3: ['umayyads'], 4: ['castile', 'galicians'] } as const;
    const { state } = goneOn(gameAt(FOUR, { turn: 2, of, places: {}, tally: { opener: '2' } }));
    assert.equal(hispania.decision(state)?.params['nation'], 'rome');
    assert.equal(hispania.decision(state)?.params['least'], 72);
    // Carthage goes against Rome; who has a major nation already may bid.
    assert.deepEqual(bidders(state), ['2', '3', '4']);
  });

  it('is auctioned at the start of the game if it stands on the map', () => {
    const of = { 1: ['rome'], 2: ['visigoths'], 3: ['umayyads'], 4: ['castile'] } as const;
    const { state } = goneOn({ ...gameAt(FOUR, { of, tally: { opener: '2' } }), step: 1 });
    assert.equal(hispania.decision(state)?.params['nation'], 'carthage');
    assert.equal(hispania.decision(state)?.params['least'], 12);
  });
});

describe('heirs (14.6, rulings auction-when, emirates-turn)', () => {
  const end = (turn: number, of: NonNullable<Moment['of']>, places: Moment['places'], options = FOUR): State =>
    gameAt(options, { turn, stage: 'end', of, places: places ?? {}, tally: { opener: '1' } });

  it('are auctioned at the end of the turn, before their player chooses who survives', () => {
    const before = end(
      5,
      { 1: ['rome'], 2: ['carthage'], 3: ['castile'], 4: ['visigoths'] },
      {
        toledo: [units('rome', 'elite', 10)],
      },
    );
    const { state } = goneOn(before);
    assert.equal(state.turn, 5);
    assert.equal(hispania.decision(state)?.params['nation'], 'hispano-romans');
    const { state: won } = play(state, [pass()], [bid(36)], [pass()], [pass()], [pass()]);
    assert.equal(won.nations['hispano-romans']?.seat, '2');
  });

  it('come as Zaragoza, Valencia, Granada, Seville on the end of turn 14, whatever the order of play', () => {
    const before = end(
      14,
      { 1: ['rome'], 2: ['umayyads'], 3: ['visigoths'], 4: ['carthage', 'castile'] },
      {
        seville: [units('umayyads', 'infantry', 3)],
      },
    );
    const order: string[] = [];
    let { state } = goneOn(before);
    for (let i = 0; i < 200 && state.turn === 14; i++) {
      const question = hispania.decision(state);
      const nation = question?.kind === 'auction' ? String(question.params['nation']) : undefined;
      if (nation !== undefined && order.at(-1) !== nation) order.push(nation);
      const [choice] = question?.choices ?? [];
      const action = nation !== undefined ? pass() : (question?.preset ?? (choice && { ...choice, values: {} }));
      const applied = action && hispania.apply(state, action as never);
      assert.ok(applied?.state, JSON.stringify([question, applied]));
      state = applied.state;
    }
    assert.deepEqual(order, ['zaragoza', 'valencia', 'granada', 'seville']);
  });

  it('leave Navarre for the start of turn 15 if the Basques are dead', () => {
    const of = { 1: ['rome'], 2: ['umayyads', 'basques'], 3: ['visigoths', 'suebi'], 4: ['carthage'] } as const;
    const gone = goneOn(end(13, of, { leon: [units('suebi', 'infantry', 2)] })).state;
    assert.equal(hispania.decision(gone)?.params['nation'], 'leon');
    const start = goneOn(gameAt(FOUR, { turn: 15, of, places: {}, tally: { opener: '1' } })).state;
    assert.equal(hispania.decision(start)?.params['nation'], 'navarre');
    const alive = goneOn(end(13, of, { pamplona: [units('basques', 'infantry', 2)] })).state;
    assert.equal(hispania.decision(alive)?.params['nation'], 'navarre');
  });

  it('are put up wherever a nation turns into another that nobody has', () => {
    const cases: readonly (readonly [turn: number, from: NationId, into: NationId, place: PlaceId])[] = [
      [3, 'iberians', 'rome', 'toledo'],
      [5, 'rome', 'hispano-romans', 'toledo'],
      [8, 'cantabrians', 'visigoths', 'leon'],
      [12, 'lusitanians', 'badajoz', 'lusitania'],
      [12, 'visigoths', 'castile', 'leon'],
      [13, 'suebi', 'leon', 'leon'],
      [13, 'basques', 'navarre', 'pamplona'],
      [14, 'umayyads', 'zaragoza', 'seville'],
      [15, 'franks', 'aragon', 'barcelona'],
    ];
    for (const [turn, from, into, place] of cases) {
      const unit = from === 'rome' ? 'elite' : 'infantry';
      const standing = { [place]: [units(from, unit, 2)] };
      const { state, facts } = goneOn(end(turn, { 1: [from], 2: ['carthage'] }, standing));
      assert.equal(state.turn, turn, from);
      assert.equal(told(facts, 'auction')[0]?.nation, into);
      // Castile, Rome and the Visigoths have players from the start, so that they are not put up, as other nations with a player.
      const known = goneOn(end(turn, { 1: [from], 2: ['carthage'], 3: [into] }, standing));
      assert.ok(!told(known.facts, 'auction').some(({ nation }) => nation === into), into);
    }
  });

  it('are not auctioned if they have a player, or would never play', () => {
    const of = { 1: ['rome'], 2: ['umayyads', 'cantabrians'], 3: ['visigoths'], 4: ['carthage'] } as const;
    const { facts } = goneOn(end(8, of, { leon: [units('cantabrians', 'infantry', 2)] }));
    assert.ok(!told(facts, 'auction').some(({ nation }) => nation === 'visigoths'));
    assert.deepEqual(
      told(facts, 'transformed').map(({ into }) => into),
      ['visigoths'],
    );
    const last = end(
      13,
      { ...of, 3: ['visigoths', 'suebi'] },
      { leon: [units('suebi', 'infantry', 2)] },
      { ...FOUR, scenario: 'A' },
    );
    const over = goneOn(last);
    assert.equal(over.state.stage, 'over');
    assert.equal(over.state.nations.leon, undefined);
  });

  it('are never those of another scenario', () => {
    const of = { 1: ['rome'], 2: ['umayyads'], 3: ['visigoths'], 4: ['carthage'] } as const;
    const { state } = goneOn(gameAt({ ...FOUR, scenario: 'E' }, { turn: 20, of, places: {}, tally: { opener: '1' } }));
    assert.equal(hispania.decision(state)?.params['nation'], 'crusade');
    assert.equal(gameAt(FOUR).nations.crusade, undefined);
  });
});

describe('sealed bids (14.7)', () => {
  const start = goneOn(
    gameAt(SEALED, { ...ALANS, of: { ...ALANS.of, 4: ['carthage', 'vandals', 'hispano-romans'] } }),
  ).state;

  it('are written by all, in any order, and shown when all have written', () => {
    assert.deepEqual(hispania.decision(start)?.by, ['1', '2', '3', '4']);
    const { state, facts } = play(start, [bid(52, '3')], [pass('1')], [bid(50, '4')]);
    assert.deepEqual(hispania.decision(state)?.by, ['2']);
    assert.deepEqual(told(facts, 'bid'), []);
    assert.deepEqual(
      told(facts, 'sealed').map(({ seat }) => seat),
      ['3', '1', '4'],
    );
    assert.ok(!JSON.stringify(facts).includes('52'));
    const all = play(state, [bid(51, '2')]);
    assert.deepEqual(
      told(all.facts, 'bid').map(({ seat, bid }) => [seat, bid]),
      [
        ['1', null],
        ['2', 51],
        ['3', 52],
        ['4', 50],
      ],
    );
    assert.deepEqual(awards(all.facts), ['alans 3 26 bid']);
  });

  it('are refused where they are too low, written twice, or nobody’s', () => {
    const { state } = play(start, [bid(52, '3')]);
    assert.equal(refused(state, bid(53, '3')), 'bid-written 14.7');
    assert.equal(refused(state, pass('3')), 'bid-written 14.7');
    assert.equal(refused(state, bid(49, '1')), 'bid-low 14.7');
    assert.equal(refused(state, bid(52)), 'answer-first 14.7');
    assert.equal(refused(state, bid(52, '9')), 'bid-whose 14.7');
  });

  it('are written again by equals, at least as high, and then lots are drawn', () => {
    const tied = play(start, [bid(60, '1')], [bid(60, '2')], [pass('3')], [bid(50, '4')]).state;
    assert.deepEqual(hispania.decision(tied)?.by, ['1', '2']);
    assert.equal(refused(tied, bid(59, '1')), 'bid-low 14.7');
    assert.equal(refused(tied, pass('1')), 'bid-again 14.7');
    assert.deepEqual(awards(play(tied, [bid(60, '1')], [bid(61, '2')]).facts), ['alans 2 30.5 bid']);
    assert.deepEqual(awards(play(tied, [bid(60, '1')], [bid(60, '2'), 1]).facts), ['alans 1 30 drawn']);
  });

  it('draw lots at the opening bid if nobody bids', () => {
    const { facts } = play(start, [pass('1')], [pass('2')], [pass('3')], [pass('4'), 4]);
    assert.deepEqual(awards(facts), ['alans 4 25 drawn']);
  });

  it('are told to nobody else', () => {
    const { state } = play(start, [bid(77, '3')], [bid(78, '1')]);
    const lines = (seat: string) =>
      JSON.stringify(hispania.describe(state, seat).find(({ key }) => key === 'sealed-auction'));
    assert.ok(lines('3').includes('77') && !lines('3').includes('78'));
    assert.ok(!lines('2').includes('77') && !lines('2').includes('78'));
    assert.ok(!JSON.stringify(hispania.decision(state)).includes('77'));
  });

  it('are dealt anew where somebody imagines them, legally, and his own stays', () => {
    const { state } = play(start, [bid(399, '3')], [bid(398, '1')]);
    const seen = new Set<string>();
    for (let seed = 0; seed < 20; seed++) {
      const [frame] = hispania.imagine(state, '3', seed).frames;
      assert.ok(frame?.kind === 'sealed-auction');
      assert.equal(frame.bids['3'], 399);
      assert.deepEqual(Object.keys(frame.bids).sort(), ['1', '3']);
      const other = frame.bids['1'];
      assert.ok(other === null || (Number(other) >= 50 && Number(other) <= 400));
      seen.add(String(other));
    }
    assert.ok(seen.size > 5);
    assert.deepEqual(hispania.imagine(state, '3', 7), hispania.imagine(state, '3', 7));
  });
});

describe('a save in the middle of an auction', () => {
  it('opens again', () => {
    for (const options of [FOUR, SEALED]) {
      const { state } = goneOn(gameAt(options, TURN_6));
      assert.deepEqual(hispania.position(JSON.parse(JSON.stringify(state))).state, state);
    }
  });

  it('is refused if it makes no sense', () => {
    const { state } = goneOn(gameAt(FOUR, TURN_6));
    const [frame] = state.frames;
    assert.ok(frame?.kind === 'auction');
    for (const wrong of [
      { next: '9' },
      { bidders: [] },
      { holder: frame.next },
      { bid: -1 },
      { nation: 'rome' as const },
    ]) {
      const { faults } = hispania.position({ ...state, frames: [{ ...frame, ...wrong }] });
      assert.match(faults?.[0]?.code ?? '', /^(?:not-written-right|cannot-be)$/, JSON.stringify(wrong));
    }
  });
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { HispaniaFact } from '../../../src/books/hispania/engine/facts.ts';
import { happened, lastRound, openFrom, unread } from '../../../src/books/hispania/ui/table/panels/happened.ts';
import { battleHead, meeting } from '../../../src/books/hispania/ui/table/panels/head.ts';
import { besides, ownNews } from '../../../src/books/hispania/ui/table/panels/own-news.ts';
import { fallenOf, risenOf } from '../../../src/books/hispania/ui/table/panels/passing.ts';
import { half } from '../../../src/words/half.ts';
import { askedIn } from './deciding-game.ts';
import { wholeGame as jumpable } from './whole-game.ts';

const nation: HispaniaFact = { kind: 'nation', rule: '1', turn: 1, nation: 'rome' };
const scored = (points: number): HispaniaFact => ({
  kind: 'points',
  rule: '8',
  turn: 1,
  nation: 'rome',
  points,
  reason: 'provinces',
  places: ['toledo'],
  count: 1,
});
const over: HispaniaFact = { kind: 'battle-over', rule: '6.6', place: 'toledo', winner: 'rome', rounds: 2 };
const moved: HispaniaFact = {
  kind: 'moved',
  rule: '5',
  nation: 'rome',
  from: 'avila',
  to: 'toledo',
  units: { infantry: 1 },
  leaders: [],
  river: false,
};
const drew: HispaniaFact = { kind: 'drew-tokens', rule: '10.3', seat: '2', only: '2', tokens: ['army'] };

describe('what has just happened', () => {
  it('is what no counter shows, of the stretch that goes on', () => {
    assert.deepEqual(happened([scored(2), nation, moved, over], []), [over]);
  });
  it('is the end of one’s own stretch where the next one begins with nothing', () => {
    assert.deepEqual(happened([moved, over, scored(2), nation], []), [over, scored(2)]);
    // Of the turns of others in between the recap tells.
    assert.deepEqual(happened([scored(2), nation, scored(4), nation], []), []);
  });
  it('keeps from others what is one seat’s', () => {
    assert.deepEqual(happened([drew, over], ['1']), [over]);
    assert.deepEqual(happened([drew, over], ['2']), [drew, over]);
  });

  it('does not tell a verdict again that stayed until it was left', () => {
    assert.deepEqual(unread([moved, over, scored(2), drew], true), [moved, scored(2), drew]);
    assert.deepEqual(unread([moved, over], false), [moved, over]);
  });
});

describe('how much of it stands open', () => {
  const bid: HispaniaFact = { kind: 'bid', rule: '14.7', seat: '1', nation: 'leon', bid: 2 };
  it('is all of a few lines, else the newest', () => {
    assert.equal(openFrom([over, over, over, over, over]), 0);
    assert.equal(openFrom([over, over, over, over, over, over, over]), 3);
  });
  it('is all bids that were opened together, and no more of an auction that goes on', () => {
    assert.equal(openFrom([over, bid, bid, bid, bid, bid, bid]), 1);
    assert.equal(openFrom(Array.from({ length: 30 }, () => bid)), 23);
  });
  it('leaves out the dice of rounds before the last', () => {
    const battle: HispaniaFact = { kind: 'battle', rule: '6', place: 'toledo', attacker: 'rome', defender: 'carthage' };
    assert.deepEqual(lastRound([over, battle, moved]), [battle, moved]);
  });
});

describe('the head of a battle', () => {
  it('says where, which round, and who meets whom with how many', () => {
    const { state, decision } = askedIn('A-standard', 'retreat', ({ params }) => params['round'] === 2);
    const head = battleHead(state);
    assert.equal(head?.place, decision.params['place']);
    assert.equal(head?.round, 2);
    assert.deepEqual(
      head?.sides.map(({ side }) => side),
      ['attacker', 'defender'],
    );
    assert.ok(head?.sides.every(({ count }) => count > 0));
  });
  it('is none where nobody fights', () => {
    assert.equal(battleHead(askedIn('A-standard', 'move').state), undefined);
  });
  it('names whoever attacks first where a battle is still to come', () => {
    const { state, decision } = askedIn('C-standard', 'battles');
    const [place] = decision.params['battles'] as readonly 'cartagena'[];
    assert.ok(place);
    const [attacker, defender] = meeting(state, place);
    assert.equal(attacker?.owner, state.active);
    assert.notEqual(defender?.owner, state.active);
  });
});

describe('what passes over the board', () => {
  const fell: HispaniaFact = {
    kind: 'destroyed',
    rule: '6',
    place: 'toledo',
    side: 'defender',
    owner: 'iberians',
    unit: 'infantry',
    count: 2,
  };
  it('are losses where they fell, and points where they were won', () => {
    assert.deepEqual(
      fallenOf([fell, moved]).map(({ place, counter: { nation: of, count } }) => [place, of, count]),
      [['toledo', 'iberians', 2]],
    );
    assert.deepEqual(risenOf([scored(2), scored(1)], half), [{ place: 'toledo', text: '1½' }]);
  });
  it('is nothing where it would be too much to see', () => {
    assert.deepEqual(fallenOf(Array.from({ length: 9 }, () => fell)), []);
  });
});

describe('what has become of one’s own nations', () => {
  it('is each province that another took, each submission and end since the last answer, and nothing else', () => {
    const game = jumpable('A-standard');
    const all = { lost: 0, submitted: 0, ended: 0 };
    for (let at = 1; at < game.entries.length; at++) {
      const seat = game.entries[at]?.by[0];
      if (seat === undefined || game.entries[at - 1]?.by.includes(seat)) continue;
      const now = game.entries[at - 1]?.state;
      assert.ok(now);
      const news = ownNews({ ...game, at }, [seat]);
      for (const place of news.lost) {
        const owners = (now.places[place] ?? []).filter(({ kind }) => kind !== 'ruin').map(({ owner }) => owner);
        assert.ok(
          owners.some((owner) => owner === 'neutral' || now.nations[owner]?.seat !== seat),
          place,
        );
      }
      for (const { nation } of news.submitted) assert.equal(now.nations[nation]?.seat, seat);
      all.lost += news.lost.length;
      all.submitted += news.submitted.length;
      all.ended += news.ended.length;
    }
    assert.ok(all.lost > 20 && all.submitted > 0 && all.ended > 0, JSON.stringify(all));
  });
  it('takes the place of the battles that it tells of', () => {
    const own = { lost: ['toledo'], submitted: [], ended: [] } as const;
    assert.deepEqual(besides([over, scored(2)], own), [scored(2)]);
    assert.deepEqual(besides([over], { ...own, lost: ['avila'] }), [over]);
  });
});

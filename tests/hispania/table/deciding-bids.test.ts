import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { NationId } from '../../../src/books/hispania/engine/data/ids.ts';
import { MOST_BID } from '../../../src/books/hispania/engine/options/bidding.ts';
import { biddersOf, lotOf, raised, writtenBy } from '../../../src/books/hispania/ui/table/panels/bidding.ts';
import { askedIn } from './deciding-game.ts';

describe('an auction', () => {
  it('says who decides, who holds the bid and who is out', () => {
    const { state, decision } = askedIn('A-advanced', 'auction', ({ params }) => params['holder'] !== null);
    const all = biddersOf(state, decision);
    assert.deepEqual(
      all.filter(({ is }) => is === 'asked').map(({ seat }) => seat),
      decision.by,
    );
    assert.deepEqual(
      all.filter(({ is }) => is === 'holds').map(({ seat }) => seat),
      [decision.params['holder']],
    );
    assert.equal(all.length, state.players?.length);
    const bidders = decision.params['bidders'] as readonly string[];
    assert.ok(all.every(({ seat, is }) => (is === 'out') === !bidders.includes(seat)));
  });
  it('tells of a nation when it plays and what it earns, and whether that is known', () => {
    const { state } = askedIn('A-advanced', 'auction');
    const alans = lotOf(state, 'alans');
    assert.deepEqual(alans.turns, [6, 10]);
    assert.equal(alans.average, 60);
    assert.equal(alans.known, true);
    assert.equal(lotOf(state, 'galicians').known, false);
    assert.equal(lotOf(state, 'rome').fixed, true);
  });
  it('raises within what may be bid', () => {
    assert.equal(raised(26, 1, MOST_BID), 27);
    assert.equal(raised(MOST_BID - 1, 10, MOST_BID), MOST_BID);
  });
});

describe('sealed bids', () => {
  const { state, decision } = askedIn('C-advanced', 'sealed-bid', (_, { frames }) => {
    const frame = frames.at(-1);
    return frame?.kind === 'sealed-auction' && Object.keys(frame.bids).length > 1;
  });
  const written = biddersOf(state, decision).filter(({ is }) => is === 'written');
  it('show who has written, and nobody’s bid but one’s own', () => {
    assert.ok(written.length > 1);
    const [one] = written;
    assert.ok(one);
    const own = writtenBy(state, [one.seat]);
    assert.deepEqual(
      own.map(({ seat }) => seat),
      [one.seat],
    );
    assert.deepEqual(Object.keys(own[0]?.bids ?? {}), [decision.params['nation'] as NationId]);
    assert.deepEqual(writtenBy(state, decision.by), []);
  });
  it('of groups are kept apart too', () => {
    const groups = askedIn('A-advanced', 'group-bids', ({ by }) => by.length < 4);
    const [seat] = biddersOf(groups.state, groups.decision).filter(({ is }) => is === 'written');
    assert.ok(seat);
    assert.equal(Object.keys(writtenBy(groups.state, [seat.seat])[0]?.bids ?? {}).length, 5);
  });
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { look } from '../../../src/books/hispania/ui/deciding/look.ts';
import { bestWays } from '../../../src/books/hispania/ui/deciding/moving.ts';
import { prospectsOf } from '../../../src/books/hispania/ui/deciding/prospects.ts';
import { startsOf, wholeStack } from '../../../src/books/hispania/ui/deciding/stacks.ts';
import { boardOf } from '../../../src/books/hispania/ui/table/board-of.ts';
import type { Asking } from '../../../src/ui/table/asking.ts';
import type { Sitting } from '../../../src/ui/table/sitting.ts';
import { redoHalt, stands, undoHalt } from '../../../src/ui/table/stands.ts';
import { askedIn } from './deciding-game.ts';

const person = (seat: string, name: string): Sitting => ({ seat, name, is: 'person' });
const TWO = [person('a', 'Ann'), person('b', 'Ben'), person('c', 'Ann')];
const asked = (seat: string): Asking => ({ is: 'person', seat, secret: false, decision: {} as never });
const SHOWN = { sittings: TWO, holder: 'Ann', asking: asked('c') };

describe('whether the question is there to be answered', () => {
  it('is, for whoever has the device and is asked, at any of their seats', () => {
    assert.equal(stands(SHOWN, 'here', false), true);
    // Until another tab answers, no other tab is known.
    assert.equal(stands(SHOWN, 'asking', false), true);
  });
  it('is not before the one who is asked has the device', () => {
    assert.equal(stands({ ...SHOWN, asking: asked('b') }, 'here', false), false);
  });
  it('is not where a computer or the table is asked, or the past is looked at', () => {
    assert.equal(stands({ ...SHOWN, asking: { is: 'over' } }, 'here', false), false);
    assert.equal(stands({ ...SHOWN, looking: 3 }, 'here', false), false);
  });
  it('is not in a tab that only looks on', () => {
    for (const holding of ['elsewhere', 'free', 'taken', 'released'] as const) {
      assert.equal(stands(SHOWN, holding, false), false);
    }
  });
  it('is not while something lies over it, even at the present', () => {
    assert.equal(stands(SHOWN, 'here', true), false);
  });
});

describe('the board', () => {
  const { state, decision } = askedIn('A-standard', 'move');
  const seen = look(state);
  const [from] = startsOf(decision);
  assert.ok(from);
  const stack = wholeStack(decision, from);
  const hand = { stack, prospects: prospectsOf(state, stack) };
  const moving = { hand, pointed: undefined, topic: undefined };
  const idle = { ...moving, hand: { stack: undefined, prospects: { ways: [], stops: [] } } };

  it('marks who can move and where to once the question is there', () => {
    const { stacks, marks, start } = boardOf({ seen }, true, moving);
    assert.ok(stacks.some(({ counters }) => counters.some((counter) => counter.state !== undefined)));
    assert.ok([...bestWays(hand.prospects.ways).keys()].some((place) => marks[place]));
    assert.equal(start, from);
  });
  it('is about the places where a move can begin, then about those that the stack can come to', () => {
    const { about } = boardOf({ seen }, true, idle);
    for (const place of startsOf(decision)) assert.ok(about.places.includes(place), place);
    const ways = [...bestWays(hand.prospects.ways).keys()];
    assert.deepEqual(new Set(boardOf({ seen }, true, moving).about.places), new Set([from, ...ways]));
  });
  it('is about the place of a battle and all to which one may retreat', () => {
    const retreat = askedIn('A-standard', 'retreat', ({ choices }) => choices.some(({ kind }) => kind === 'retreat'));
    const { about } = boardOf({ seen: look(retreat.state) }, true, idle);
    assert.ok(about.places.includes(retreat.decision.params['place'] as never));
    for (const { kind, fixed } of retreat.decision.choices)
      if (kind === 'retreat') assert.ok(about.places.includes(fixed['to'] as never));
  });
  it('marks nothing of it before: it shows the position', () => {
    const { stacks, marks } = seen.picture;
    assert.deepEqual(boardOf({ seen }, false, moving), { stacks, marks, about: { places: [], of: '', all: false } });
    assert.ok(seen.picture.stacks.every(({ counters }) => counters.every((counter) => counter.state === undefined)));
  });
});

describe('why nothing is taken back', () => {
  it('is what the game says, in the tab that plays it', () => {
    assert.equal(undoHalt({}, 'here'), undefined);
    assert.equal(undoHalt({ stop: 'dice' }, 'here'), 'dice');
    assert.equal(redoHalt({ taken: true }, 'asking'), undefined);
    assert.equal(redoHalt({ taken: false }, 'asking'), 'newest');
  });
  it('is the past, where that is looked at', () => {
    assert.equal(undoHalt({ looking: 0 }, 'here'), 'past');
    assert.equal(redoHalt({ taken: true, looking: 0 }, 'here'), 'past');
  });
  it('is the other tab, whatever else', () => {
    assert.equal(undoHalt({ stop: 'start' }, 'elsewhere'), 'elsewhere');
    assert.equal(undoHalt({}, 'taken'), 'taken');
    assert.equal(redoHalt({ taken: true }, 'free'), 'free');
  });
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Action, Choice, Decision } from '../../../src/kernel/contract.ts';
import { begin, now } from '../../../src/kernel/journal.ts';
import { choicesOf, decisionFor } from '../../../src/ui/table/asking.ts';
import { random } from '../../../src/ui/table/computer.ts';
import type { Customs } from '../../../src/ui/table/customs.ts';
import {
  acts,
  again,
  asking,
  goesOn,
  goOn,
  inWindow,
  isSolo,
  look,
  seenState,
  sit,
  take,
  takeBack,
  undoBlocked,
} from '../../../src/ui/table/session.ts';
import type { Sitting } from '../../../src/ui/table/sitting.ts';
import { type TinyFact, type TinyState, tiny } from '../../kernel/tiny.ts';

const ACTION = (kind: string, values: Action['values'] = {}): Action => ({ kind, fixed: {}, values });

/** The tiny game at a table: the answer to a roll is its window. */
const customs: Customs<TinyState> = {
  settled: (state) => state,
  isSecret: () => false,
  isWindow: () => false,
  isSeen: () => true,
  seatOf: ({ fixed }) => fixed['seat'],
  matters: () => true,
};

const person = (seat: string, name = seat): Sitting => ({ seat, name, is: 'person' });
const computer = (seat: string): Sitting => ({ seat, name: seat, is: 'computer' });

function table(...sittings: readonly Sitting[]) {
  const begun = begin<TinyState, TinyFact>(tiny, { is: 'game', options: { stones: { red: 4, blue: 4 } }, seed: 7 });
  assert.ok(begun.journal);
  return sit(begun.journal, sittings);
}

/** Computers and passes answer until a person is asked. */
function run(from: ReturnType<typeof table>) {
  let next = from;
  for (let i = 0; i < 500 && goesOn(asking(tiny, customs, next)); i++) {
    next = goOn(tiny, customs, next, ({ seat, decision }) =>
      random(seat.length)(now(next.journal), decisionFor(customs, decision, seat), next.journal.at),
    );
  }
  return next;
}

describe('who is asked', () => {
  it('asks a person for a seat of theirs, and lets a computer answer for its own', () => {
    const mixed = table(person('north'), computer('south'));
    assert.equal(asking(tiny, customs, mixed).is, 'person');
    const played = acts(tiny, mixed, [ACTION('bid', { number: 2 })]);
    const passed = run(played);
    const asked = asking(tiny, customs, passed);
    assert.ok(asked.is === 'over' || (asked.is === 'person' && asked.seat === 'north'));
    assert.ok(passed.journal.at >= played.journal.at);
  });

  it('plays a game of computers alone to its end, the same for the same seed', () => {
    const [one, other] = [
      run(table(computer('north'), computer('south'))),
      run(table(computer('north'), computer('south'))),
    ];
    assert.equal(asking(tiny, customs, one).is, 'over');
    assert.deepEqual(now(one.journal), now(other.journal));
  });

  it('keeps what was refused, until something else is done', () => {
    const before = table(person('north'), person('south'));
    const refused = acts(tiny, before, [ACTION('bid', { number: 9 })]);
    assert.equal(refused.journal.at, 0);
    assert.ok(refused.refused);
    assert.equal(look(refused).refused, undefined);
  });
});

describe('undo at a table', () => {
  it('takes back what a person alone has answered, with what the computers answered since', () => {
    const start = table(person('north'), computer('south'));
    const first = run(acts(tiny, start, [ACTION('bid', { number: 2 })]));
    const [choice] = tiny.decision(now(first.journal))?.choices ?? [];
    assert.ok(choice);
    const second = run(acts(tiny, first, [random<TinyState>(1)(now(first.journal), decided(first), 0)]));
    assert.ok(second.journal.at > first.journal.at);
    const back = takeBack(tiny, customs, second);
    assert.equal(back.journal.at, first.journal.at);
    assert.equal(again(customs, back).journal.at >= first.journal.at + 1, true);
  });

  it('says why nothing is taken back', () => {
    assert.equal(undoBlocked(tiny, customs, table(person('north'), computer('south'))), 'start');
  });

  it('stops between two persons, and not for somebody alone', () => {
    assert.equal(isSolo(table(person('north', 'Ann'), person('south', 'Ann'))), true);
    assert.equal(isSolo(table(person('north', 'Ann'), person('south', 'Ben'))), false);
    const rolled = (sittings: readonly Sitting[]) => {
      const bid = acts(tiny, table(...sittings), [ACTION('bid', { number: 2 })]);
      return acts(tiny, bid, [ACTION('roll')]);
    };
    const two = rolled([person('north', 'Ann'), person('south', 'Ben')]);
    assert.equal(two.refused, undefined);
    assert.equal(undoBlocked(tiny, customs, two), 'dice');
    assert.equal(takeBack(tiny, customs, two).journal.at, two.journal.at);
    const alone = rolled([person('north', 'Ann'), person('south', 'Ann')]);
    assert.equal(undoBlocked(tiny, customs, alone), undefined);
    assert.equal(takeBack(tiny, customs, alone).journal.at, alone.journal.at - 1);
  });

  it('takes a gesture back as a whole, and plays it again as a whole', () => {
    const start = table(person('north', 'Ann'), person('south', 'Ann'));
    const gesture = acts(tiny, start, [ACTION('bid', { number: 2 }), ACTION('roll')]);
    assert.equal(gesture.journal.at, 2);
    const back = takeBack(tiny, customs, gesture);
    assert.equal(back.journal.at, 0);
    assert.equal(again(customs, back).journal.at, 2);
  });
});

describe('looking back', () => {
  it('shows another state and answers in the present', () => {
    const bid = acts(tiny, table(person('north'), person('south')), [ACTION('bid', { number: 2 })]);
    const back = look(bid, 0);
    assert.deepEqual(seenState(customs, back), bid.journal.start);
    assert.equal(look(back, 99).looking, undefined);
    const on = acts(tiny, back, [ACTION('roll')]);
    assert.equal(on.looking, undefined);
    assert.equal(on.journal.at, 2);
  });
});

describe('the device', () => {
  it('is in the hand of somebody alone from the start, and else of who says so', () => {
    assert.equal(table(person('north', 'Ann'), computer('south')).holder, 'Ann');
    const two = table(person('north', 'Ann'), person('south', 'Ben'));
    assert.equal(two.holder, undefined);
    assert.equal(take(two, 'Ben').holder, 'Ben');
  });
});

/** A window of two seats, without a game behind it. */
const WINDOW: Decision = {
  by: ['north', 'south'],
  kind: 'window',
  rule: 't5',
  phase: '1',
  params: {},
  choices: ['north', 'south'].flatMap((seat): readonly Choice[] => [
    { kind: 'play', fixed: { seat, token: `of-${seat}` }, ranges: {} },
    { kind: 'pass', fixed: { seat }, ranges: {} },
  ]),
  preset: { kind: 'pass', fixed: { seat: 'north' }, values: {} },
};

describe('a window', () => {
  const windowed: Customs<TinyState> = { ...customs, isWindow: () => true, isSecret: () => true };
  const game = { ...tiny, decision: () => WINDOW };
  const two = table(person('north', 'Ann'), person('south', 'Ben'));

  it('asks the table as a whole, then only who wants to answer, in secret', () => {
    assert.equal(asking(game, windowed, two).is, 'table');
    const answers = asking(game, windowed, inWindow(two, 'south'));
    assert.ok(answers.is === 'person' && answers.seat === 'south' && answers.secret);
  });

  it('shows a seat its own answers alone', () => {
    assert.deepEqual(
      choicesOf(windowed, WINDOW, 'south').map(({ fixed }) => fixed['seat']),
      ['south', 'south'],
    );
    assert.equal(decisionFor(windowed, WINDOW, 'south').preset, undefined);
    assert.deepEqual(decisionFor(windowed, WINDOW, 'north').preset, WINDOW.preset);
  });

  it('is passed by the page where nobody answers, or nobody wants to be asked', () => {
    assert.equal(asking(game, windowed, inWindow(two, null)).is, 'pass');
    assert.equal(asking(game, windowed, { ...two, windows: 'press' }).is, 'pass');
    assert.equal(asking(game, windowed, { ...two, windows: 'press', wished: true }).is, 'table');
    const never = { ...windowed, matters: () => false };
    assert.equal(asking(game, never, two).is, 'pass');
    assert.equal(asking(game, never, { ...two, windows: 'always' }).is, 'table');
  });

  it('lets computers answer before anybody is asked', () => {
    const mixed = table(person('north', 'Ann'), computer('south'));
    const asked = asking(game, windowed, mixed);
    assert.ok(asked.is === 'computer' && asked.seat === 'south');
  });
});

function decided({ journal }: ReturnType<typeof table>): Decision {
  const decision = tiny.decision(now(journal));
  assert.ok(decision);
  return decision;
}

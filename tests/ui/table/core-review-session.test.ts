import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Action, Choice, Decision, Game, Seat } from '../../../src/kernel/contract.ts';
import { seeded } from '../../../src/kernel/dice.ts';
import { begin, branch } from '../../../src/kernel/journal.ts';
import { parseSave } from '../../../src/kernel/save-format.ts';
import { replaySave, toSave } from '../../../src/kernel/saves.ts';
import { decisionFor } from '../../../src/ui/table/asking.ts';
import type { Computer } from '../../../src/ui/table/computer.ts';
import type { Customs } from '../../../src/ui/table/customs.ts';
import {
  acts,
  again,
  asking,
  goesOn,
  goOn,
  inWindow,
  sit,
  type Table,
  takeBack,
  undoBlocked,
} from '../../../src/ui/table/session.ts';
import type { Sitting } from '../../../src/ui/table/sitting.ts';

/**
 * A game of questions in a row, without rules: north steps as often as it wants and may open a window; in it every seat that
 * is asked passes or plays.
 */
interface Walk {
  readonly steps: number;
  /** The seats that are still asked in the open window. */
  readonly asked: readonly Seat[];
  /** The number of opened windows. */
  readonly windows: number;
}
const SEATS = ['north', 'east', 'south'];
const choice = (kind: string, seat?: Seat): Choice => ({ kind, fixed: seat ? { seat } : {}, ranges: {} });
const walk = {
  id: 'walk',
  version: 1,
  setup: (): Walk => ({ steps: 0, asked: [], windows: 0 }),
  position: (state: unknown) => ({ state: state as Walk }),
  decision: ({ asked }: Walk): Decision => {
    const of = asked.length > 0 ? asked : ['north'];
    const choices =
      asked.length > 0
        ? asked.flatMap((seat): readonly Choice[] => [choice('play', seat), choice('pass', seat)])
        : [choice('step'), choice('open')];
    return { by: of, kind: asked.length > 0 ? 'window' : 'walk', rule: 'w1', phase: '1', params: {}, choices };
  },
  apply: (state: Walk, { kind, fixed }: Action) => {
    const { asked, steps, windows } = state;
    if (asked.length > 0 !== (kind === 'pass' || kind === 'play')) {
      return { refusal: { code: 'no', rule: 'w1', params: {} } };
    }
    const facts = [{ kind, rule: 'w1' }];
    switch (kind) {
      case 'step':
        return { state: { ...state, steps: steps + 1 }, facts };
      case 'open':
        return { state: { ...state, asked: ['east', 'south'], windows: windows + 1 }, facts };
      case 'play':
        return { state: { ...state, asked: [] }, facts };
      default:
        return { state: { ...state, asked: asked.filter((seat) => seat !== fixed['seat']) }, facts };
    }
  },
  explain: () => undefined,
  describe: () => [],
  imagine: (state: Walk) => state,
  dice: { of: () => seeded(1), with: (state: Walk) => state },
} as unknown as Game<Walk>;

const customs: Customs<Walk> = {
  settled: (state) => state,
  isSecret: ({ kind }) => kind === 'window',
  isWindow: ({ kind }) => kind === 'window',
  seatOf: ({ fixed }) => fixed['seat'],
  isSeen: () => true,
  matters: () => true,
};
const ACT = (kind: string, seat?: Seat): Action => ({ kind, fixed: seat ? { seat } : {}, values: {} });
const person = (seat: Seat, name = seat): Sitting => ({ seat, name, is: 'person' });
const computer = (seat: Seat): Sitting => ({ seat, name: seat, is: 'computer' });
/** Passes wherever it can, and steps elsewhere. */
const quiet: Computer<Walk> = (_, { choices }) => {
  const { kind, fixed } = choices.find((one) => one.kind === 'pass') ?? choices[0] ?? choice('step');
  return { kind, fixed, values: {} };
};

function laid(...sittings: readonly Sitting[]): Table<Walk> {
  const { journal } = begin<Walk, never>(walk as never, { is: 'game', options: {}, seed: 1 });
  assert.ok(journal);
  return sit(journal, sittings) as Table<Walk>;
}
function run(from: Table<Walk>, most = 50): Table<Walk> {
  let next = from;
  for (let i = 0; i < most && goesOn(asking(walk, customs, next)); i++) {
    next = goOn(walk, customs, next, ({ decision, seat }) =>
      quiet(next as never, decisionFor(customs, decision, seat), i),
    );
  }
  return next;
}
const alone = () => laid(person('north', 'Ann'), person('east', 'Ann'), person('south', 'Ann'));
const three = () => laid(...SEATS.map((seat) => person(seat)));

describe('a window in which nobody answers', () => {
  it('is asked once of the whole table, however many seats could', () => {
    const open = acts(walk, three(), [ACT('open')]);
    assert.equal(asking(walk, customs, open).is, 'table');
    const passed = run(inWindow(open, null));
    assert.equal(passed.journal.at, 3);
    assert.equal(asking(walk, customs, passed).is, 'person');
  });

  it('is asked anew where another one opens at once', () => {
    const open = acts(walk, three(), [ACT('open')]);
    const passed = run(inWindow(open, null));
    assert.equal(asking(walk, customs, acts(walk, passed, [ACT('open')])).is, 'table');
  });

  it('does not pass for anybody in another window at the same point of the game', () => {
    const one = run(inWindow(acts(walk, alone(), [ACT('step'), ACT('open')]), null));
    assert.equal(one.journal.at, 4);
    const back = takeBack(walk, customs, one);
    assert.equal(back.journal.at, 0);
    // Another way to a window at the same point.
    const other = acts(walk, acts(walk, back, [ACT('step')]), [ACT('open')]);
    assert.equal(asking(walk, customs, other).is, 'table');
  });

  it('is asked again when it is played again', () => {
    const passed = run(inWindow(acts(walk, alone(), [ACT('open')]), null));
    const back = takeBack(walk, customs, passed);
    assert.equal(asking(walk, customs, acts(walk, back, [ACT('open')])).is, 'table');
  });
});

describe('a window in which several persons say that nobody answers', () => {
  it('was answered by each of them, in one gesture that nobody takes back', () => {
    const open = acts(walk, three(), [ACT('open')]);
    const passed = run(inWindow(open, null));
    assert.deepEqual(
      passed.journal.entries.slice(1).map(({ auto, joined }) => [auto ?? false, joined ?? false]),
      [
        [false, false],
        [false, true],
      ],
    );
    assert.equal(undoBlocked(walk, customs, passed), 'secret');
  });

  it('is not answered by those for whom the page passes without asking', () => {
    const open = acts(walk, { ...three(), windows: 'press' as const }, [ACT('open')]);
    const passed = run(open);
    assert.equal(passed.journal.at, 3);
    assert.equal(undoBlocked(walk, customs, passed), undefined);
    assert.equal(takeBack(walk, customs, passed).journal.at, 0);
  });
});

describe('the wish to be asked', () => {
  it('stands until a window has come', () => {
    const wishing = { ...three(), windows: 'press' as const, wished: true };
    const on = acts(walk, acts(walk, wishing, [ACT('step')]), [ACT('open')]);
    assert.equal(asking(walk, customs, on).is, 'table');
    const passed = run(inWindow(on, null));
    assert.equal(passed.wished, false);
    assert.equal(asking(walk, customs, acts(walk, passed, [ACT('open')])).is, 'pass');
  });
});

describe('gestures', () => {
  it('are taken back whole also where their last answers were refused', () => {
    const first = acts(walk, alone(), [ACT('step')]);
    const partly = acts(walk, first, [ACT('step'), ACT('open'), ACT('step')]);
    assert.equal(partly.journal.at, 3);
    assert.ok(partly.refused);
    assert.equal(takeBack(walk, customs, partly).journal.at, 1);
  });

  it('that were taken back leave no trace in what is played instead', () => {
    const gesture = acts(walk, alone(), [ACT('open'), ACT('play', 'east'), ACT('step')]);
    assert.equal(gesture.journal.at, 3);
    const back = takeBack(walk, customs, gesture);
    assert.equal(back.journal.at, 0);
    // The page passes by itself at the points that lay inside of it.
    let other: Table<Walk> = acts(walk, back, [ACT('open')]);
    other = run(inWindow(other, null));
    other = acts(walk, other, [ACT('step')]);
    other = acts(walk, other, [ACT('step')]);
    assert.equal(other.journal.at, 5);
    assert.equal(takeBack(walk, customs, other).journal.at, 4);
    assert.equal(takeBack(walk, customs, takeBack(walk, customs, other)).journal.at, 3);
  });

  it('that computers answer over leave no trace', () => {
    const mixed = laid(person('north'), computer('east'), computer('south'));
    const on = run(acts(walk, mixed, [ACT('step'), ACT('open')]));
    assert.equal(on.journal.at, 4);
    assert.deepEqual(
      on.journal.entries.map(({ joined }) => joined ?? false),
      [false, true, false, false],
    );
  });

  it('are taken back whole also in a game that was stored, and in a copy of it', () => {
    const gestures = acts(walk, acts(walk, alone(), [ACT('step')]), [ACT('step'), ACT('step'), ACT('step')]);
    const { save } = parseSave(JSON.stringify(toSave(walk, gestures.journal)), walk);
    assert.ok(save);
    const { journal } = replaySave(walk, save);
    assert.ok(journal);
    for (const taken of [journal, branch(journal, 4)]) {
      const back = takeBack(walk, customs, sit(taken, gestures.sittings));
      assert.equal(back.journal.at, 1);
      assert.equal(again(customs, sit(journal, gestures.sittings)).journal.at, 4);
      assert.equal(takeBack(walk, customs, back).journal.at, 0);
    }
  });

  it('whose answers are then given one by one are taken back so', () => {
    const back = takeBack(walk, customs, acts(walk, alone(), [ACT('step'), ACT('step')]));
    const singly = acts(walk, acts(walk, back, [ACT('step')]), [ACT('step')]);
    assert.equal(singly.journal.at, 2);
    assert.equal(takeBack(walk, customs, singly).journal.at, 1);
  });

  it('are played again whole after all', () => {
    const gesture = acts(walk, alone(), [ACT('step'), ACT('step'), ACT('step')]);
    const again3 = again(customs, takeBack(walk, customs, gesture));
    assert.equal(again3.journal.at, 3);
    assert.equal(takeBack(walk, customs, again3).journal.at, 0);
  });
});

describe('a long game', () => {
  it('finds out at once that computers alone have nothing to take back', () => {
    let asked = 0;
    const counting: Customs<Walk> = {
      ...customs,
      seatOf: (one) => {
        asked++;
        return customs.seatOf(one);
      },
    };
    const only = run(laid(...SEATS.map(computer)), 200);
    assert.equal(only.journal.at, 200);
    assert.equal(undoBlocked(walk, counting, only), 'start');
    assert.ok(asked < 10, `${asked} answers were looked at`);
  });
});

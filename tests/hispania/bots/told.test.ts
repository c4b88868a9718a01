import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { LEVELS as ENGINE } from '../../../src/books/hispania/bots/computer.ts';
import type { Why } from '../../../src/books/hispania/bots/thought.ts';
import { LEVELS } from '../../../src/books/hispania/ui/bots/levels.ts';
import { reasonsIn } from '../../../src/books/hispania/ui/bots/reasons.ts';
import { whyShown } from '../../../src/books/hispania/ui/bots/told.ts';
import { CHAIRS, firstGame, sittingsOf } from '../../../src/books/hispania/ui/table/new-game.ts';
import { BOTS } from '../../../src/books/hispania/words/en/bots.ts';
import { WORDS } from '../../../src/books/hispania/words/en/index.ts';
import { TABLE } from '../../../src/books/hispania/words/en/table.ts';
import { text } from '../../../src/books/hispania/words/index.ts';
import { personsFor, seatedAs, takenOver } from '../../../src/ui/table/computers/seats.ts';
import { PACES } from '../../../src/ui/table/pace.ts';
import { paceOf, settingsOf } from '../../../src/ui/table/settings.ts';
import type { Sitting } from '../../../src/ui/table/sitting.ts';

const march = (over: Partial<Extract<Why, { kind: 'march' }>> = {}): Why => ({
  kind: 'march',
  aim: 'take',
  nation: 'rome',
  to: 'toledo',
  units: 4,
  enemy: 'carthage',
  chance: 0.714,
  gain: 7,
  ...over,
});

const foreseen = (why: Why): Why => ({ kind: 'foreseen', plans: 12, gain: 5, of: why });

/** Each kind of reason, with all that one may hold, and what is said of it. */
const WHYS: { readonly [K in Why['kind']]: readonly (readonly [Why, RegExp])[] } = {
  only: [[{ kind: 'only' }, /only one legal answer/]],
  usual: [[{ kind: 'usual' }, /good enough/]],
  march: [
    [march(), /^4 units of Rome move to Toledo to take it from Carthage\. .*71 in 100 \(6\).*3½ points/],
    [
      march({ units: 1, aim: 'settle', to: 'basque-country', gain: 0.2 }),
      /^1 unit of Rome moves to the Basque Country, which scores for Rome \(8\)/,
    ],
    [march({ aim: 'guard', nation: 'franks', gain: 2 }), /the Franks move to Toledo to guard it.* 1 point /],
    [march({ aim: 'near', nation: 'franks' }), /closer to the Franks’ goals/],
    [
      march({ aim: 'leave', to: 'gascony', units: 0 }),
      /leader of Rome moves to Gascony, to leave the game there \(11\.23 Rome\)/,
    ],
    [march({ chance: 0.999 }), /over 99 in 100/],
  ],
  rests: [[{ kind: 'rests', nation: 'suebi' }, /No further move of the Suebi/]],
  battle: [
    [
      { kind: 'battle', stays: true, place: 'segovia', chance: 0.4, points: 3, stay: 4, go: 1 },
      /win in Segovia is 40 in 100, with about 1½ points.*Fighting on is worth about 1½ points more/,
    ],
    [
      { kind: 'battle', stays: false, place: 'segovia', chance: 0.002, points: 0, stay: -4, go: -1 },
      /under 1 in 100, with next to nothing.*Retreating \(6\.6\)/,
    ],
    [{ kind: 'battle', stays: true, place: 'segovia', chance: 0.4, points: 3, stay: 4 }, /no legal retreat/],
  ],
  bows: [
    [
      { kind: 'bows', nation: 'celts', to: 'rome', place: 'lisbon', chance: 0.12 },
      /The Celts’ chance to win in Lisbon is 12 in 100.*submit to Rome to survive \(9\.6\)/,
    ],
  ],
  aims: [[{ kind: 'aims', place: 'toledo', first: 'knight' }, /in Toledo target knights first/]],
  weighed: [
    [{ kind: 'weighed', of: 12, gain: 3 }, /Of 12 answers.*about 1½ points more/],
    [{ kind: 'weighed', of: 1, gain: 0 }, /Of 1 answer, this one promised the most\.$/],
  ],
  bids: [[{ kind: 'bids', nation: 'visigoths', worth: 30 }, /^The Visigoths should be worth about 15 points.*\(14\)/]],
  foreseen: [[foreseen(march()), /^It tried 12 plans.*2½ points more.*Rome move to Toledo to take it/]],
};

describe('why a computer has played what it has', () => {
  for (const [kind, all] of Object.entries(WHYS)) {
    it(`is said of ${kind}`, () => {
      for (const [why, said] of all) {
        const sentence = text(WORDS, BOTS.why(why));
        assert.match(sentence, said);
        assert.match(sentence, /\.$/);
        assert.doesNotMatch(sentence, /undefined|NaN|\[object| {2}/);
      }
    });
  }

  it('names nations, places and rules as such', () => {
    const pieces = BOTS.why(march()).filter((piece) => typeof piece === 'object');
    assert.deepEqual(pieces, [
      { tag: 'nation', id: 'rome' },
      { tag: 'place', id: 'toledo' },
      { tag: 'nation', id: 'carthage' },
      { rule: '6' },
    ]);
  });

  it('is told once for a march of several steps, and without what says nothing', () => {
    const whys: readonly (Why | undefined)[] = [
      undefined,
      march(),
      { kind: 'only' },
      march({ gain: 8 }),
      march({ to: 'leon' }),
    ];
    const told = reasonsIn([1, 2, 3, 4].flatMap((n) => whys[n] ?? []));
    assert.deepEqual(told, [march(), march({ to: 'leon' })]);
    assert.deepEqual(reasonsIn([{ kind: 'only' }]), [{ kind: 'only' }]);
    assert.deepEqual(reasonsIn([]), []);
  });

  it('is not told of bids as long as bids are made', () => {
    const bids: Why = { kind: 'bids', nation: 'rome', worth: 9 };
    const asking = (kind: string) =>
      ({ is: 'person', seat: 'a', secret: false, decision: { kind } }) as unknown as Parameters<typeof whyShown>[1];
    for (const kind of ['auction', 'group-raise', 'sealed-bid', 'group-bids']) {
      assert.equal(whyShown(bids, asking(kind)), undefined);
      assert.equal(whyShown(foreseen(bids), asking(kind)), undefined);
      assert.deepEqual(whyShown(march(), asking(kind)), march());
    }
    assert.deepEqual(whyShown(bids, asking('move')), bids);
    assert.deepEqual(whyShown(bids, { is: 'over' }), bids);
    assert.equal(whyShown(undefined, { is: 'over' }), undefined);
  });
});

describe('levels', () => {
  it('are those of the engine, each with a name and a personality', () => {
    assert.deepEqual(LEVELS, ENGINE);
    for (const level of LEVELS) assert.ok(BOTS.levels[level].name && BOTS.levels[level].says);
  });

  it('are captains in a new game, and what is chosen otherwise', () => {
    const { names } = TABLE.begin;
    const first = firstGame('x', names);
    assert.deepEqual(
      sittingsOf(first, names).map(({ is, level }) => [is, level]),
      [['person', undefined], ...[1, 2, 3].map(() => ['computer', 'captain'])],
    );
    const own = { ...CHAIRS.chairOf('computer', 1, names), name: 'Own' };
    assert.deepEqual(CHAIRS.chairFor(own, 'strategist', 1, names), {
      is: 'computer',
      name: 'Own',
      level: 'strategist',
    });
    assert.deepEqual(CHAIRS.chairFor(own, 'person', 1, names), { is: 'person', name: names.person(2) });
    const chairs = [CHAIRS.chairFor(CHAIRS.chairOf('person', 0, names), 'novice', 0, names)];
    assert.deepEqual(sittingsOf({ chairs }, names), [
      { seat: names.computer(1), name: names.computer(1), is: 'computer', level: 'novice' },
    ]);
  });
});

describe('who sits where', () => {
  const ANN: Sitting = { seat: 'Ann (2)', name: 'Ann', is: 'person' };
  const BOX: Sitting = { seat: 'Seneca', name: 'Seneca', is: 'computer', level: 'novice' };

  it('is changed without two of one name', () => {
    assert.deepEqual(personsFor([ANN, BOX], 'Seneca'), ['Ann', 'Seneca']);
    assert.deepEqual(personsFor([{ ...ANN, seat: 'Ann' }], 'Ann'), ['Ann']);
    assert.deepEqual(seatedAs('Ann (2)', { level: 'captain' }), {
      seat: 'Ann (2)',
      name: 'Ann (2)',
      is: 'computer',
      level: 'captain',
    });
    assert.deepEqual(takenOver('Seneca', 'Ann'), { seat: 'Seneca', name: 'Ann', is: 'person' });
    assert.deepEqual(takenOver('Seneca', undefined), { seat: 'Seneca', name: 'Seneca', is: 'person' });
  });

  it('is watched at the pace that was kept, of former games too', () => {
    for (const pace of PACES) assert.equal(paceOf(settingsOf({ windows: 'matters' }, { pace, stays: false })), pace);
    assert.deepEqual(
      [{ pace: 'watch' }, { pace: 'soon' }, null].map((settings) => paceOf(settings)),
      ['normal', 'at-once', 'at-once'],
    );
  });
});

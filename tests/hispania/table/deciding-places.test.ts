import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { NationId } from '../../../src/books/hispania/engine/data/ids.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import { unitsOf } from '../../../src/books/hispania/engine/rules/units.ts';
import { view } from '../../../src/books/hispania/engine/view.ts';
import { buttonsOf } from '../../../src/books/hispania/ui/deciding/buttons.ts';
import { placeOf } from '../../../src/books/hispania/ui/deciding/pointing.ts';
import { prospectOf } from '../../../src/books/hispania/ui/deciding/prospect.ts';
import { sorted } from '../../../src/books/hispania/ui/table/panels/by-place.ts';
import { pointedAt, tableMarks } from '../../../src/books/hispania/ui/table/panels/pointed.ts';
import { standingRoom } from '../../../src/books/hispania/ui/table/panels/standing-room.ts';
import { WORDS } from '../../../src/books/hispania/words/en/index.ts';
import { DECIDING } from '../../../src/books/hispania/words/en/table-deciding.ts';
import { choice as choiceWords, text } from '../../../src/books/hispania/words/index.ts';
import { open } from '../engine/set-up.ts';
import { askedIn } from './deciding-game.ts';
import { wholeGame } from './sheet-games.ts';

describe('answers place by place', () => {
  it('name one unit where the limit is one', () => {
    assert.equal(DECIDING.standing(1, 1), '1 of 1 unit');
    assert.equal(DECIDING.standing(3, 2), '3 of 2 units');
  });
  it('keep every answer, each once', () => {
    for (const [file, kind] of [
      ['A-standard', 'retreat'],
      ['B-advanced', 'remove'],
      ['C-advanced', 'arrive'],
      ['E-advanced', 'buy'],
      ['C-standard', 'battles'],
    ] as const) {
      const { decision } = askedIn(file, kind);
      const { places, besides, others } = sorted(decision);
      const kept = [...places, ...besides].flatMap(({ choices }) => choices).concat(others);
      const rows = decision.choices.filter((choice) => !buttonsOf(decision).includes(choice));
      assert.equal(kept.length, rows.length, kind);
      assert.deepEqual(new Set(kept), new Set(rows), kind);
    }
  });
  it('put a leader beside the units that go the same way', () => {
    const { decision } = askedIn('A-standard', 'retreat', ({ choices }) =>
      choices.some(({ kind }) => kind === 'retreat-leader'),
    );
    const both = sorted(decision).places.find(({ choices }) => choices.length > 1);
    assert.deepEqual(
      both?.choices.map(({ kind }) => kind),
      ['retreat', 'retreat-leader'],
    );
    assert.equal(new Set(both?.choices.map(placeOf)).size, 1);
  });
  it('fold capitals and castles, but not where a capital is a way out', () => {
    const retreat = askedIn('A-standard', 'retreat', ({ choices }) => choices.some(({ kind }) => kind === 'capital'));
    assert.ok(sorted(retreat.decision).besides.every(({ choices }) => choices.every(({ kind }) => kind === 'capital')));
    const remove = askedIn('B-advanced', 'remove', ({ choices }) => choices.some(({ kind }) => kind === 'capital'));
    const { places } = sorted(remove.decision);
    assert.ok(places.some(({ choices }) => choices.some(({ kind }) => kind === 'capital')));
  });
});

describe('the rows of a question', () => {
  for (const file of ['A-standard', 'B-advanced', 'C-standard', 'C-advanced', 'D-standard']) {
    it(`read differently, each from each: ${file}`, () => {
      const game = wholeGame(`${file}.json`);
      for (const state of [game.start, ...game.entries.map((entry) => entry.state)]) {
        const decision = hispania.decision(state);
        const rows = (decision?.choices ?? []).map((choice) => {
          const { label, consequence } = choiceWords(WORDS, choice, prospectOf(view(state), decision as never, choice));
          // A step is read below the place where it begins, what has a seat below whose it is, and of tokens the battle is known.
          const { from = '', seat = '', side = '' } = choice.fixed;
          return [from, seat, side, text(WORDS, label), text(WORDS, consequence)].join(' | ');
        });
        assert.deepEqual(
          rows.filter((row, i) => rows.indexOf(row) !== i),
          [],
          decision?.kind,
        );
      }
    });
  }
});

describe('what is known of an answer', () => {
  it('is how many units may go to a place, and by how many they exceed its limit', () => {
    const retreat = choiceWords(WORDS, { kind: 'retreat', fixed: { to: 'seville' }, ranges: {} } as never, {
      room: { most: 3, all: false, over: 1 },
    });
    assert.equal(text(WORDS, retreat.consequence), 'At most 3 units can go there, 1 over the limit.');
    for (const file of ['A-standard', 'B-advanced']) {
      const game = wholeGame(`${file}.json`);
      for (const { state } of game.entries) {
        const decision = hispania.decision(state);
        for (const choice of decision?.choices ?? []) {
          if (!decision || (choice.kind !== 'retreat' && choice.kind !== 'withdraw')) continue;
          const { room } = prospectOf(view(state), decision, choice);
          const { units } = choice.ranges;
          if (units?.is !== 'counts') continue;
          const all = Object.values(units.of).reduce((a, b) => a + b, 0);
          assert.deepEqual([room?.most, room?.all], [units.max, units.max === all]);
          // A retreat may exceed a limit by 1 unit only.
          assert.ok(room && room.over <= 1, `${choice.fixed['to']} ${room?.over}`);
        }
      }
    }
  });
  it('is that a province falls with its last unit, where too many are to be removed', () => {
    const { state, decision } = askedIn('A-standard', 'cull');
    const lasts = decision.choices.map((choice) => {
      const { last = false } = prospectOf(view(state), decision, choice);
      const place = choice.fixed['place'] as 'toledo';
      const there = unitsOf(state.places[place] ?? [], decision.params['nation'] as NationId);
      const { units } = choice.ranges;
      assert.equal(last, units?.is === 'counts' && units.max >= there);
      return last;
    });
    assert.ok(lasts.includes(true));
  });
});

describe('pointing at a place of the board', () => {
  it('places what was bought', () => {
    const { decision } = askedIn('C-standard', 'place');
    const [choice] = decision.choices;
    const place = choice && placeOf(choice);
    assert.ok(place);
    assert.deepEqual(pointedAt(decision, place, undefined), {
      is: 'act',
      action: { kind: 'place', fixed: choice?.fixed, values: {} },
    });
  });
  it('never gives up a unit, rebuilds a castle or moves a capital in passing', () => {
    const { decision } = askedIn('E-advanced', 'buy', ({ choices }) => choices.some(({ kind }) => kind === 'disband'));
    for (const choice of decision.choices.filter(({ kind }) => kind === 'disband')) {
      const place = placeOf(choice);
      assert.deepEqual(place && pointedAt(decision, place, undefined), { is: 'from', place });
    }
    const retreat = askedIn('A-standard', 'retreat', ({ choices }) => choices.some(({ kind }) => kind === 'capital'));
    for (const choice of retreat.decision.choices.filter(({ kind }) => kind === 'capital')) {
      const place = placeOf(choice);
      assert.equal(place && pointedAt(retreat.decision, place, undefined)?.is, 'from');
    }
  });
  it('plays the token that is open, and none while none is', () => {
    const { decision } = askedIn('B-advanced', 'window', ({ choices }) =>
      choices.some(({ fixed }) => fixed['token'] === 'army'),
    );
    const army = decision.choices.find(({ fixed }) => fixed['token'] === 'army');
    const place = army && placeOf(army);
    assert.ok(place);
    assert.equal(pointedAt(decision, place, undefined), undefined);
    assert.notEqual(pointedAt(decision, place, 'army'), undefined);
    assert.deepEqual(tableMarks(decision, undefined, undefined), {});
    assert.deepEqual(tableMarks(decision, 'army', undefined)[place], { kind: 'reach' });
  });
  it('marks where units may be given up, and the place that is open', () => {
    const { decision } = askedIn('B-advanced', 'cull');
    const marks = tableMarks(decision, undefined, undefined);
    const places = decision.choices.flatMap((choice) => placeOf(choice) ?? []);
    assert.deepEqual(new Set(Object.keys(marks)), new Set(places));
    const [first] = places;
    assert.ok(first);
    assert.deepEqual(tableMarks(decision, undefined, first)[first], { kind: 'chosen' });
  });
});

describe('the room of a place', () => {
  it('is that of an attack where the active nation attacks, and of the province otherwise (4.1, 4.4)', () => {
    const places = { toledo: 'castile: 6 infantry, alfonso-vi; seville: infantry', segovia: 'castile: 2 infantry' };
    const read = view(open('castile', 'movement', places, { turn: 17 }));
    assert.deepEqual(standingRoom(read, 'castile', 'toledo'), { there: 6, most: 6 });
    assert.deepEqual(standingRoom(read, 'seville', 'toledo'), { there: 1, most: 4 });
    assert.deepEqual(standingRoom(read, 'castile', 'segovia'), { there: 2, most: 3 });
  });
});

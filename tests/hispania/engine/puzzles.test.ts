import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { RULE_IDS } from '../../../src/books/hispania/engine/data/ids.ts';
import { FIRST_SET } from '../../../src/books/hispania/engine/data/sets.ts';
import { judge, rightOf } from '../../../src/books/hispania/puzzles/judge.ts';
import { opened } from '../../../src/books/hispania/puzzles/opened.ts';
import { LEVELS, PUZZLE_KINDS, type Puzzle } from '../../../src/books/hispania/puzzles/puzzle.ts';
import { PUZZLES } from '../../../src/books/hispania/puzzles/puzzles.generated.ts';
import { puzzleStart } from '../../../src/books/hispania/ui/puzzle/start.ts';
import { askOf, becauseOf, besideOf, optionOf, verdictOf } from '../../../src/books/hispania/ui/puzzle/told.ts';
import { FACTS } from '../../../src/books/hispania/words/en/facts.ts';
import { WORDS } from '../../../src/books/hispania/words/en/index.ts';
import { PUZZLE_WORDS } from '../../../src/books/hispania/words/en/puzzles.ts';
import { text } from '../../../src/books/hispania/words/index.ts';
import type { Rich } from '../../../src/words/rich.ts';

const distinct = (of: readonly unknown[]): number => new Set(of).size;
const say = (rich: Rich): string => text(WORDS, rich);
/** The most that a page fetches of one puzzle: characters of JSON. */
const MOST = 60_000;

describe('the puzzles of the rules', () => {
  it('are thirty, of many rules, nations and kinds, each under a name of its own', () => {
    assert.equal(PUZZLES.length, 30);
    assert.equal(distinct(PUZZLES.map(({ id }) => id)), 30);
    assert.ok(distinct(PUZZLES.map(({ nation }) => nation)) >= 12);
    assert.ok(distinct(PUZZLES.flatMap(({ rules }) => rules)) >= 12);
    assert.ok(distinct(PUZZLES.map(({ asked }) => asked.is)) >= PUZZLE_KINDS.length - 2);
    for (const level of LEVELS) assert.ok(PUZZLES.some((one) => one.level === level));
    for (const { id } of PUZZLES) assert.match(id, /^[a-z]+(-[a-z]+)*$/);
  });

  it('ask no two alike', () => {
    const asked = PUZZLES.map((puzzle) => say(askOf(puzzleStart(puzzle), PUZZLE_WORDS)));
    assert.equal(distinct(asked), asked.length);
  });

  it('are not answered by where the right number stands', () => {
    const places = PUZZLES.filter(({ options }) => options.every((one) => /^\d+$/.test(one))).map(
      ({ options, right }) => options.indexOf(right[0] ?? ''),
    );
    assert.ok(distinct(places) >= 3, places.join(' '));
  });

  for (const puzzle of PUZZLES) {
    describe(puzzle.id, () => {
      it('has the right answers that the rules give, and the refusals', () => {
        const said = judge(puzzle);
        assert.deepEqual(rightOf(said), puzzle.right);
        assert.deepEqual(refusedIn(said.verdicts), puzzle.refused);
        assert.ok(puzzle.right.length > 0 && puzzle.right.length < puzzle.options.length);
        assert.equal(distinct(puzzle.options), puzzle.options.length);
      });

      it('is played on the set of scenes, cites rules that there are, and shows where it is', () => {
        assert.equal(puzzle.position.set, FIRST_SET);
        for (const rule of puzzle.rules) assert.ok(RULE_IDS.includes(rule), rule);
        assert.ok(puzzle.rules.length > 0);
        if (puzzleStart(puzzle).on === 'board')
          for (const place of puzzle.options)
            assert.ok(
              puzzle.view.some((one) => one === place),
              place,
            );
        assert.doesNotThrow(() => opened(puzzle));
      });

      it('says what it asks, each answer in other words, and why', () => {
        const start = puzzleStart(puzzle);
        assert.match(say(askOf(start, PUZZLE_WORDS)), /^[A-Z].*\?/);
        const options = puzzle.options.map((one) => say(optionOf(start, one, PUZZLE_WORDS)));
        assert.equal(distinct(options), options.length);
        assert.ok(options.every((one) => one.length > 0));
        assert.ok(besideOf(start, PUZZLE_WORDS).length > 0);
        const because = becauseOf(start, WORDS, PUZZLE_WORDS, FACTS);
        const told = puzzle.options.map((one) => verdictOf(start, one, WORDS, PUZZLE_WORDS));
        assert.ok(because.length > 0 || told.every((one) => one !== undefined), 'nothing explains it');
        for (const one of [...because, ...told]) if (one) assert.ok(say(one.text).length > 0);
      });

      it('comes to the page as plain data, and light', () => {
        const start = puzzleStart(puzzle);
        const json = JSON.stringify(start);
        assert.deepEqual(JSON.parse(json), start);
        assert.ok(json.length < MOST, `${json.length}`);
      });
    });
  }
});

describe('the judge', () => {
  const first = (is: Puzzle['asked']['is'], which: (one: Puzzle) => boolean = () => true): Puzzle => {
    const found = PUZZLES.find((one) => one.asked.is === is && which(one));
    assert.ok(found, is);
    return found;
  };

  it('asks the rules anew: another position has another answer', () => {
    const puzzle = first('pass', ({ rules }) => !rules.includes('5.3-castle'));
    const { asked } = puzzle;
    assert.ok(asked.is === 'pass');
    const nobody = Object.fromEntries(
      Object.entries(puzzle.position.units).map(([place, cohorts]) => [
        place,
        place === asked.from ? cohorts?.filter(({ owner }) => owner === puzzle.nation) : cohorts,
      ]),
    );
    const empty = { ...puzzle, position: { ...puzzle.position, units: nobody } };
    assert.deepEqual(rightOf(judge({ ...empty, options: [...puzzle.options, '99', String(asked.count)] })), [
      String(asked.count),
    ]);
  });

  it('gives a reason as a right answer only if it is the one that the rules give', () => {
    const puzzle = first('may', ({ right }) => right[0] !== 'yes');
    const { verdicts } = judge(puzzle);
    assert.equal(verdicts['yes']?.right, false);
    assert.equal(`no:${verdicts['yes']?.refusal?.code}`, puzzle.right[0]);
  });

  it('knows of odds which place is taken most often', () => {
    const { right, ...puzzle } = first('best');
    const { verdicts } = judge(puzzle);
    const odds = (place: string): number => verdicts[place]?.odds ?? 0;
    for (const place of puzzle.options) if (!right.includes(place)) assert.ok(odds(place) < odds(right[0] ?? ''));
  });

  it('refuses what cannot be asked', () => {
    const puzzle = first('may');
    assert.throws(() => judge({ ...puzzle, position: { ...puzzle.position, units: {} } }), /refused/);
  });
});

function refusedIn(verdicts: ReturnType<typeof judge>['verdicts']): { readonly [option: string]: string } {
  return Object.fromEntries(
    Object.entries(verdicts).flatMap(([option, { refusal }]) => (refusal ? [[option, refusal.rule]] : [])),
  );
}

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
const AGAIN = 'npm run puzzles -- --write, with rejected puzzles in scripts/puzzles/rejected.ts';
const FILES = 'words/en/puzzles.ts or ui/puzzle/told.ts';
const JUDGE = 'Restore the judge (puzzles/judge.ts)';

describe('the puzzles of the rules', () => {
  it('are thirty, of many rules, nations and kinds, each under a name of its own', () => {
    assert.equal(PUZZLES.length, 30, `Choose 30 puzzles, not ${PUZZLES.length}: ${AGAIN}`);
    assert.equal(distinct(PUZZLES.map(({ id }) => id)), 30, `Give each puzzle its own id: ${AGAIN}`);
    assert.ok(distinct(PUZZLES.map(({ nation }) => nation)) >= 12, `Choose puzzles of at least 12 nations: ${AGAIN}`);
    assert.ok(distinct(PUZZLES.flatMap(({ rules }) => rules)) >= 12, `Choose puzzles of at least 12 rules: ${AGAIN}`);
    const kinds = PUZZLE_KINDS.length - 2;
    assert.ok(distinct(PUZZLES.map(({ asked }) => asked.is)) >= kinds, `Choose at least ${kinds} kinds: ${AGAIN}`);
    for (const level of LEVELS)
      assert.ok(
        PUZZLES.some((one) => one.level === level),
        `Choose a puzzle of the level ${level}: ${AGAIN}`,
      );
    for (const { id } of PUZZLES)
      assert.match(id, /^[a-z]+(-[a-z]+)*$/, `Rename ${id}: an id is lower-case words with hyphens, without digits`);
  });

  it('ask no two alike', () => {
    const asked = PUZZLES.map((puzzle) => say(askOf(puzzleStart(puzzle), PUZZLE_WORDS)));
    assert.equal(distinct(asked), asked.length, `Reject one of two puzzles that ask the same: ${AGAIN}`);
  });

  it('are not answered by where the right number stands', () => {
    const places = PUZZLES.filter(({ options }) => options.every((one) => /^\d+$/.test(one))).map(
      ({ options, right }) => options.indexOf(right[0] ?? ''),
    );
    assert.ok(distinct(places) >= 3, `Mix the options: right numbers are always at places ${places.join(' ')}`);
  });

  for (const puzzle of PUZZLES) {
    describe(puzzle.id, () => {
      it('has the right answers that the rules give, and the refusals', () => {
        const said = judge(puzzle);
        assert.deepEqual(rightOf(said), puzzle.right, `Mend the rule, or if it has changed on purpose: ${AGAIN}`);
        assert.deepEqual(
          refusedIn(said.verdicts),
          puzzle.refused,
          `Mend the rule, or if it has changed on purpose: ${AGAIN}`,
        );
        assert.ok(
          puzzle.right.length > 0 && puzzle.right.length < puzzle.options.length,
          `Reject the puzzle: it needs a right and a wrong option. ${AGAIN}`,
        );
        assert.equal(
          distinct(puzzle.options),
          puzzle.options.length,
          `Reject the puzzle: two options are equal. ${AGAIN}`,
        );
      });

      it('is played on the set of scenes, cites rules that there are, and shows where it is', () => {
        assert.equal(puzzle.position.set, FIRST_SET, `Find puzzles on FIRST_SET: ${AGAIN}`);
        for (const rule of puzzle.rules)
          assert.ok(RULE_IDS.includes(rule), `Correct rule ${rule} in scripts/puzzles: there is no such rule`);
        assert.ok(puzzle.rules.length > 0, `Reject the puzzle: it cites no rule. ${AGAIN}`);
        if (puzzleStart(puzzle).on === 'board')
          for (const place of puzzle.options)
            assert.ok(
              puzzle.view.some((one) => one === place),
              `Show ${place} in view: it is an option (scripts/puzzles/cut.ts)`,
            );
        assert.doesNotThrow(() => opened(puzzle), `Find the puzzle again, whose position cannot be opened: ${AGAIN}`);
      });

      it('says what it asks, each answer in other words, and why', () => {
        const start = puzzleStart(puzzle);
        assert.match(
          say(askOf(start, PUZZLE_WORDS)),
          /^[A-Z].*\?/,
          `Begin with a capital and ask a question in ${FILES}`,
        );
        const options = puzzle.options.map((one) => say(optionOf(start, one, PUZZLE_WORDS)));
        assert.equal(distinct(options), options.length, `Say each option in other words in ${FILES}`);
        assert.ok(
          options.every((one) => one.length > 0),
          `Write the words of each option in ${FILES}`,
        );
        assert.ok(besideOf(start, PUZZLE_WORDS).length > 0, `Write what stands beside the board in ${FILES}`);
        const because = becauseOf(start, WORDS, PUZZLE_WORDS, FACTS);
        const told = puzzle.options.map((one) => verdictOf(start, one, WORDS, PUZZLE_WORDS));
        assert.ok(
          because.length > 0 || told.every((one) => one !== undefined),
          `Write why an answer is right or wrong in ${FILES}: nothing explains it`,
        );
        for (const one of [...because, ...told])
          if (one) assert.ok(say(one.text).length > 0, `Write the reason that is empty in ${FILES}`);
      });

      it('comes to the page as plain data, and light', () => {
        const start = puzzleStart(puzzle);
        const json = JSON.stringify(start);
        assert.deepEqual(JSON.parse(json), start, 'Correct ui/puzzle/start.ts: a page fetches plain data');
        assert.ok(
          json.length < MOST,
          `Cut the position of the puzzle: ${json.length} characters, at most ${MOST} may be fetched`,
        );
      });
    });
  }
});

describe('the judge', () => {
  const first = (is: Puzzle['asked']['is'], which: (one: Puzzle) => boolean = () => true): Puzzle => {
    const found = PUZZLES.find((one) => one.asked.is === is && which(one));
    assert.ok(found, `Choose a puzzle of the kind ${is} for this test: ${AGAIN}`);
    return found;
  };

  it('asks the rules anew: another position has another answer', () => {
    const puzzle = first('pass', ({ rules }) => !rules.includes('5.3-castle'));
    const { asked } = puzzle;
    assert.ok(asked.is === 'pass', JUDGE);
    const nobody = Object.fromEntries(
      Object.entries(puzzle.position.units).map(([place, cohorts]) => [
        place,
        place === asked.from ? cohorts?.filter(({ owner }) => owner === puzzle.nation) : cohorts,
      ]),
    );
    const empty = { ...puzzle, position: { ...puzzle.position, units: nobody } };
    const options = [...puzzle.options, '99', String(asked.count)];
    assert.deepEqual(rightOf(judge({ ...empty, options })), [String(asked.count)], JUDGE);
  });

  it('gives a reason as a right answer only if it is the one that the rules give', () => {
    const puzzle = first('may', ({ right }) => right[0] !== 'yes');
    const { verdicts } = judge(puzzle);
    assert.equal(verdicts['yes']?.right, false, JUDGE);
    assert.equal(`no:${verdicts['yes']?.refusal?.code}`, puzzle.right[0], JUDGE);
  });

  it('knows of odds which place is taken most often', () => {
    const { right, ...puzzle } = first('best');
    const { verdicts } = judge(puzzle);
    const odds = (place: string): number => verdicts[place]?.odds ?? 0;
    for (const place of puzzle.options)
      if (!right.includes(place)) assert.ok(odds(place) < odds(right[0] ?? ''), JUDGE);
  });

  it('refuses what cannot be asked', () => {
    const puzzle = first('may');
    assert.throws(() => judge({ ...puzzle, position: { ...puzzle.position, units: {} } }), /refused/, JUDGE);
  });
});

function refusedIn(verdicts: ReturnType<typeof judge>['verdicts']): { readonly [option: string]: string } {
  return Object.fromEntries(
    Object.entries(verdicts).flatMap(([option, { refusal }]) => (refusal ? [[option, refusal.rule]] : [])),
  );
}

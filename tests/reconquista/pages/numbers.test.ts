import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { linesOf, SECTIONS, type Section } from './sections.ts';

/**
 * A number in the text of a rule is in the lines of the rulebook that the rule states (`facts/rulebook-numbers.tsv` has the
 * numbers of each line). Where it is counted from other facts, `chapter-numbers.tsv` says so. Numbers in tables come
 * from the data.
 */
const rows = (file: string): readonly (readonly string[])[] =>
  readFileSync(`tests/reconquista/${file}`, 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));
const PRINTED = new Map(
  rows('facts/rulebook-numbers.tsv').map(([line, numbers = '']) => [Number(line), numbers.split(' ')]),
);
const COUNTED = rows('pages/chapter-numbers.tsv').map(([rule = '', number = '', because = '']) => ({
  rule,
  number,
  because,
}));

/** The numbers in the prose: without components, addresses, numbers of steps, and history, which has its own. */
const numbersIn = (text: string): readonly string[] => {
  const prose = text
    .replace(/^---$[\s\S]*?^---$|^import .*$|<History>[\s\S]*?<\/History>|<Note [\s\S]*?<\/Note>/gm, '')
    .replace(/<[^>]+>|\]\([^)]*\)|^\d+\. /gm, '');
  return [...prose.matchAll(/(?<![\d.])\d+(?![\d]|\.\d)/g)].map(([number]) => number);
};

const missing = ({ rule, text }: Section): readonly string[] => {
  const printed = new Set(linesOf(rule).flatMap((line) => PRINTED.get(line) ?? []));
  const counted = COUNTED.filter((row) => row.rule === rule).map(({ number }) => number);
  return [...new Set(numbersIn(text))].filter((number) => !printed.has(number) && !counted.includes(number));
};

describe('the numbers in the text of Reconquista', () => {
  it('are those of the lines that each rule states, or are counted', () => {
    assert.deepEqual(
      SECTIONS.flatMap((section) => missing(section).map((number) => `${section.rule}\t${number}`)),
      [],
    );
  });

  it('are in no row that nothing needs', () => {
    const needless = COUNTED.filter(({ rule, number, because }) => {
      const section = SECTIONS.find((one) => one.rule === rule);
      const printed = section && linesOf(section.rule).some((line) => PRINTED.get(line)?.includes(number));
      return because === '' || printed || !section || !numbersIn(section.text).includes(number);
    });
    assert.deepEqual(needless, []);
  });

  it('would be found if they were wrong', () => {
    assert.deepEqual(missing({ rule: '10-city', title: '', text: 'A city costs 4 points.' }), ['4']);
  });
});

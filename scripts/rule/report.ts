import { basename } from 'node:path';
import type { RulesOfBook } from './books.ts';
import type { FoundRule, Place, Told } from './find.ts';
import { partOf } from './near.ts';

const WIDTH = 11;

/** The report of a rule as lines, part by part, without empty parts. */
export function report(book: string, rule: string, rules: RulesOfBook, found: FoundRule): string {
  const printed = rules.printed?.(rule);
  const proofs = rules.proofs?.(rule) ?? [];
  const below = rules.ids.filter((id) => partOf(id, rule));
  const parts: readonly (readonly [string, readonly string[]])[] = [
    ['page', found.pages.map(({ address, source }) => `${address}  ${source}`)],
    ['parts', below.length > 0 ? [below.join(' ')] : []],
    ['code', byFile(found.code)],
    ['refusals', found.refusals.flatMap(toldLines)],
    ['prompts', found.prompts.flatMap(toldLines)],
    ['facts', found.facts.flatMap(toldLines)],
    ['words', byFile(found.words)],
    ['scenes', byFile(found.scenes)],
    ['lessons', byFile(found.lessons)],
    ['puzzles', [...new Set(found.puzzles.map(byName))]],
    ['tests', byFile(found.tests)],
    ['proofs', proofs],
    ['rulings', found.rulings.map(byName)],
  ];
  return [
    `${book} ${rule}  ${rules.title(rule)}${printed ? ` (${printed})` : ''}`,
    ...parts.flatMap(([name, lines]) => lines.map((line, i) => `  ${(i === 0 ? name : '').padEnd(WIDTH)}${line}`)),
  ].join('\n');
}

/** One line per file: its lines, each with its owner. */
function byFile(places: readonly Place[]): readonly string[] {
  return [...Map.groupBy(places, ({ file }) => file)].map(([file, own]) => {
    const named = [...Map.groupBy(own, ({ name }) => name)].map(([name, at]) => {
      const lines = [...new Set(at.map(({ line }) => line))].join(', ');
      return name === '' || name === nameOfFile(file) ? lines : `${lines} ${name}`;
    });
    return `${file}: ${named.join('; ')}`;
  });
}

const nameOfFile = (file: string): string => basename(file).replace(/\.tsx?$/, '');

const toldLines = ({ name, at, words }: Told): readonly string[] => [
  `${name}  ${at.join(' ')}${words.length > 0 ? `  words ${words.join(' ')}` : ''}`,
];

const byName = ({ name, file, line }: Place): string => `${name}  ${file}:${line}`;

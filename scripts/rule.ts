import type { BookId } from '../src/books/ids.ts';
import { command, Wrong } from './command-line.ts';
import { RULES, type RulesOfBook } from './rule/books.ts';
import { findRule } from './rule/find.ts';
import { nearRules } from './rule/near.ts';
import { report } from './rule/report.ts';

/**
 * `npm run rule -- [book] 5.3`: finds a rule in its code, its refusals, questions and facts, its words and its page,
 * its scenes, lessons, puzzles, tests and rulings. A section of a nation is found by its number too, 11.23.1. Without a
 * book, it searches every book that has the rule.
 */
export function findIn(args: readonly string[]): string {
  const [rule = '', book] = [...args].reverse();
  if (rule === '' || args.length > 2 || rule.startsWith('-'))
    throw new Wrong('npm run rule -- [book] RULE, as in: npm run rule -- 5.3');
  const books = booksNamed(book);
  const having = books.flatMap(([id, rules]) => {
    const found = rules.ids.includes(rule) ? rule : rules.ofNumber?.(rule);
    return found === undefined ? [] : [{ id, rules, found }];
  });
  if (having.length === 0) throw new Wrong(books.map(([id, rules]) => unknown(id, rules, rule)).join('\n'));
  return having.map(({ id, rules, found }) => report(id, found, rules, findRule(id, found))).join('\n\n');
}

/** The book of that name, or all that have rules. */
function booksNamed(book: string | undefined): readonly (readonly [BookId, RulesOfBook])[] {
  const all = Object.entries(RULES) as (readonly [BookId, RulesOfBook])[];
  const named = book === undefined ? all : all.filter(([id]) => id === book);
  if (named.length === 0)
    throw new Wrong(`There is no book ${JSON.stringify(book)} with rules. Books: ${all.map(([id]) => id).join(', ')}.`);
  return named;
}

function unknown(book: string, rules: RulesOfBook, rule: string): string {
  const near = nearRules(rules, rule);
  const said = near.map((id) => `  ${id}  ${rules.title(id)}`);
  return [`${book} has no rule ${JSON.stringify(rule)}.${near.length > 0 ? ' Near it:' : ''}`, ...said].join('\n');
}

if (import.meta.main)
  await command((args) => {
    console.log(findIn(args));
    return 0;
  });

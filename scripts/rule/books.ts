import { RULE_IDS, type RuleId } from '../../src/books/hispania/engine/data/ids.ts';
import { ownNumber } from '../../src/books/hispania/engine/data/rule-ids.ts';
import { RULE_TABLE } from '../../src/books/hispania/engine/data/rule-table.ts';
import { RULE_TITLES } from '../../src/books/hispania/words/en/rules.ts';
import { RULE_IDS as DRACO_IDS, type RuleId as DracoRule } from '../../src/books/hispania-draco/engine/data/rules.ts';
import { RULE_TITLES as DRACO_TITLES } from '../../src/books/hispania-draco/words/en/rules.ts';
import type { BookId } from '../../src/books/ids.ts';
import {
  RULE_IDS as RECONQUISTA_IDS,
  type RuleId as ReconquistaRule,
} from '../../src/books/reconquista/engine/data/rules.ts';
import { RULE_TITLES as RECONQUISTA_TITLES } from '../../src/books/reconquista/words/en/rules.ts';
import { RULE_IDS as TINY_IDS, type RuleId as TinyRule } from '../../src/books/tiny/engine/data/ids.ts';
import { RULES as TINY_TITLES } from '../../src/books/tiny/words/en/rules.ts';
import { readRows } from '../coverage/rows.ts';

/** The rules of a book, as the finder reads them: without its engine, which takes longer to load than the search itself. */
export interface RulesOfBook {
  /** All rule ids, in the book's order. */
  readonly ids: readonly string[];
  /** The rule with a printed number that is not its id. */
  readonly ofNumber?: (number: string) => string | undefined;
  /** The title of a rule, and its heading in the printed rulebook if there is one. */
  title(rule: string): string;
  readonly printed?: (rule: string) => string | null;
  /** Tests (files) and scenes (`scene:<id>`) that its checklist names as the proof of a rule. */
  readonly proofs?: (rule: string) => readonly string[];
}

/** The books that have rules; a future book has none. */
export const RULES: { readonly [id in BookId]?: RulesOfBook } = {
  hispania: {
    ids: RULE_IDS,
    ofNumber: (number) => RULE_IDS.find((id) => ownNumber(id) === number),
    title: (rule) => RULE_TITLES[rule as RuleId],
    printed: (rule) => RULE_TABLE[rule as RuleId].title,
    proofs: (rule) => [...new Set(readRows().flatMap((row) => (row.rule === rule ? row.by : [])))].sort(),
  },
  reconquista: { ids: RECONQUISTA_IDS, title: (rule) => RECONQUISTA_TITLES[rule as ReconquistaRule] },
  'hispania-draco': { ids: DRACO_IDS, title: (rule) => DRACO_TITLES[rule as DracoRule] },
  tiny: { ids: TINY_IDS, title: (rule) => TINY_TITLES[rule as TinyRule] },
};

import { ruleAnchor } from '../../../site/build/rule-anchors.ts';
import { CHAPTERS as CHAPTER_IDS, RULE_IDS, RULES, type RuleId } from '../engine/data/rules.ts';

/** A chapter of the rules as a page. */
export interface Chapter {
  readonly number: number;
  /** The rule that names the chapter. */
  readonly rule: RuleId;
  /** Below the book: `rules/4-roman-phase/`. */
  readonly page: string;
}

export const CHAPTERS: readonly Chapter[] = CHAPTER_IDS.map((id, i) => ({
  number: i + 1,
  rule: `${i + 1}` as RuleId,
  page: `rules/${id}/`,
}));

/** The number of the chapter of a rule. */
export const chapterOf = (id: RuleId): number => CHAPTER_IDS.indexOf(RULES[id].chapter) + 1;

/** The rules of a chapter in order, the chapter itself first. */
export const rulesOf = (chapter: number): readonly RuleId[] => RULE_IDS.filter((id) => chapterOf(id) === chapter);

export const isRule = (id: string): id is RuleId => RULE_IDS.some((rule) => rule === id);

/** The number of a rule as it is printed; for a part without a number, that of the rule that it belongs to. */
export const printedNumber = (id: RuleId): string => id.split('-')[0] ?? id;

/** The address of a rule, without language. Throws for an unknown id, which is an error of the page. */
export function rulePath(id: string): string {
  if (!isRule(id)) throw new Error(`There is no rule ${id}`);
  return `/hispania-draco/rules/${RULES[id].chapter}/#${ruleAnchor(id)}`;
}

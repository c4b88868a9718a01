import { ruleAnchor } from '../../../site/build/rule-anchors.ts';
import { CHAPTER_SLUGS, pageOfSection } from '../engine/data/chapters.ts';
import { RULE_IDS, RULES, type RuleId } from '../engine/data/rules.ts';

/** A section of the rulebook as a page. */
export interface Chapter {
  readonly number: number;
  /** The rule that names the section. */
  readonly rule: RuleId;
  /** Below the book: `rules/12-battle/`. */
  readonly page: string;
}

export const CHAPTERS: readonly Chapter[] = CHAPTER_SLUGS.map((_, i) => ({
  number: i + 1,
  rule: `${i + 1}` as RuleId,
  page: pageOfSection(i + 1),
}));

/** The rules of a section in order, the section itself first. */
export const rulesOf = (chapter: number): readonly RuleId[] => RULE_IDS.filter((id) => RULES[id].section === chapter);

export const isRule = (id: string): id is RuleId => RULE_IDS.some((rule) => rule === id);

/** The printed number of a rule; that of its section for a part without a number. */
export const printedNumber = (id: RuleId): string => (id.includes('-') ? `${RULES[id].section}` : id);

/** The address of a rule, without language. Throws for an unknown id, which is an error of the page. */
export function rulePath(id: string): string {
  if (!isRule(id)) throw new Error(`There is no rule ${id}`);
  return `/reconquista/${CHAPTERS[RULES[id].section - 1]?.page}#${ruleAnchor(id)}`;
}

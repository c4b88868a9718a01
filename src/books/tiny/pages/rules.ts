import { ruleAnchor } from '../../../site/build/rule-anchors.ts';
import { CHAPTER_PAGE } from '../engine/data/chapter.ts';
import { RULE_IDS, type RuleId } from '../engine/data/ids.ts';
import { RULES } from '../words/en/rules.ts';

/** The only chapter, which holds all rules. */
export const CHAPTER = { number: 1, title: RULES['1'], page: CHAPTER_PAGE } as const;
export const CHAPTER_PATH = `/tiny/${CHAPTER.page}`;

/** The location of a rule. Throws on an unknown id, which is an error of the page. */
export function rulePath(id: string): string {
  if (!isRule(id)) throw new Error(`There is no rule ${id}`);
  return `${CHAPTER_PATH}#${ruleAnchor(id)}`;
}

export const isRule = (id: string): id is RuleId => RULE_IDS.some((rule) => rule === id);

/** The printed number; that of its section for a part without a number. */
export const printedNumber = (id: string): string => id.split('-')[0] ?? id;

/** Addresses of the subjects of pages, without the language. */
export const PATHS = {
  scene: (id: string): string => `/tiny/scenes/${id}/`,
  lesson: (id: string): string => `/tiny/learn/${id}/`,
} as const;

import { ruleAnchor } from '../../../site/build/rule-anchors.ts';
import { CHAPTER_PAGE } from '../engine/data/chapter.ts';
import { RULE_IDS, type RuleId } from '../engine/data/ids.ts';
import { RULES } from '../words/en/rules.ts';

/** The one chapter, which holds all rules. */
export const CHAPTER = { number: 1, title: RULES['1'], page: CHAPTER_PAGE } as const;
export const CHAPTER_PATH = `/tiny/${CHAPTER.page}`;

/** Where a rule stands. An id that is none is a mistake of the page: it throws. */
export function rulePath(id: string): string {
  if (!isRule(id)) throw new Error(`There is no rule ${id}`);
  return `${CHAPTER_PATH}#${ruleAnchor(id)}`;
}

export const isRule = (id: string): id is RuleId => RULE_IDS.some((rule) => rule === id);

/** The number that is printed: of an unnumbered part, that of its section. */
export const printedNumber = (id: string): string => id.split('-')[0] ?? id;

/** Addresses of the things that pages are made of, without language. */
export const PATHS = {
  scene: (id: string): string => `/tiny/scenes/${id}/`,
  lesson: (id: string): string => `/tiny/learn/${id}/`,
} as const;

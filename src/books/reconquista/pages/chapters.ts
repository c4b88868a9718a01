import { ruleAnchor } from '../../../site/build/rule-anchors.ts';
import { RULE_IDS, RULES, type RuleId } from '../engine/data/rules.ts';

/** The pages of the sections, in order: each file of `content` is a section of the rulebook. */
const SLUGS = [
  '1-introduction',
  '2-map',
  '3-pieces',
  '4-game-in-short',
  '5-control',
  '6-set-up',
  '7-turn',
  '8-rebellion',
  '9-event',
  '10-income',
  '11-movement',
  '12-battle',
  '13-muslim-reaction',
  '14-sieges',
  '15-end-of-turn',
  '16-end-of-game',
  '17-optional-rules',
  '18-other-starts',
] as const;

/** A section of the rulebook as a page. */
export interface Chapter {
  readonly number: number;
  /** The rule that names the section. */
  readonly rule: RuleId;
  /** Below the book: `rules/12-battle/`. */
  readonly page: string;
}

export const CHAPTERS: readonly Chapter[] = SLUGS.map((slug, i) => ({
  number: i + 1,
  rule: `${i + 1}` as RuleId,
  page: `rules/${slug}/`,
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

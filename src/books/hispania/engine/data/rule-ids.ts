import { NATIONS, type NationId, RULE_IDS, type RuleId, ruleOfNation } from './ids.ts';
import { SECTION_NUMBERS } from './rule-numbers.ts';

export interface Chapter {
  readonly number: number;
  /** The last part of the chapter's address. It never changes. */
  readonly slug: string;
}

/** The sixteen chapters of the rulebook. */
export const CHAPTERS = [
  { number: 1, slug: '1-order-of-play' },
  { number: 2, slug: '2-income' },
  { number: 3, slug: '3-placement' },
  { number: 4, slug: '4-stacking' },
  { number: 5, slug: '5-movement' },
  { number: 6, slug: '6-combat' },
  { number: 7, slug: '7-population' },
  { number: 8, slug: '8-victory-points' },
  { number: 9, slug: '9-special-rules' },
  { number: 10, slug: '10-optional-rules' },
  { number: 11, slug: '11-nations' },
  { number: 12, slug: '12-setting-up' },
  { number: 13, slug: '13-standard-game' },
  { number: 14, slug: '14-advanced-game' },
  { number: 15, slug: '15-final-score' },
  { number: 16, slug: '16-scenarios' },
] as const satisfies readonly Chapter[];

export type ChapterNumber = (typeof CHAPTERS)[number]['number'];

/**
 * The number that names a rule alone: `6.4` as the rulebook prints it, `11.23.1` for `11-rome-forts`; undefined for an unnumbered part
 * such as `5.1-mountain`.
 */
export function ownNumber(rule: string): string | undefined {
  return SECTION_NUMBERS.get(rule) ?? (rule.includes('-') ? undefined : rule);
}

/** The number that is printed for a rule: its own, or that of its section (`5.1` for `5.1-mountain`). */
export function printedNumber(rule: string): string {
  return ownNumber(rule) ?? rule.split('-')[0] ?? rule;
}

/** The number of the chapter of a rule. Rules of one nation belong to chapter 11 and are on its sheet. */
export function chapterOf(rule: RuleId): ChapterNumber {
  return Number.parseInt(rule, 10) as ChapterNumber;
}

/** The nation of a rule: Rome for `11-rome` and `11-rome-forts`; undefined for a general rule. */
export function nationOfRule(rule: string): NationId | undefined {
  return NATIONS.find((nation) => rule === ruleOfNation(nation) || rule.startsWith(`${ruleOfNation(nation)}-`));
}

/** The page of a rule, below the book's address: `rules/6-combat/`, `nations/rome/`. */
export function pageOfRule(rule: RuleId): string {
  const nation = nationOfRule(rule);
  return nation ? `nations/${nation}/` : `rules/${CHAPTERS.find(({ number }) => number === chapterOf(rule))?.slug}/`;
}

/**
 * All rules of a page, in the order of the rulebook: those of a chapter, the chapter itself first, without rules on
 * sheets; or those of a nation.
 */
export function rulesOf(of: ChapterNumber | NationId): readonly RuleId[] {
  return RULE_IDS.filter((rule) => (nationOfRule(rule) ?? chapterOf(rule)) === of);
}

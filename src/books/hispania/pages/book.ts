import { getCollection } from 'astro:content';
import type { ChapterLink } from '../../../site/book.ts';
import { ruleAnchor } from '../../../site/build/rule-anchors.ts';
import { address, type Lang } from '../../../words/lang.ts';
import { NATIONS, type NationId, type RuleId } from '../engine/data/ids.ts';
import { CHAPTERS, chapterOf, pageOfRule } from '../engine/data/rule-ids.ts';
import { RULE_TABLE } from '../engine/data/rule-table.ts';
import { ruleTitles } from './rule-words.ts';

const RULES = '/hispania/rules/';

/**
 * All chapters in order, with the titles of their pages in a language. A chapter without a page in French has the heading of the French
 * rulebook.
 */
export async function chapters(lang: Lang = 'en'): Promise<readonly ChapterLink[]> {
  const pages = new Map((await getCollection('docs')).map(({ id, data }) => [`/${id}/`, data.title]));
  return CHAPTERS.map(({ number, slug }) => {
    const path = `${RULES}${slug}/`;
    const planned = lang === 'fr' ? RULE_TABLE[`${number}`].title : pages.get(path);
    return {
      number,
      path,
      written: pages.has(path),
      title: pages.get(address(lang, path)) ?? planned ?? ruleTitles(lang)[`${number}`],
      picture: slug,
    };
  });
}

/** Whether a rule's chapter has a page. */
export async function isWritten(rule: RuleId): Promise<boolean> {
  return (await chapters()).some(({ number, written }) => written && number === chapterOf(rule));
}

/** The nation whose sheet a page is, if any. */
export const nationHere = ({ here }: App.Locals): NationId | undefined => NATIONS.find((id) => id === here.entity?.id);

/** Main parts of the book, as shown in the page header. */
export const PARTS = [
  { key: 'rules', path: RULES },
  { key: 'nations', path: '/hispania/nations/' },
  { key: 'scenes', path: '/hispania/scenes/' },
  { key: 'learn', path: '/hispania/learn/' },
  { key: 'play', path: '/hispania/play/' },
  { key: 'odds', path: '/hispania/odds/' },
  { key: 'map', path: '/hispania/map/' },
  { key: 'rulings', path: '/hispania/rulings/' },
] as const;

/** The address of a rule: `/hispania/rules/6-combat/#r6.4`, `/hispania/nations/rome/#r11-rome`. An unknown id is an error of the page. */
export function rulePath(rule: RuleId): string {
  if (!(rule in RULE_TABLE)) throw new Error(`There is no rule ${rule}`);
  return `/hispania/${pageOfRule(rule)}#${ruleAnchor(rule)}`;
}

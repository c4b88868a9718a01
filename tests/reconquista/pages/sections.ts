import { readFileSync } from 'node:fs';
import { RULES, type RuleId } from '../../../src/books/reconquista/engine/data/rules.ts';
import { CHAPTERS, type Chapter } from '../../../src/books/reconquista/pages/chapters.ts';
import { ruleHeading } from '../../../src/site/build/rule-anchors.ts';

/** A rule as its page has it: its heading and its text, in the source. */
export interface Section {
  readonly rule: RuleId;
  readonly title: string;
  readonly text: string;
}

/** The source of a section's page. */
export const sourceOf = ({ page }: Chapter): string =>
  readFileSync(`content/en/reconquista/${page.slice(0, -1)}.mdx`, 'utf8');

/** The rules of a page in its order, the section itself first. */
export function sectionsOf(chapter: Chapter): readonly Section[] {
  const [head = '', ...rest] = sourceOf(chapter).split(/^(?=#{2,4} )/m);
  const title = /^title: (.+)$/m.exec(head)?.[1] ?? '';
  return [
    { rule: chapter.rule, title, text: head },
    ...rest.map((text) => {
      const heading = ruleHeading((text.split('\n')[0] ?? '').replace(/^#+ /, ''));
      return { rule: heading?.rule as RuleId, title: heading?.title ?? '', text: text.replace(/^.*\n/, '') };
    }),
  ];
}

/** All rules as their pages have them. */
export const SECTIONS: readonly Section[] = CHAPTERS.flatMap(sectionsOf);

/** The ids that a component is given in a text. */
export const given = (component: string, text: string): readonly string[] =>
  [...text.matchAll(new RegExp(`<${component} id="([^"]+)"`, 'g'))].map(([, id = '']) => id);

/** Lines of the French text that a rule states. */
export const linesOf = (rule: RuleId): readonly number[] =>
  RULES[rule].lines.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => from + i));

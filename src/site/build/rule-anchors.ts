import type { HastPluginDefinition } from 'satteri';
import type { BookBuild } from './book-build.ts';

/** The parts of a heading such as `6.4 Rivers` or `5.1-mountain Mountains stop`. */
export interface RuleHeading {
  /** The permanent name of the rule: `6.4`, `6.2b`, `5.1-mountain`. */
  readonly rule: string;
  readonly title: string;
}

const HEADING = /^(\d+(?:\.\d+)*[a-z]?(?:-[a-z0-9]+)*)\s+(\S.*)$/s;

/** Reads the rule id at the head of a heading; null for a heading that is no rule. */
export function ruleHeading(text: string): RuleHeading | null {
  const [, rule, title] = HEADING.exec(text.trim()) ?? [];
  return rule && title ? { rule, title } : null;
}

/** The anchor of a rule in every language; `#r` and the id. */
export const ruleAnchor = (rule: string): string => `r${rule}`;

/** Whether the id of a rule is its printed number. */
export const isNumbered = (rule: string): boolean => !rule.includes('-');

/** The number of the section of a rule: of a section itself, and of a part without a number of its own. */
export const sectionOf = (rule: string): string => rule.split('-', 1).join();

/** The folder of a book's long texts. */
const BOOK = /\/content\/[a-z]+\/([^/]+)\//;

/**
 * Gives each rule's heading its permanent anchor and turns its number into a link to itself. A number is set in the
 * margin; of a part without a number of its own (`numberOf` of its book) the number of its section follows the title. The
 * id of a part is for addresses only. The link is styled by `.rid`; everything after the number in the heading keeps its own marks.
 */
export function ruleAnchors(books: readonly Pick<BookBuild, 'id' | 'numberOf'>[] = []): HastPluginDefinition {
  return {
    name: 'rule-anchors',
    element: {
      filter: ['h2', 'h3', 'h4'],
      visit(node, ctx) {
        const heading = ruleHeading(ctx.textContent(node));
        const first = node.children[0];
        if (!heading || first?.type !== 'text') return;
        const { rule } = heading;
        const [, folder] = BOOK.exec(ctx.fileURL?.pathname ?? '') ?? [];
        const book = books.find(({ id }) => id === folder);
        const number = book ? book.numberOf(rule) : isNumbered(rule) ? rule : undefined;
        const link = {
          type: 'element' as const,
          tagName: 'a',
          properties: { className: ['rid'], href: `#${ruleAnchor(rule)}` },
          children: [{ type: 'text' as const, value: number ?? sectionOf(rule) }],
        };
        const rest = { ...first, value: first.value.trimStart().slice(rule.length).trimStart() };
        const title = [rest, ...node.children.slice(1)];
        const space = { type: 'text' as const, value: ' ' };
        return {
          type: 'element',
          tagName: node.tagName,
          properties: { ...node.properties, id: ruleAnchor(rule), className: [number ? 'r' : 'r part'] },
          children: number ? [link, space, ...title] : [...title, space, link],
        };
      },
    },
  };
}

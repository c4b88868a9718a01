import type { Parents } from 'hast';
import type { HastPluginDefinition } from 'satteri';

/** A section with fewer paragraphs is read at a glance, and has no numbers. */
const LEAST = 3;
/** A chapter by its file; the text before its first section is about all of it. */
const CHAPTER = /\/rules\/(\d+)-[^/]+\.mdx$/;
/** A note of the author before a paragraph: `{/* paragraph 3a *\/}`. */
const GIVEN = /^\/\*\s*paragraph (\d+)([a-z]?)\s*\*\/$/;

/** The anchor of a paragraph of a section: `p6.2-3`. */
export const paragraphAnchor = (section: string, number: string): string => `p${section}-${number}`;

type Node = Readonly<Parents['children'][number]>;

interface Numbered {
  readonly node: Node;
  readonly number: string;
}

/**
 * Numbers the paragraphs and exceptions of the long sections of chapters, each with a link to itself. A section ends at
 * the next rule with a number of its own; the numbers go on through its unnumbered parts, so that section and number
 * name one paragraph. A list belongs to the paragraph before it. An author's note sets the number of the next paragraph,
 * so that the others keep theirs when one is added or removed (docs/authoring.md).
 */
export function paragraphNumbers(): HastPluginDefinition {
  return {
    name: 'paragraph-numbers',
    before(root, ctx) {
      const [, chapter] = CHAPTER.exec(ctx.fileURL?.pathname ?? '') ?? [];
      if (chapter === undefined) return;
      for (const [section, paragraphs] of sectionsOf(root, chapter)) {
        if (paragraphs.length < LEAST) continue;
        for (const { node, number } of paragraphs) {
          const anchor = paragraphAnchor(section, number);
          ctx.prependChild(firstLineOf(node), {
            type: 'element',
            tagName: 'a',
            properties: { className: ['pn'], id: anchor, href: `#${anchor}` },
            children: [{ type: 'text', value: number }],
          });
        }
      }
    },
  };
}

/** The paragraphs of each section with their numbers. */
function sectionsOf(root: Readonly<Parents>, chapter: string): ReadonlyMap<string, readonly Numbered[]> {
  const sections = new Map<string, Numbered[]>([[chapter, []]]);
  let section = chapter;
  let next = 1;
  let letter = '';
  for (const node of root.children) {
    const rule = numberedRule(node);
    if (rule !== undefined) {
      section = rule;
      sections.set(rule, []);
      next = 1;
    }
    if (node.type === 'mdxFlowExpression') {
      const [, given, after = ''] = GIVEN.exec(node.value.trim()) ?? [];
      if (given !== undefined) [next, letter] = [Number(given), after];
    }
    if (!isParagraph(node)) continue;
    sections.get(section)?.push({ node, number: `${next}${letter}` });
    next += 1;
    letter = '';
  }
  return sections;
}

/** The rule of a heading that has a number of its own, once it has its anchor (`ruleAnchors`). */
function numberedRule(node: Node): string | undefined {
  if (node.type !== 'element' || !/^h[2-4]$/.test(node.tagName)) return undefined;
  return /^r(\d[^-]*)$/.exec(String(node.properties['id'] ?? ''))?.[1];
}

/** The block with the first line: an exception of several paragraphs begins with the first of them. */
function firstLineOf(node: Node): Readonly<Parents> {
  const within =
    'children' in node ? node.children.find((child) => child.type === 'element' && child.tagName === 'p') : undefined;
  return (within ?? node) as Readonly<Parents>;
}

const isParagraph = (node: Node): boolean =>
  node.type === 'element'
    ? node.tagName === 'p' && node.properties['className'] === undefined
    : node.type === 'mdxJsxFlowElement' && node.name === 'Except';

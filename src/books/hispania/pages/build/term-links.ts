import type { Element, ElementContent, Text } from 'hast';
import type { HastPluginDefinition, HastVisitorContext } from 'satteri';
import { LANGS } from '../../../../words/lang.ts';
import type { TermId } from '../../engine/data/terms.ts';
import { cutAtTerms, definedIn } from '../reference/terms.ts';

/** Elements whose text is not changed: headings, links, captions, and tables, which are full of terms and read at a glance. */
const TAGS = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'a', 'code', 'pre', 'table', 'figcaption', 'sup']);
/** Components that are links, notes or pictures, or that describe history in the words of its time. */
const COMPONENTS = new Set(['Nation', 'Province', 'Rid', 'Ref', 'Ruling', 'Scene', 'Corrected', 'History', 'Note']);

/** The path from a chapter or a sheet, both two folders below the book. */
const GLOSSARY = '../../glossary/';

type Node = Parameters<HastVisitorContext['parent']>[0];

/**
 * Links the first word of a section that means a term of the glossary to it (`a[data-card="t:"]`, which has a card). A section extends
 * from heading to heading; the one that defines a term does not link it. For the chapters and sheets of Hispania.
 */
export function termLinks(): (about: { readonly fileURL: URL | undefined }) => HastPluginDefinition | null {
  return ({ fileURL }) => {
    const path = fileURL?.pathname ?? '';
    const lang = LANGS.find((one) => path.includes(`/${one}/hispania/`));
    if (!lang || !/\/hispania\/(rules|nations)\//.test(path)) return null;
    const chapter = /\/rules\/(\d+)-/.exec(path)?.[1];
    const nation = /\/nations\/([^/.]+)\.mdx?$/.exec(path)?.[1];
    let known = new Set<TermId>(definedIn(chapter ?? (nation ? `11-${nation}` : '')));
    return {
      name: 'term-links',
      element: {
        filter: ['h2', 'h3', 'h4'],
        visit(heading) {
          const id = heading.properties['id'];
          const rule = /^r(\d.*)$/.exec(typeof id === 'string' ? id : '')?.[1];
          known = new Set(rule ? definedIn(rule) : []);
        },
      },
      text(node, ctx) {
        if (!/\p{L}{3}/u.test(node.value) || !isProse(node, ctx)) return;
        const pieces = cutAtTerms(node.value, known, lang);
        if (pieces.some(({ term }) => term)) {
          ctx.replaceNode(
            node,
            pieces.map(({ text, term }) => (term ? link(text, term) : plain(text))),
          );
        }
      },
    };
  };
}

function isProse(node: Node, ctx: HastVisitorContext): boolean {
  for (let up = ctx.parent(node); up; up = ctx.parent(up as Node)) {
    if (up.type === 'element' && TAGS.has(up.tagName)) return false;
    if ('name' in up && COMPONENTS.has(String(up.name))) return false;
    if (isHistory(up)) return false;
  }
  return true;
}

/** A nation’s history is in a slot of its sheet: there the sea is not the term. */
function isHistory(node: Node): boolean {
  const attributes =
    node && 'attributes' in node ? (node.attributes as readonly { name?: string; value?: unknown }[]) : [];
  return attributes.some(({ name, value }) => name === 'slot' && value === 'history');
}

const plain = (value: string): Text => ({ type: 'text', value });

function link(text: string, term: TermId): ElementContent {
  const made: Element = {
    type: 'element',
    tagName: 'a',
    properties: { href: `${GLOSSARY}#${term}`, 'data-card': 't:' },
    children: [plain(text)],
  };
  return made;
}

import type { Parents, RootContent } from 'hast';
import type { HastPluginDefinition, HastVisitorContext, MdxJsxTextElementHast } from 'satteri';

type Node = Readonly<Parents['children'][number]>;
type Call = MdxJsxTextElementHast;
type Block = Readonly<Exclude<Extract<Node, { children: unknown[] }>, { type: 'root' }>>;

/** Components that set a mark in place, and a note (`part`). */
const NOTED = new Set(['Ruling', 'Corrected']);
/** Elements that are part of a line; all others are blocks. */
const INLINE = new Set(['a', 'abbr', 'b', 'br', 'code', 'del', 'em', 'i', 'small', 'span', 'strong', 'sub', 'sup']);
/** Elements that take the notes of an unfinished sentence before them: a list passes them on to its first item. */
const TAKES = new Set(['p', 'li', 'ol', 'ul']);

/**
 * Leaves the mark of a ruling or of a correction in place, and moves its note to the end of the paragraph or the list
 * item: without a margin a note is part of the text, and must not cut a sentence. If the sentence of a paragraph
 * continues in a list, its notes are at the end of the first item.
 */
export function notesAfter(): HastPluginDefinition {
  return {
    name: 'notes-after',
    before: (root, ctx) => {
      settle(root, [], false, ctx);
    },
  };
}

/**
 * Places the notes of a block, and those that it takes over. Returns the notes for the list in which its sentence
 * continues.
 */
function settle(
  block: Readonly<Parents>,
  taken: readonly Call[],
  goesOn: boolean,
  ctx: HastVisitorContext,
): readonly Call[] {
  let notes = [...taken];
  let begun = false;
  const { children } = block;
  for (const [i, child] of children.entries()) {
    if (!isBlock(child)) {
      notes.push(...cut(child, ctx));
      begun ||= !isBlank(child);
      continue;
    }
    const passed = !begun && child.type === 'element' && TAKES.has(child.tagName) ? notes : [];
    if (passed.length < notes.length) ctx.insertBefore(child, notes);
    notes = [...settle(child, passed, isOpen(child) && isList(children.slice(i + 1).find(isSolid)), ctx)];
    begun = false;
  }
  if (goesOn) return notes;
  if (notes.length > 0 && block.type !== 'root') ctx.appendChild(block, notes);
  return [];
}

/** Reduces the calls in a part of a line to marks, and returns their notes. */
function cut(node: Node, ctx: HastVisitorContext): readonly Call[] {
  if (node.type === 'mdxJsxTextElement' && NOTED.has(node.name ?? '')) {
    const ofNote = (child: Node) =>
      'attributes' in child && child.attributes.some((one) => 'name' in one && one.name === 'slot');
    const { children } = node;
    ctx.replaceNode(
      node,
      part(
        node,
        'mark',
        children.filter((child) => !ofNote(child)),
      ),
    );
    return [part(node, 'note', children.filter(ofNote))];
  }
  return 'children' in node ? node.children.flatMap((child) => cut(child, ctx)) : [];
}

function part(call: Readonly<Call>, name: 'mark' | 'note', children: Call['children']): Call {
  return {
    ...call,
    attributes: [...call.attributes, { type: 'mdxJsxAttribute', name: 'part', value: name }],
    children,
  };
}

const isBlock = (node: Node): node is Block =>
  node.type === 'mdxJsxFlowElement' || (node.type === 'element' && !INLINE.has(node.tagName));
const isBlank = (node: Node): boolean => node.type !== 'element' && node.type !== 'mdxJsxTextElement' && !text(node);
const isSolid = (node: Node): boolean => !isBlank(node);
const isList = (node: Node | undefined): boolean => node?.type === 'element' && /^[ou]l$/.test(node.tagName);
const text = (node: Node): string => (node.type === 'text' ? node.value.trim() : '');

/** Whether the last sentence of a paragraph is unfinished. */
function isOpen(block: Node): boolean {
  if (block.type !== 'element' || block.tagName !== 'p') return false;
  const last = block.children.findLast((node) => text(node) || (isSolid(node) && !isCall(node)));
  return last?.type === 'text' && /[\p{L}\d,–]$/u.test(text(last));
}

const isCall = (node: RootContent): boolean => node.type === 'mdxJsxTextElement' && NOTED.has(node.name ?? '');

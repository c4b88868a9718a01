import { HTMLElement, type Node } from 'node-html-parser';
import { type BuiltPage, builtPage } from '../build/built-page.ts';

/** A rule on a built page: from its heading to the next. */
export interface CutRule {
  /** Rule id, without the `r` of its anchor. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** The pages that it links to, as the links are written. */
  readonly links: readonly string[];
}

/** The search's data about a built page. */
export interface CutPage extends Pick<BuiltPage, 'lang'> {
  readonly title: string;
  /** The text before the first rule. */
  readonly lead: string;
  /** The history section of a nation's sheet. */
  readonly history?: string;
  /** The advice on a nation's sheet. */
  readonly advice?: string;
  readonly rules: readonly CutRule[];
}

const SKIPPED = new Set([
  'SCRIPT',
  'STYLE',
  'SVG',
  'TEMPLATE',
  'NOSCRIPT',
  'NAV',
  'FOOTER',
  'BUTTON',
  'SELECT',
  'FORM',
  'DIALOG',
]);
const BLOCKS =
  /^(ADDRESS|ARTICLE|ASIDE|BLOCKQUOTE|BR|CAPTION|DD|DIV|DL|DT|FIGCAPTION|FIGURE|H[1-6]|HEADER|HR|LI|OL|P|SECTION|TABLE|TBODY|TD|TH|THEAD|TR|UL)$/;

/** Reads a built page: its language, its title and its rules. It interprets only headings and text. */
export function cutPage(html: string): CutPage {
  const { lang, title, lead, rules, rest } = builtPage(html);
  return {
    lang,
    title: title ? headingText(title) : '',
    lead: textOf(lead).text,
    history: textOf(below(lead, 'history')).text,
    advice: textOf(below(rest, 'play')).text,
    rules: rules.map(({ id, heading, body }) => ({
      id,
      title: withoutNumber(headingText(heading), id),
      ...textOf(body),
    })),
  };
}

/** The content below a heading of the page, up to the next of its level. */
function below(nodes: readonly Node[], id: string): readonly Node[] {
  const at = nodes.findIndex((node) => node instanceof HTMLElement && node.getAttribute('id') === id);
  if (at < 0) return [];
  const level = (nodes[at] as HTMLElement).tagName;
  const end = nodes.findIndex((node, i) => i > at && node instanceof HTMLElement && node.tagName === level);
  return nodes.slice(at + 1, end < 0 ? undefined : end);
}

/** The text of part of a page, and its links. */
function textOf(nodes: readonly Node[]): Pick<CutRule, 'text' | 'links'> {
  let text = '';
  const links = new Set<string>();
  function walk(node: Node): void {
    if (!(node instanceof HTMLElement)) {
      if (node.nodeType === 3) text += node.text;
      return;
    }
    if (skipped(node) || node.tagName === 'H1') return;
    const link = node.getAttribute('href');
    if (link) links.add(link);
    const gap = BLOCKS.test(node.tagName ?? '') ? ' ' : '';
    text += gap;
    for (const child of node.childNodes) walk(child);
    text += gap;
  }
  nodes.forEach(walk);
  return { text: tidy(text), links: [...links] };
}

function skipped(node: HTMLElement): boolean {
  return (
    SKIPPED.has(node.tagName ?? '') ||
    node.hasAttribute('hidden') ||
    node.getAttribute('aria-hidden') === 'true' ||
    node.hasAttribute('data-pagefind-ignore') ||
    // A scene, and a ruling at its sentence with its letter: they have their own records.
    (node.tagName === 'SECTION' && node.classList.contains('scene')) ||
    // Content from elsewhere has its record there; the number of a paragraph is no word of it.
    node.classList.contains('beside') ||
    node.classList.contains('pn') ||
    (node.tagName === 'SUP' && node.classList.contains('ref')) ||
    node.getAttribute('id')?.startsWith('note-') === true
  );
}

/** Text of a heading without the number that links to itself. */
function headingText(node: HTMLElement): string {
  const parts: string[] = [];
  const visit = (n: Node): void => {
    if (!(n instanceof HTMLElement)) parts.push(n.text);
    else if (!skipped(n) && !n.classList.contains('rid')) n.childNodes.forEach(visit);
  };
  node.childNodes.forEach(visit);
  return tidy(parts.join(''));
}

function withoutNumber(heading: string, id: string): string {
  return heading.startsWith(`${id} `)
    ? heading.slice(id.length + 1).trim()
    : heading.replace(/^\d+(\.\d+)*[a-z]?\s+/, '');
}

function tidy(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/ ([,.)])/g, '$1')
    .trim();
}

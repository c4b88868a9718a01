import { HTMLElement, type Node, parse } from 'node-html-parser';

/** A rule as it stands on a built page: from its heading to the next. */
export interface CutRule {
  /** Rule id, without the `r` of its anchor. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Nations it speaks of, as far as the page links them. */
  readonly nations: readonly string[];
}

/** What the search wants to know of a built page. */
export interface CutPage {
  /** Language of the page's own furniture. */
  readonly lang: string;
  /** Language of the text: another one when the page stands in for a missing translation. */
  readonly textLang: string;
  readonly title: string;
  /** The text before the first rule. */
  readonly lead: string;
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

interface Draft {
  id: string;
  level: number;
  title: string;
  text: string;
  nations: Set<string>;
}

/** Reads a built page: its language, its title and its rules. Nothing of it is interpreted beyond headings and text. */
export function cutPage(html: string): CutPage {
  const root = parse(html, { comment: false });
  const lang = root.querySelector('html')?.getAttribute('lang') ?? '';
  const main = root.querySelector('main');
  const drafts: Draft[] = [];
  const lead: Draft = { id: '', level: 1, title: '', text: '', nations: new Set() };
  let now: Draft | undefined = lead;
  let title = '';

  function walk(node: Node): void {
    if (!(node instanceof HTMLElement)) {
      if (now && node.nodeType === 3) now.text += node.text;
      return;
    }
    const tag = node.tagName ?? '';
    const level = /^H([1-6])$/.exec(tag)?.[1];
    if (level && !skipped(node)) {
      const heading = headingText(node);
      const id = /^r(\d.*)$/.exec(node.getAttribute('id') ?? '')?.[1];
      if (level === '1') title ||= heading;
      else if (id) {
        now = { id, level: Number(level), title: withoutNumber(heading, id), text: '', nations: new Set() };
        drafts.push(now);
      } else if (now && now !== lead && Number(level) <= now.level) now = undefined;
      else if (now) now.text += ` ${heading} `;
      return;
    }
    if (skipped(node)) return;
    const nation =
      node.getAttribute('data-nation') ?? /\/nations\/([a-z-]+)\/$/.exec(node.getAttribute('href') ?? '')?.[1];
    if (nation) now?.nations.add(nation);
    const gap = BLOCKS.test(tag) ? ' ' : '';
    if (now) now.text += gap;
    for (const child of node.childNodes) walk(child);
    if (now) now.text += gap;
  }
  if (main) walk(main);

  return {
    lang,
    textLang: main?.getAttribute('lang') ?? lang,
    title,
    lead: tidy(lead.text),
    rules: drafts.map((d) => ({ id: d.id, title: d.title, text: tidy(d.text), nations: [...d.nations] })),
  };
}

function skipped(node: HTMLElement): boolean {
  return (
    SKIPPED.has(node.tagName ?? '') ||
    node.hasAttribute('hidden') ||
    node.getAttribute('aria-hidden') === 'true' ||
    node.hasAttribute('data-pagefind-ignore') ||
    // A scene, and a ruling at its sentence with its letter: they have records of their own.
    (node.tagName === 'SECTION' && node.classList.contains('scene')) ||
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

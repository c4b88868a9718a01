import { HTMLElement, type Node, parse } from 'node-html-parser';

/** A rule on a built page: its heading, and the content that belongs to it and to none of its parts. */
export interface BuiltRule {
  /** Rule id, without the `r` of its anchor. */
  readonly id: string;
  readonly heading: HTMLElement;
  readonly body: readonly Node[];
}

/** The parts of a built page: the search and the fragments are cut from it. */
export interface BuiltPage {
  readonly lang: string;
  /** The heading of the page. */
  readonly title: HTMLElement | undefined;
  /** The content before the first rule. */
  readonly lead: readonly Node[];
  readonly rules: readonly BuiltRule[];
  /** The content after the first rule that belongs to no rule. */
  readonly rest: readonly Node[];
}

/**
 * Cuts a built page at its headings. A rule extends to the next rule. Content below a heading that is no rule belongs
 * to the rule above it in the outline, and to the rest if there is none.
 */
export function builtPage(html: string): BuiltPage {
  const root = parse(html, { comment: false });
  const lang = root.querySelector('html')?.getAttribute('lang') ?? '';
  const main = root.querySelector('main');
  const lead: Node[] = [];
  const rules: BuiltRule[] = [];
  const rest: Node[] = [];
  /** The headings above the current text, each with the list that receives it. */
  const outline: { level: number; into: Node[] }[] = [];
  let into: Node[] = lead;
  for (const node of main?.childNodes ?? []) {
    const level = levelOf(node);
    if (level !== undefined) {
      while ((outline.at(-1)?.level ?? 0) >= level) outline.pop();
      const id = ruleOf(node);
      into = outline.at(-1)?.into ?? (rules.length === 0 ? lead : rest);
      if (id) {
        const body: Node[] = [];
        rules.push({ id, heading: node as HTMLElement, body });
        into = body;
      }
      outline.push({ level, into });
      if (id) continue;
    }
    into.push(node);
  }
  return {
    lang,
    title: main?.querySelector('h1') ?? undefined,
    lead,
    rules,
    rest,
  };
}

/** The level of a heading below the page's own. */
function levelOf(node: Node): number | undefined {
  const level = node instanceof HTMLElement && /^H([2-6])$/.exec(node.tagName ?? '')?.[1];
  return level ? Number(level) : undefined;
}

/** The rule of a heading. */
function ruleOf(heading: Node): string | undefined {
  const id = heading instanceof HTMLElement ? heading.getAttribute('id') : undefined;
  return /^r(\d.*)$/.exec(id ?? '')?.[1];
}

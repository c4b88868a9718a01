import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HTMLElement, NodeType, parse } from 'node-html-parser';

/** Attributes with text for a reader, a screen reader or a search engine. */
const TOLD = ['alt', 'title', 'aria-label', 'placeholder', 'content', 'href', 'value', 'lang'];
/** Elements that start a line of text. */
const BLOCKS =
  /^(address|article|aside|blockquote|body|button|caption|dd|details|dialog|div|dl|dt|figcaption|figure|footer|form|h[1-6]|head|header|hr|label|legend|li|link|main|meta|nav|ol|option|p|path|pre|section|select|starlight-.*|summary|svg|table|td|text|th|title|tr|ul)$/;
/** The lines of each page or file, by path. */
export type Lines = Readonly<Record<string, readonly string[]>>;

/** The text of a page as lines, including attributes. Names that the build derives from contents are left out. */
function linesOf(html: string): readonly string[] {
  const lines: string[] = [];
  let line = '';
  const end = (): void => {
    const text = line.replace(/\s+/g, ' ').trim();
    if (text) lines.push(text);
    line = '';
  };
  const walk = (element: HTMLElement): void => {
    const name = element.rawTagName?.toLowerCase() ?? '';
    if (/^(script|style)$/.test(name)) return;
    const block = BLOCKS.test(name);
    if (block) end();
    for (const one of TOLD) {
      const value = element.getAttribute(one);
      if (value && !/_astro\/|default-src/.test(value)) line += ` [${one}: ${value}]`;
    }
    for (const child of element.childNodes) {
      if (child.nodeType === NodeType.TEXT_NODE) line += child.text;
      else if (child instanceof HTMLElement) walk(child);
    }
    if (block) end();
  };
  walk(parse(html));
  end();
  return lines;
}

/** The text of the pages of a built site in a folder, and of its files for the search and for cards. */
export function saidIn(folder: string): Lines {
  const all: Record<string, readonly string[]> = {};
  for (const name of globSync('**/*.html', { cwd: folder }).sort())
    all[name.replaceAll('\\', '/')] = linesOf(readFileSync(join(folder, name), 'utf8'));
  for (const name of globSync('{search,hispania/cards}/*.json', { cwd: folder }).sort()) {
    const columns = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Record<string, unknown>;
    all[name.replaceAll('\\', '/')] = Object.entries(columns).flatMap(([key, value]) =>
      (typeof value === 'string' ? value : JSON.stringify(value)).split('\n').map((one) => `${key}: ${one}`),
    );
  }
  return all;
}

/** The lines of one that the other does not have, with multiplicity. */
export function missing(from: readonly string[], other: readonly string[]): readonly string[] {
  const left = new Map<string, number>();
  for (const one of other) left.set(one, (left.get(one) ?? 0) + 1);
  return from.filter((one) => {
    const count = left.get(one) ?? 0;
    left.set(one, count - 1);
    return count <= 0;
  });
}

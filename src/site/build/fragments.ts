import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { HTMLElement, type Node, parse } from 'node-html-parser';
import { address, LANGS } from '../../words/lang.ts';
import type { BookBuild, RulesOn } from './book-build.ts';
import { type BuiltPage, builtPage } from './built-page.ts';
import { ruleAnchor } from './rule-anchors.ts';
import { rulesFiles } from './rules-files.ts';

/**
 * After the build: cuts each rule from its chapter's page or its nation's sheet as a small piece of HTML, for parts
 * that show a rule beside other content. A page that lacks one of its rules, or has a heading for none, stops the
 * build.
 */
export function ruleFragments(books: readonly BookBuild[]): AstroIntegration {
  let base = '';
  return {
    name: 'rule-fragments',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base.replace(/\/$/, '');
      },
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const counts: string[] = [];
        for (const lang of LANGS) {
          const files: { readonly file: string; readonly html: string }[] = [];
          for (const book of books) {
            for (const { of, path, html } of await rulesFiles(root, lang, book)) {
              const page = builtPage(html);
              const found = page.rules.map(({ id }) => id);
              refuse(path, headingFaults(book, of, found));
              for (const [id, fragment] of fragments(of, page, base + path))
                files.push({ file: join(root, address(lang, book.fragmentPath(id))), html: fragment });
            }
          }
          for (const { file, html } of files) {
            await mkdir(dirname(file), { recursive: true });
            await writeFile(file, html);
          }
          counts.push(`${lang} ${files.length}`);
        }
        logger.info(`rules: ${counts.join(', ')}`);
      },
    },
  };
}

function refuse(path: string, faults: readonly string[]): void {
  if (faults.length > 0) throw new Error(`The page at ${path}:\n${faults.map((fault) => `- ${fault}`).join('\n')}`);
}

/**
 * The faults of the headings of a chapter or a sheet: each of its rules in the table must have one, and no other rule
 * may.
 */
export function headingFaults(
  { rulesOf, titleOf }: Pick<BookBuild, 'rulesOf' | 'titleOf'>,
  of: RulesOn['of'],
  found: readonly string[],
): readonly string[] {
  // The chapter itself is the title of its page.
  const wanted = rulesOf(of).filter((id) => id !== `${of}`);
  return [
    ...wanted
      .filter((id) => !found.includes(id))
      .map((id) => `rule ${id} has no heading; write “## ${id} ${titleOf(id)}”, or ### if it is a part of a section`),
    ...found
      .filter((id) => !wanted.includes(id))
      .map((id) => `there is a heading for ${id}, which is no rule of this page`),
    ...found.filter((id, i) => found.indexOf(id) !== i).map((id) => `rule ${id} has more than one heading`),
  ];
}

/**
 * The fragments of a page by rule id. A chapter's own fragment is first: the content before its first rule; a sheet has
 * its own rule as a heading. `at`: the address of the page.
 */
export function fragments(of: RulesOn['of'], page: BuiltPage, at: string): ReadonlyMap<string, string> {
  return new Map([
    ...(typeof of === 'number' ? [chapterItself(of, page, at)] : []),
    ...page.rules.map((rule): [string, string] => [
      rule.id,
      fragment(rule.id, rule.heading.innerHTML, rule.body, page.lang, at),
    ]),
  ]);
}

function chapterItself(chapter: number, page: BuiltPage, at: string): [string, string] {
  const heading = `<a class="rid" href="#${ruleAnchor(`${chapter}`)}">${chapter}</a> ${withoutNumber(page.title)}`;
  const body = page.lead.filter(
    (node) => !(node instanceof HTMLElement && (node.tagName === 'H1' || node.querySelector('h1'))),
  );
  return [`${chapter}`, fragment(`${chapter}`, heading, body, page.lang, at)];
}

function fragment(id: string, heading: string, body: readonly Node[], lang: string, at: string): string {
  const inner = body.map(String).join('');
  const root = parse(`<article class="rule" data-rule="${id}" lang="${lang}"><h2>${heading}</h2>\n${inner}</article>`, {
    comment: false,
  });
  root.querySelectorAll(DROPPED).forEach(drop);
  for (const node of root.querySelectorAll('[id]')) node.removeAttribute('id');
  for (const link of root.querySelectorAll('[href]')) link.setAttribute('href', absolute(link.attrs['href'] ?? '', at));
  return `${root
    .toString()
    .replace(/\n{2,}/g, '\n')
    .trim()}\n`;
}

/** Figures, live parts and their dependencies, and parts that only work on a page. */
const DROPPED =
  'script, style, template, noscript, svg, figure, section.scene, section.looking, [data-live], .beside, .pn, button, nav';

/** Removes a node, and with a scene also the sentence that introduces it and ends with a colon. */
function drop(node: HTMLElement): void {
  const before = node.previousElementSibling;
  if (node.classList.contains('scene') && before?.tagName === 'P' && /:\s*$/.test(before.text)) before.remove();
  node.remove();
}

/** A link that works anywhere on the site: with the base, and with the page that contained it. */
function absolute(href: string, at: string): string {
  const site = 'https://site.invalid';
  const url = new URL(href, site + at);
  return url.origin === site ? url.pathname + url.search + url.hash : href;
}

function withoutNumber(title: HTMLElement | undefined): string {
  if (!title) return '';
  const copy = parse(title.innerHTML);
  for (const number of copy.querySelectorAll('.vh')) number.remove();
  return copy.innerHTML.trim();
}

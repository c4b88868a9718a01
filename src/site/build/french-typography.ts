import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { typo } from '../../words/typo.ts';

/** An element whose text is no prose, a tag, an entity, or text. */
const TOKEN =
  /<(script|style|code|pre|textarea)\b[\s\S]*?<\/\1>|<(?:"[^"]*"|'[^']*'|[^"'>])*>|&#?\w+;|(?:[^<&]|&(?!#?\w+;))+/g;
const TAG = /^<(\/?)([a-z][\w-]*)/i;
/** Elements without an end. */
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;
/** Attributes that are read: those of the text, and the descriptions of the page in its head. */
const READ = /(\s(?:title|aria-label|alt|placeholder)=")([^"]*)(?=")/g;
const META = /^<meta (?:name="description"|property="og:(?:title|description)")/;
const CONTENT = /(\scontent=")([^"]*)(?=")/g;
/** The end of an element in a line: a mark after it belongs to its last word. */
const INLINE_END = /^<\/(?:a|abbr|b|cite|em|i|small|span|strong|sub|sup)>$/;

/** After the build: the spaces of French pages, which are written with ordinary ones. Before whatever is cut from the pages. */
export function frenchTypography(): AstroIntegration {
  return {
    name: 'french-typography',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = join(fileURLToPath(dir), 'fr');
        for (const name of await readdir(root, { recursive: true }).catch(() => [])) {
          if (!name.endsWith('.html')) continue;
          const file = join(root, name);
          const html = await readFile(file, 'utf8');
          const set = setFrench(html);
          if (set !== html) await writeFile(file, set);
        }
      },
    },
  };
}

/** A page with the spaces of its French text (`typo`), also in attributes that are read. What is in another language and code stay as they are. */
export function setFrench(html: string): string {
  /** The element in another language that the text is in, and how many of its name are open. */
  let foreign: { readonly name: string; depth: number } | undefined;
  let before = '';
  return html.replace(TOKEN, (token) => {
    const [, end, name = ''] = TAG.exec(token) ?? [];
    const last = before;
    before = token;
    if (foreign) {
      if (name.toLowerCase() === foreign.name) foreign.depth += end ? -1 : 1;
      if (foreign.depth === 0) foreign = undefined;
      return token;
    }
    if (token.startsWith('<')) {
      const lang = /\slang="([^"]*)"/.exec(token)?.[1];
      if (name && !end && !VOID.test(name) && !token.endsWith('/>') && lang !== undefined && !lang.startsWith('fr'))
        foreign = { name: name.toLowerCase(), depth: 1 };
      return foreign
        ? token
        : token.replace(META.test(token) ? CONTENT : READ, (_, head, value) => head + setText(value));
    }
    if (token.startsWith('&')) return token;
    return typo(INLINE_END.test(last) ? token.replace(/^([;!?]|:(?=\s|$))/, '\u00a0$1') : token);
  });
}

/** The value of an attribute, in which an entity stays as it is. */
const setText = (value: string): string =>
  value.replace(/[^&]+|&#?\w+;|&/g, (part) => (part.startsWith('&') ? part : typo(part)));

import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import type { Lang } from '../../src/words/lang.ts';

/** A text that a reader sees: a line of a page, or a string of the words. For its holes and components stands `…`, for a rule’s number `§`. */
export interface Text {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** Words that are only searched: players type them, nobody reads them. */
export const SEARCHED_FILES = /\/(?:keywords|query|asked)\.ts$/;
export const SEARCHED_NAMES = ['also', 'forms', 'asked'];

/** All texts of the site and of its books in a language. */
export function textsIn(lang: Lang): readonly Text[] {
  const read = (pattern: string, texts: (file: string, source: string) => readonly Text[]): readonly Text[] =>
    globSync(pattern)
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => !SEARCHED_FILES.test(file))
      .sort()
      .flatMap((file) => texts(file, readFileSync(file, 'utf8')));
  return [
    ...read(`content/${lang}/**/*.mdx`, textsOfPage),
    ...read(`src/{,books/*/}words/${lang}/**/*.ts`, textsOfWords),
  ];
}

/** The past in a page, in a prose of its own. */
const HISTORY = /<History>[\s\S]*?<\/History>|<Fragment slot="history">[\s\S]*?<\/Fragment>/g;

/** The history in the pages of a language, piece by piece. */
export function historiesIn(lang: Lang): readonly Text[] {
  return globSync(`content/${lang}/**/*.mdx`).flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    return [...source.matchAll(HISTORY)].map(({ 0: text, index }) => ({
      file: file.replaceAll('\\', '/'),
      line: source.slice(0, index).split('\n').length,
      text: text.replace(/<[^>]*>/g, ' '),
    }));
  });
}

/** The lines of a page without its history, its quotations, its code, its addresses and the components in the text. */
export function textsOfPage(file: string, source: string): readonly Text[] {
  const blank = (hidden: string): string => hidden.replace(/[^\n]/g, '');
  const seen = source
    .replace(HISTORY, blank)
    .replace(/\{\/\*[\s\S]*?\*\/\}/g, blank)
    .replace(/^import .*$|^---$|^\|[-| ]+\|$/gm, '')
    .replace(/^(?:title|description): *"?(.*?)"?$/gm, '$1')
    .replace(/<(?:Ruling|Scene)\b[^>]*\/>/g, '')
    .replace(/<Rid\b[^>]*\/>/g, '§')
    .replace(/<\/?\w[^>]*>/g, (tag) => [...(/^<\w.*\/>$/s.test(tag) ? ['…'] : []), ...labels(tag)].join('. '))
    .replace(/\]\([^)]*\)|[[*_`]/g, '')
    .replace(/^ *(?:#+ (?:\d[\w.-]* )?|- |\d+\. )/gm, '');
  return seen
    .split('\n')
    .flatMap((line, i) => (line.trim() ? [{ file, line: i + 1, text: unquoted(line.trim()) }] : []));
}

const labels = (tag: string): readonly string[] =>
  [...tag.matchAll(/\b(?:caption|label|note)="([^"]*)"/g)].map(([, text = '']) => text);

/** The strings and templates of a file of words, without ids, types, imports and what is only searched. */
export function textsOfWords(file: string, source: string): readonly Text[] {
  const options = { languageVersion: ts.ScriptTarget.Latest, jsDocParsingMode: ts.JSDocParsingMode.ParseNone };
  const tree = ts.createSourceFile(file, source, options);
  const texts: Text[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isPropertyAssignment(node)) {
      if (ts.isIdentifier(node.name) && SEARCHED_NAMES.includes(node.name.text)) return;
      walk(node.initializer);
      return;
    }
    // What a value is compared with is an id.
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsEqualsEqualsToken) return;
    const text = textOf(node);
    if (text !== undefined && !isId(text)) {
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
      texts.push({ file, line: line + 1, text: unquoted(text) });
    }
    ts.forEachChild(node, walk);
  };
  walk(tree);
  return texts;
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.templateSpans.reduce(
    (text, { expression, literal }) => `${text}${holeOf(expression)}${literal.text}`,
    node.head.text,
  );
}

/** `r('6.6')` is the number of a rule. */
const holeOf = (hole: ts.Expression): string =>
  ts.isCallExpression(hole) && ts.isIdentifier(hole.expression) && hole.expression.text === 'r' ? '§' : '…';

/** `two-subjects-fight`, `5.3-castle`: no text. */
const isId = (text: string): boolean => /^\w+(?:[.-]\w+)+$/.test(text);

/** Quotations have words of others. */
const unquoted = (text: string): string => text.replace(/“[^”]*”/g, '“…”');

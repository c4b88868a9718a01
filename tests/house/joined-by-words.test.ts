import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import ts from 'typescript';

/**
 * A colon and a semicolon have a space before them in French and none in English. In a page the build sets it (`french-typography.ts`);
 * what a live part says is words of a language (`colon`, `semicolon`), so no live part joins words by a mark of its own.
 */

/** What the browser itself says of an error, which is shown as it is. */
const RAW: ReadonlySet<string> = new Set(['src/ui/table/keeper-trouble.ts']);

const FILES = globSync([
  'src/ui/**/*.{ts,tsx}',
  'src/books/*/ui/**/*.{ts,tsx}',
  'src/site/{search,scripts,offline}/**/!(integration).ts',
])
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !file.startsWith('src/books/tiny/') && !RAW.has(file));

/** A mark between two things that are said: `{name}: `, `; `, `${a}: ${b}`. */
const MARK = /^\s*[:;](?:\s|$)|(?:^|[^\s\w-])\s*[:;]\s+$/;

/** The marks that join words in one file, each with its line. Errors of the program are for no reader. */
function marksIn(path: string, code: string): readonly string[] {
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.ESNext, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isNewExpression(node) || ts.isThrowStatement(node) || ts.isLiteralTypeNode(node)) return;
    if (isText(node) && MARK.test(node.text)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${path}:${line + 1} ${JSON.stringify(node.text.trim())}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

const isText = (node: ts.Node): node is ts.JsxText | ts.LiteralLikeNode =>
  ts.isJsxText(node) ||
  ts.isStringLiteralLike(node) ||
  node.kind === ts.SyntaxKind.TemplateHead ||
  node.kind === ts.SyntaxKind.TemplateMiddle ||
  node.kind === ts.SyntaxKind.TemplateTail;

describe('the words of a live part', () => {
  it('are joined by the marks of their language', () => {
    const wrong = FILES.flatMap((file) => marksIn(file, readFileSync(file, 'utf8')));
    assert.deepEqual(wrong, [], 'Take `colon` or `semicolon` from the words of play');
  });

  const samples: readonly (readonly [code: string, found: number])[] = [
    ['const a = <p>{name}: {said}</p>;', 1],
    ['const a = <p>\n  {name}\n  ; {said}\n</p>;', 1],
    ["const a = <b>{i > 0 && '; '}</b>;", 1],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: code is the sample
    ['const a = `${name}: ${said}`;', 1],
    ["const a = all.join('; ');", 1],
    ['const a = <p>{name}{colon}{said}</p>;', 0],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: code is the sample
    ['throw new Error(`${name}: ${said}`);', 0],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: code is the sample
    ['const a = `--size:${size}`;', 0],
  ];
  for (const [code, found] of samples) {
    it(`${found ? 'has a mark of its own' : 'has none'}: ${code.replaceAll('\n', ' ')}`, () =>
      assert.equal(marksIn('a.tsx', code).length, found));
  }
});

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import ts from 'typescript';
import { readHouse } from './program.ts';

/** Three modules name the stored data of a device, of a book, of the site and of its tables: no other file writes such a name, whole or in part. */

const KEYS = ['src/ui/kept/keys.ts', 'src/ui/kept/site-keys.ts', 'src/ui/kept/table-keys.ts'];
const { checker, files } = readHouse();

/** Calls that take a name: of the browser, and our own that stand before them. */
const CALLS =
  /^(getItem|setItem|removeItem|open|request|openDB|deleteDatabase|BroadcastChannel|textAt|forgetText|keepText)$/;
/** Those of them whose name is the second thing they are given. */
const SECOND = /^(textAt|forgetText|keepText)$/;
/** Things of ours on a device are called so. */
const OURS = /^scriptorium[.: ]|^scriptorium-table/;

/** Lines of a file that write a name. */
function written(file: ts.SourceFile): readonly number[] {
  const lines = new Set<number>();
  const found = (node: ts.Node): void => {
    lines.add(file.getLineAndCharacterOfPosition(node.getStart(file)).line);
  };
  const walk = (node: ts.Node): void => {
    if ((ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) && OURS.test(node.text)) found(node);
    if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
      const name = nameIn(node);
      if (name && isText(name)) found(node);
    }
    ts.forEachChild(node, walk);
  };
  walk(file);
  return [...lines];
}

/** The name that a call is given. */
function nameIn({ expression, arguments: given = ts.factory.createNodeArray() }: ts.CallExpression | ts.NewExpression) {
  const called = ts.isPropertyAccessExpression(expression) ? expression.name : expression;
  if (!ts.isIdentifier(called) || !CALLS.test(called.text)) return undefined;
  const name = given[SECOND.test(called.text) ? 1 : 0];
  if (!name || !ts.isObjectLiteralExpression(name)) return name;
  const key = name.properties.find((one) => one.name && ts.isIdentifier(one.name) && one.name.text === 'key');
  return key && ts.isPropertyAssignment(key) ? key.initializer : undefined;
}

/** Whether an expression is a literal text of the file, or a constant that is one, outside of the keys. */
function isText(expression: ts.Expression): boolean {
  if (ts.isStringLiteralLike(expression)) return true;
  if (ts.isTemplateExpression(expression)) return true;
  if (!ts.isIdentifier(expression)) return false;
  const symbol = checker.getSymbolAtLocation(expression);
  const origin = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const declared = origin?.valueDeclaration;
  if (!declared || !ts.isVariableDeclaration(declared) || !declared.initializer) return false;
  const { fileName } = declared.getSourceFile();
  return !KEYS.some((path) => fileName.endsWith(path)) && isText(declared.initializer);
}

describe('names of what lies on a device', () => {
  it('are all in their modules', () => {
    const found = [...files].flatMap(([path, file]) =>
      path.startsWith('src/') && !KEYS.includes(path) ? written(file).map((line) => `${path}:${line + 1}`) : [],
    );
    assert.deepEqual(found, []);
  });

  it('are found wherever they are written', () => {
    const path = 'tests/house/kept-keys.sample.ts';
    const marked = readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line, i) => (line.endsWith('// found') ? [i] : []));
    assert.ok(marked.length > 5);
    assert.deepEqual(written(files.get(path) as ts.SourceFile), marked);
  });
});

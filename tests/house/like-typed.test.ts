import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { it } from 'node:test';
import ts from 'typescript';

/**
 * Two texts side by side are taken for one another without anybody noticing: a game was once saved under its own content as a name.
 * So they come as an object. An id may stand before another text: by a wrong one nothing is found, which is told at once.
 */
function textsSideBySide(file: string, source: string): readonly string[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const read = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind);
  const found: string[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) {
      const isText = (one: ts.ParameterDeclaration | undefined): boolean =>
        one?.type?.getText() === 'string' && !['id', '_'].includes(one.name.getText());
      const { parameters } = node;
      if (parameters.some((one, i) => isText(one) && isText(parameters[i + 1])))
        found.push(`${file}: ${parameters.map((one) => one.getText()).join(', ')}`);
    }
    ts.forEachChild(node, walk);
  };
  walk(read);
  return found;
}

it('no function of the user interface takes two texts side by side', () => {
  const sources = globSync('src/{,books/*/}ui/**/*.{ts,tsx}').map((file) =>
    textsSideBySide(file, readFileSync(file, 'utf8')),
  );
  assert.deepEqual(sources.flat(), []);
  assert.equal(textsSideBySide('x.ts', 'function download(text: string, name: string): void {}').length, 1);
});

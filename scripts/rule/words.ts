import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/**
 * Finds the words of refusals, prompts or facts: each key of the tables in the files of that name, in every language. A
 * book names these files like `words/en/refusals.ts`, `words/en/facts-table.ts`.
 */
export function wordsIn(root: string, kind: 'refusals' | 'prompts' | 'facts'): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const path of globSync(`${root}/words/*/${kind}{,-*}.ts`).sort()) {
    const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
    for (const { name } of file.statements.flatMap(tableIn)) {
      if (!name) continue;
      const key = ts.isStringLiteralLike(name) ? name.text : name.getText(file);
      const line = file.getLineAndCharacterOfPosition(name.getStart(file)).line + 1;
      found.set(key, [...(found.get(key) ?? []), `${path.replaceAll('\\', '/')}:${line}`]);
    }
  }
  return found;
}

/** The entries of the tables that a statement declares. */
function tableIn(statement: ts.Statement): readonly ts.ObjectLiteralElementLike[] {
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap(({ initializer }) => {
    const value = initializer && ts.isSatisfiesExpression(initializer) ? initializer.expression : initializer;
    return value && ts.isObjectLiteralExpression(value) ? value.properties : [];
  });
}

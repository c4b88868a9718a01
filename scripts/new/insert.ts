import ts from 'typescript';

/**
 * A source text with one more element in a list, or one more entry in a table, of a constant at the top of the file: at
 * the end, or before the given element. Throws if there is no such constant.
 */
export function inserted(source: string, constant: string, element: string, before?: string): string {
  const file = ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true);
  const held = file.statements
    .flatMap((one) => (ts.isVariableStatement(one) ? one.declarationList.declarations : []))
    .find(({ name }) => name.getText() === constant)?.initializer;
  const list = held && bare(held);
  if (!list) throw new Error(`there is no list or table ${constant}`);
  const elements: readonly ts.Node[] = ts.isArrayLiteralExpression(list) ? list.elements : list.properties;
  const next = elements.find((one) => one.getText(file) === before);
  if (!source.slice(list.pos, list.end).includes('\n')) {
    const end = next ? next.getStart(file) : list.end - 1;
    return `${source.slice(0, end)}${next ? `${element}, ` : `, ${element}`}${source.slice(end)}`;
  }
  const at = next ? startOfLine(source, next.getStart(file)) : startOfLine(source, list.end - 1);
  return `${source.slice(0, at)}  ${element},\n${source.slice(at)}`;
}

/** A source text with one more named import. The formatter sorts the line. */
export function imported(source: string, constant: string, name: string, from: string): string {
  return `import { ${constant} as ${name} } from '${from}';\n${source}`;
}

/** The list or table in `… as const satisfies …`. */
function bare(value: ts.Expression): ts.ArrayLiteralExpression | ts.ObjectLiteralExpression | undefined {
  if (ts.isAsExpression(value) || ts.isSatisfiesExpression(value)) return bare(value.expression);
  return ts.isArrayLiteralExpression(value) || ts.isObjectLiteralExpression(value) ? value : undefined;
}

const startOfLine = (source: string, at: number): number => source.lastIndexOf('\n', at) + 1;

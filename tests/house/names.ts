import ts from 'typescript';

/** Ids by the name of their type. */
export type Ids = ReadonlyMap<string, ReadonlySet<string>>;

/** An id that is named in a file. */
export interface Named {
  readonly id: string;
  /** The type that it is one of. */
  readonly type: string;
  readonly line: number;
}

/** The ids of every exported type of a file that consists only of ids. */
export function idsIn(checker: ts.TypeChecker, file: ts.SourceFile): Ids {
  const ids = new Map<string, ReadonlySet<string>>();
  for (const node of file.statements) {
    if (!ts.isTypeAliasDeclaration(node)) continue;
    const values = valuesOf(checker, checker.getTypeAtLocation(node));
    if (values.size > 1) ids.set(node.name.text, values);
  }
  return ids;
}

/** The texts that a type allows; none where it allows any text. */
function valuesOf(checker: ts.TypeChecker, type: ts.Type): ReadonlySet<string> {
  const whole = checker.getBaseConstraintOfType(type) ?? type;
  const parts = whole.isUnion() ? whole.types : [whole];
  if (parts.some(({ flags }) => flags & ts.TypeFlags.String)) return new Set();
  return new Set(parts.flatMap((part) => (part.isStringLiteral() ? part.value : [])));
}

/**
 * Every id that a file names: a text, or the key of an object, counts as one where its type is such an id. A type is one if it
 * allows all ids of the kind (and perhaps other texts), or several of them and nothing else; so that `castle` is a token in one place
 * and a unit in another.
 */
export function namesIn(checker: ts.TypeChecker, file: ts.SourceFile, ids: Ids): readonly Named[] {
  const found: Named[] = [];
  const add = (node: ts.Node, id: string, allowed: ReadonlySet<string>): void => {
    for (const [type, all] of ids) {
      if (!all.has(id)) continue;
      const isSuch = isWithin(all, allowed) || (allowed.size > 1 && isWithin(allowed, all));
      if (isSuch || UNMISTAKABLE.test(id))
        found.push({ id, type, line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1 });
    }
  };
  const isId = (text: string): boolean => ids.values().some((all) => all.has(text));
  const valuesAt = (node: ts.Node) => valuesOf(checker, checker.getTypeAtLocation(node));
  const keysOf = (type: ts.Type) =>
    new Set(checker.getPropertiesOfType(checker.getNonNullableType(type)).map(({ name }) => name));
  const keysAt = (node: ts.Node) => keysOf(checker.getTypeAtLocation(node));

  /** The possible values of a text in its place. */
  const allowedFor = (node: ts.Expression): ReadonlySet<string> => {
    const { parent } = node;
    if (ts.isBinaryExpression(parent)) {
      const other = parent.left === node ? parent.right : parent.left;
      if (EQUAL.has(parent.operatorToken.kind)) return valuesAt(other);
      if (parent.operatorToken.kind === ts.SyntaxKind.InKeyword) return keysAt(other);
    }
    if (ts.isCaseClause(parent)) return valuesAt(parent.parent.parent.expression);
    if (ts.isElementAccessExpression(parent)) return keysAt(parent.expression);
    const context = checker.getContextualType(node);
    if (context) return valuesOf(checker, context);
    return ts.isArrayLiteralExpression(parent)
      ? new Set(parent.elements.flatMap((one) => textAt(one) ?? []))
      : new Set();
  };

  /** The text that an expression is: a literal, or a constant that stands for one. */
  const textAt = (node: ts.Node): string | undefined => {
    if (ts.isStringLiteralLike(node)) return node.text;
    if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return textAt(node.expression);
    if (!ts.isIdentifier(node)) return undefined;
    const symbol = checker.getSymbolAtLocation(node);
    const real = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    const declared = real?.valueDeclaration;
    const isConstant = declared && ts.isVariableDeclaration(declared) && declared.parent.flags & ts.NodeFlags.Const;
    return isConstant && declared.initializer && declared.initializer !== node
      ? textAt(declared.initializer)
      : undefined;
  };

  const walk = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isObjectLiteralExpression(node)) {
      const named = node.properties.flatMap(({ name }) => (name && isText(name) && isId(name.text) ? [name] : []));
      const keys = named.length > 0 ? keysOf(checker.getContextualType(node) ?? checker.getTypeAtLocation(node)) : NONE;
      for (const name of named) add(name, name.text, keys);
    } else if (ts.isPropertyAccessExpression(node)) {
      if (isId(node.name.text)) add(node.name, node.name.text, keysAt(node.expression));
    } else if (ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal)) {
      if (ts.isUnionTypeNode(node.parent) && isId(node.literal.text))
        add(node, node.literal.text, valuesAt(node.parent));
    } else if (isText(node) && isExpression(node)) {
      const text = textAt(node);
      if (text !== undefined && isId(text)) add(node, text, allowedFor(node));
    }
    ts.forEachChild(node, walk);
  };
  walk(file);
  return found;
}

/** A rule with a name beside its number is one whatever its type: decisions carry theirs as any text, since the kernel knows no rule. */
const UNMISTAKABLE = /^\d+(\.\d+)?-/;

const EQUAL: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
]);

const isWithin = (some: ReadonlySet<string>, all: ReadonlySet<string>): boolean => some.isSubsetOf(all);

const NONE: ReadonlySet<string> = new Set();

/** A literal, or a name, which may be a key or stand for a literal. */
type Text = ts.StringLiteralLike | ts.Identifier;

const isText = (node: ts.Node): node is Text => ts.isStringLiteralLike(node) || ts.isIdentifier(node);

/** Whether a text or a name is a value here, and neither a key, nor a declaration, nor a type. */
function isExpression(node: Text): boolean {
  const { parent } = node;
  if (ts.isLiteralTypeNode(parent) || ts.isTypeNode(parent) || ts.isPropertyAccessExpression(parent)) return false;
  return !('name' in parent && parent.name === node) && !('propertyName' in parent && parent.propertyName === node);
}

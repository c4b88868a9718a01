import ts from 'typescript';

/** Mutants of a source: small changes, each of which some test should notice. */

export interface Mutant {
  /** The part of the source that is replaced. */
  readonly start: number;
  readonly end: number;
  readonly original: string;
  readonly replacement: string;
  /** Counted from 1. */
  readonly line: number;
}

const FLIPPED: Readonly<Partial<Record<ts.SyntaxKind, string>>> = {
  [ts.SyntaxKind.LessThanToken]: '<=',
  [ts.SyntaxKind.LessThanEqualsToken]: '<',
  [ts.SyntaxKind.GreaterThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '>',
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: '===',
  [ts.SyntaxKind.AmpersandAmpersandToken]: '||',
  [ts.SyntaxKind.BarBarToken]: '&&',
};

/** Methods that return booleans. */
const ASKING = /\.(some|every|includes|has|startsWith|endsWith|test)\($/;

/** All mutants of a TypeScript source, in its order: comparisons, integers, `&&` and `||`, conditions, `!`, and returned values. */
export function mutantsOf(source: string): readonly Mutant[] {
  const file = ts.createSourceFile('mutated.ts', source, ts.ScriptTarget.Latest, true);
  const found: Mutant[] = [];
  const add = (node: ts.Node, replacement: string) => {
    const [start, end] = [node.getStart(file), node.end];
    const line = file.getLineAndCharacterOfPosition(start).line + 1;
    found.push({ start, end, original: source.slice(start, end), replacement, line });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    if (ts.isImportDeclaration(node)) return;
    if (ts.isBinaryExpression(node)) {
      const flipped = FLIPPED[node.operatorToken.kind];
      if (flipped) add(node.operatorToken, flipped);
    }
    if (ts.isNumericLiteral(node) && Number.isInteger(Number(node.text)) && !isName(node)) {
      add(node, String(Number(node.text) + 1));
    }
    if (isNot(node)) add(node, node.operand.getText(file));
    const condition = conditionOf(node);
    if (condition && !isNot(condition) && !isFlipped(condition)) add(condition, `!(${condition.getText(file)})`);
    const answer = answerOf(node);
    if (answer) for (const other of otherAnswers(answer, file, isDeclaredBoolean(node))) add(answer, other);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found.sort((a, b) => a.start - b.start || a.end - b.end);
}

/** The source with a mutant in it. */
export function mutated(source: string, { start, end, replacement }: Mutant): string {
  return source.slice(0, start) + replacement + source.slice(end);
}

function isName(node: ts.NumericLiteral): boolean {
  return ts.isPropertyAssignment(node.parent) && node.parent.name === node;
}

function isNot(node: ts.Node): node is ts.PrefixUnaryExpression {
  return ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken;
}

/** A comparison whose negation is already another mutant. */
function isFlipped(node: ts.Expression): boolean {
  const equal = [ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken];
  return ts.isBinaryExpression(node) && equal.includes(node.operatorToken.kind);
}

function conditionOf(node: ts.Node): ts.Expression | undefined {
  if (ts.isIfStatement(node) || ts.isWhileStatement(node)) return node.expression;
  if (ts.isConditionalExpression(node) || ts.isForStatement(node)) return node.condition;
  return undefined;
}

/** The value of a `return`, or of an arrow without braces. */
function answerOf(node: ts.Node): ts.Expression | undefined {
  if (ts.isReturnStatement(node)) return node.expression;
  return ts.isArrowFunction(node) && !ts.isBlock(node.body) ? node.body : undefined;
}

/** Whether the enclosing function is declared to return a boolean. */
function isDeclaredBoolean(node: ts.Node): boolean {
  const of = ts.isArrowFunction(node) ? node : ts.findAncestor(node, ts.isFunctionLike);
  const type = of?.type;
  return type?.kind === ts.SyntaxKind.BooleanKeyword || (type !== undefined && ts.isTypePredicateNode(type));
}

function otherAnswers(answer: ts.Expression, file: ts.SourceFile, declared: boolean): readonly string[] {
  if (answer.kind === ts.SyntaxKind.TrueKeyword) return ['false'];
  if (answer.kind === ts.SyntaxKind.FalseKeyword) return ['true'];
  if (isNot(answer) || ts.isConditionalExpression(answer) || isFlipped(answer)) return [];
  const asks = ts.isCallExpression(answer) && ASKING.test(`${answer.expression.getText(file)}(`);
  return asks || declared ? [`!(${answer.getText(file)})`] : [];
}

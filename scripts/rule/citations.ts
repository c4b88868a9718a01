import ts from 'typescript';

/** One place of a source file that names a rule. */
export interface Citation {
  /** Counted from 1. */
  readonly line: number;
  readonly is: Cited;
  /**
   * The name of the citing element: the code of a refusal, the kind of a question or of a fact, else the enclosing
   * declaration or test.
   */
  readonly name: string;
}

/**
 * The kind of a citation: a refusal, a question, a fact, an entry of a table, other code, the title of a test, or a
 * comment.
 */
export type Cited = 'refusal' | 'prompt' | 'fact' | 'entry' | 'code' | 'title' | 'comment';

/** Every place of a source file that names a rule, from the syntax tree, in the order of lines. */
export function citationsOf(path: string, text: string, rule: string): readonly Citation[] {
  if (!isNamed(text, rule)) return [];
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const lineOf = (position: number): number => file.getLineAndCharacterOfPosition(position).line + 1;
  const found: Citation[] = [];
  const comments = new Set<number>();

  const readComment = ({ pos, end }: ts.CommentRange, node: ts.Node): void => {
    if (comments.has(pos)) return;
    comments.add(pos);
    for (const at of mentions(text.slice(pos, end), rule))
      found.push({ line: lineOf(pos + at), is: 'comment', name: nameOf(node) });
  };

  const walk = (node: ts.Node): void => {
    for (const range of ts.getLeadingCommentRanges(text, node.pos) ?? []) readComment(range, node);
    for (const range of ts.getTrailingCommentRanges(text, node.end) ?? []) readComment(range, node);
    if (ts.isStringLiteralLike(node)) {
      const line = lineOf(node.getStart(file));
      if (isTitle(node)) {
        if (mentions(node.text, rule).length > 0) found.push({ line, is: 'title', name: nameOf(node) });
      } else if ((node.text === rule || node.text === `rule ${rule}`) && isValue(node))
        found.push(
          ...[node, ...usesOf(node)].flatMap((use) =>
            citedBy(use).map((cited) => ({ line: lineOf(use.getStart(file)), ...cited })),
          ),
        );
    }
    ts.forEachChild(node, walk);
  };
  ts.forEachChild(file, walk);
  return found.sort((a, b) => a.line - b.line);
}

/** Whether a text may name a rule; most files can be excluded without parsing. */
const isNamed = (text: string, rule: string): boolean =>
  [`'${rule}'`, `"${rule}"`, `\`${rule}\``, `'rule ${rule}'`].some((one) => text.includes(one)) ||
  mentions(text, rule).length > 0;

/**
 * The places where prose names a rule. A rule with a plain number, such as 6, counts only after the word rule or among
 * numbers in brackets.
 */
export function mentions(text: string, rule: string): readonly number[] {
  const id = rule.replaceAll('.', '\\.');
  const plain = /^\d+$/.test(rule);
  const before = plain ? '(?<=\\b[Rr]ules? (?:[\\d.]+(?:, | and | to ))*|\\((?:[\\d.a-z-]+, )*)' : '(?<![\\w.-])';
  const after = plain ? '(?![\\w-]|\\.\\d| [a-z])' : '(?![\\w-]|\\.\\d)';
  return [...text.matchAll(new RegExp(`${before}${id}${after}`, 'g'))].map(({ index }) => index);
}

/** A rule's id, or a name for one. */
type Id = ts.StringLiteralLike | ts.Identifier;

/** Whether a literal is a value that may be a rule: not part of an import or a type, and a plain number only in code about rules. */
function isValue(node: ts.StringLiteralLike): boolean {
  const { parent } = node;
  if (ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent) || ts.isLiteralTypeNode(parent)) return false;
  if (!/^\d+$/.test(node.text)) return true;
  for (let at: ts.Node = node; !ts.isSourceFile(at); at = at.parent) {
    if (ts.isCallExpression(at)) return true;
    if (ts.isPropertyAssignment(at) && at.name === node) return true;
    if (ts.isPropertyAssignment(at) || ts.isVariableDeclaration(at) || ts.isParameter(at))
      return (
        /rule/i.test(at.name.getText()) || (ts.isPropertyAssignment(at) && /rule/i.test(at.parent.parent.getText()))
      );
  }
  return false;
}

/** The uses of a rule that a constant or a parameter holds: `const rule = castle ? '5.3-castle' : '5.3'`. */
function usesOf(node: ts.StringLiteralLike): readonly ts.Identifier[] {
  const { parent } = outermost(node);
  if (!(ts.isVariableDeclaration(parent) || ts.isParameter(parent)) || !ts.isIdentifier(parent.name)) return [];
  const { text } = parent.name;
  const uses: ts.Identifier[] = [];
  const walk = (at: ts.Node): void => {
    if (ts.isIdentifier(at) && at.text === text && at !== parent.name) uses.push(at);
    ts.forEachChild(at, walk);
  };
  walk(scopeOf(parent));
  return uses;
}

/** The block, the function or the file that is the scope of a declaration. */
function scopeOf(node: ts.Node): ts.Node {
  const { parent } = node;
  return ts.isBlock(parent) || ts.isFunctionLike(parent) || ts.isSourceFile(parent) ? parent : scopeOf(parent);
}

/** The meaning of a rule's id, from the object, the call or the list around it. A call may refuse by one of several codes. */
function citedBy(node: Id): readonly Omit<Citation, 'line'>[] {
  const value = outermost(node);
  const { parent } = value;
  if (ts.isPropertyAssignment(parent) && parent.name === node) return [{ is: 'entry', name: nameOf(parent.parent) }];
  const isRule =
    ts.isShorthandPropertyAssignment(parent) || (ts.isPropertyAssignment(parent) && parent.initializer === value);
  if (isRule && keyOf(parent.name) === 'rule') {
    const codes = textsOf(propertyOf(parent.parent, 'code'));
    const kinds = textsOf(propertyOf(parent.parent, 'kind'));
    const asks = propertyOf(parent.parent, 'choices') || propertyOf(parent.parent, 'by');
    if (codes.length > 0) return codes.map((name) => ({ is: 'refusal', name }));
    if (kinds.length > 0) return kinds.map((name) => ({ is: asks ? 'prompt' : 'fact', name }));
  }
  const codes = textsOf(before(value));
  if (codes.length > 0) return codes.map((name) => ({ is: 'refusal', name }));
  const entry = entryOf(value);
  return [entry === undefined ? { is: 'code', name: nameOf(value) } : { is: 'entry', name: entry }];
}

/** The whole value of which a literal is one case: `a ? '5.3' : '5'` for either. */
function outermost(node: ts.Node): ts.Node {
  const { parent } = node;
  const isCase =
    ts.isParenthesizedExpression(parent) ||
    ts.isAsExpression(parent) ||
    (ts.isConditionalExpression(parent) && parent.condition !== node) ||
    (ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken);
  return isCase ? outermost(parent) : node;
}

/** The value before another in a call or a list, which for a rule is the code of a refusal: `refuse('quota', '5.3', …)`. */
function before(node: ts.Node): ts.Node | undefined {
  const { parent } = node;
  const among: readonly ts.Node[] = ts.isCallExpression(parent)
    ? parent.arguments
    : ts.isArrayLiteralExpression(parent)
      ? parent.elements
      : [];
  return among[among.indexOf(node) - 1];
}

/** The value of a property of an object. */
function propertyOf(of: ts.Node, name: string): ts.Node | undefined {
  const property = ts.isObjectLiteralExpression(of)
    ? of.properties.find((one) => one.name && keyOf(one.name) === name)
    : undefined;
  return property && ts.isPropertyAssignment(property) ? property.initializer : property;
}

/** The names that a value may be; for a condition, those of both cases. */
function textsOf(node: ts.Node | undefined): readonly string[] {
  if (node === undefined) return [];
  if (ts.isStringLiteralLike(node)) return /^[a-z]+(-[a-z]+)*$/.test(node.text) ? [node.text] : [];
  return ts.isConditionalExpression(node) ? [...textsOf(node.whenTrue), ...textsOf(node.whenFalse)] : [];
}

/** The entry of a table that contains a value, by its key or by its `id`: `pin` of `const ASKED_BY = { pin: ['5.3'] }`. */
function entryOf(node: ts.Node): string | undefined {
  let entry: string | undefined;
  for (let at: ts.Node = node; !ts.isSourceFile(at); at = at.parent) {
    const [id] = textsOf(propertyOf(at, 'id'));
    if (id !== undefined) entry = id;
    else if (ts.isPropertyAssignment(at) && isTable(at.parent)) entry = keyOf(at.name);
    if (ts.isFunctionLike(at)) return undefined;
  }
  return entry;
}

/** Whether an object is the whole value of a constant. */
function isTable({ parent }: ts.Node): boolean {
  return (
    ts.isVariableDeclaration(parent) ||
    (ts.isSatisfiesExpression(parent) || ts.isAsExpression(parent) ? isTable(parent) : false)
  );
}

const keyOf = (name: ts.PropertyName): string => (ts.isStringLiteralLike(name) ? name.text : name.getText());

/** The calls of `node:test` and of Playwright that name a test. */
const TESTS = new Set(['describe', 'it', 'test', 'test.describe']);

const titleOf = (node: ts.Node): string | undefined => {
  if (!ts.isCallExpression(node) || !TESTS.has(node.expression.getText())) return undefined;
  const [title] = node.arguments;
  return title && ts.isStringLiteralLike(title) ? title.text : title?.getText();
};

const isTitle = (node: ts.StringLiteralLike): boolean =>
  ts.isCallExpression(node.parent) && node.parent.arguments[0] === node && titleOf(node.parent) !== undefined;

/** The owner of a node: the test around it, else the declaration at the top of the file; none for the file itself. */
function nameOf(node: ts.Node): string {
  for (let at = node; !ts.isSourceFile(at); at = at.parent) {
    const title = titleOf(at);
    if (title !== undefined) return title;
    if (!ts.isSourceFile(at.parent)) continue;
    if (ts.isVariableStatement(at)) return at.declarationList.declarations.map(({ name }) => name.getText()).join(', ');
    if ('name' in at && at.name) return (at.name as ts.Node).getText();
  }
  return '';
}

import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, resolve } from 'node:path';
import ts from 'typescript';

/**
 * The whole house as one program: what imports what, and what type every expression has. Packages and the browser are left out: none
 * of them knows a name of a book, and reading their types takes longer than reading the house.
 */
export interface House {
  readonly checker: ts.TypeChecker;
  /** By their paths from the root of the repository. */
  readonly files: ReadonlyMap<string, ts.SourceFile>;
  readonly arrows: readonly Arrow[];
}

/** One file needs another, or a package. */
export interface Arrow {
  readonly from: string;
  /** A path from the root of the repository, or the name of a package. */
  readonly to: string;
  /** Whether it is loaded together with the file: neither for its types alone nor by `import()`. */
  readonly loads: boolean;
}

/** The program reads the script of an Astro file under this name, so that an import of the file itself leads there. */
const SCRIPT = '.astro.ts';

/** Reads all files of `src`, `scripts` and `tests`. */
export function readHouse(): House {
  const paths = globSync('{src,scripts,tests}/**/*.{ts,tsx,astro}').map((path) => path.replaceAll('\\', '/'));
  const names = new Map(paths.map((path) => [resolve(path.endsWith('.astro') ? `${path}.ts` : path), path]));
  const program = ts.createProgram({ rootNames: [...names.keys()], options: OPTIONS, host: hostOf(names) });
  const files = new Map([...names].map(([name, path]) => [path, program.getSourceFile(name) as ts.SourceFile]));
  return {
    // The checker first: it is what sets the parents of nodes.
    checker: program.getTypeChecker(),
    files,
    arrows: [...files].flatMap(([path, file]) => arrowsOf(path, file)),
  };
}

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.Preserve,
  allowImportingTsExtensions: true,
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noEmit: true,
  lib: ['lib.esnext.d.ts'],
  types: [],
};

function hostOf(names: ReadonlyMap<string, string>): ts.CompilerHost {
  const host = ts.createCompilerHost(OPTIONS);
  const { getSourceFile } = host;
  return {
    ...host,
    jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
    getSourceFile: (name, version, ...how) =>
      name.endsWith(SCRIPT)
        ? ts.createSourceFile(name, scriptOf(readFileSync(name.slice(0, -'.ts'.length), 'utf8')), version)
        : getSourceFile(name, version, ...how),
    resolveModuleNameLiterals: (imported, from) =>
      imported.map(({ text }) => {
        const path = resolve(targetOf(from, text));
        const name = path.endsWith('.astro') ? `${path}.ts` : path;
        if (!names.has(name)) return { resolvedModule: undefined };
        const extension = name.endsWith('x') ? ts.Extension.Tsx : ts.Extension.Ts;
        return { resolvedModule: { resolvedFileName: name, extension } };
      }),
  };
}

/** The code of an Astro file: its frontmatter and its scripts. */
function scriptOf(astro: string): string {
  const [, frontmatter = ''] = /^---\n([\s\S]*?)\n---/.exec(astro) ?? [];
  const scripts = [...astro.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script);
  return [frontmatter, ...scripts, 'export default undefined as unknown;'].join('\n;');
}

/** The path that an imported name stands for, in a file; the name of a package is left as it is. */
function targetOf(file: string, name: string): string {
  if (name.startsWith('.')) return normalize(join(dirname(file), name)).replaceAll('\\', '/');
  const alias = /^@(site|ui|books)\/(.*)$/.exec(name);
  return alias ? `src/${alias[1]}/${alias[2]}` : name;
}

function arrowsOf(path: string, file: ts.SourceFile): readonly Arrow[] {
  const arrows: Arrow[] = [];
  const add = (to: ts.Node | undefined, loads: boolean): void => {
    if (to && ts.isStringLiteralLike(to)) arrows.push({ from: path, to: targetOf(path, to.text), loads });
  };
  const walk = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, node.importClause?.phaseModifier !== TYPE);
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, !node.isTypeOnly);
    else if (ts.isImportTypeNode(node))
      add(ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined, false);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0], false);
    ts.forEachChild(node, walk);
  };
  walk(file);
  return arrows;
}

const TYPE = ts.SyntaxKind.TypeKeyword;

/** Files that need one another in a circle, each circle once. */
export function circles(arrows: readonly Arrow[]): readonly (readonly string[])[] {
  const needs = new Map<string, Set<string>>();
  for (const { from, to } of arrows) needs.set(from, (needs.get(from) ?? new Set()).add(to));
  const found: (readonly string[])[] = [];
  const done = new Set<string>();
  const trail: string[] = [];
  const visit = (file: string): void => {
    const at = trail.indexOf(file);
    if (at >= 0) found.push([...trail.slice(at), file]);
    if (at >= 0 || done.has(file)) return;
    trail.push(file);
    for (const next of needs.get(file) ?? []) visit(next);
    trail.pop();
    done.add(file);
  };
  for (const file of needs.keys()) visit(file);
  return found;
}

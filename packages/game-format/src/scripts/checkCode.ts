import { type AnyNode, type Node, parse } from 'acorn';
import { SOURCE_DEPTH_MAX, SOURCE_PROBLEMS_MAX } from './limits.ts';
import type { FileProblem } from './SourceProblem.ts';
import { createTooDeepProblem } from './stripTypes.ts';

/** The ECMAScript version of the script engine. */
const ECMA_VERSION = 2024;

type Fault = Pick<FileProblem, 'code' | 'message'>;

interface VisitedNode {
  readonly node: AnyNode;
  readonly depth: number;
}

/**
 * Finds valid JavaScript that scripts must not contain. BigInt powers cannot be interrupted, deep nesting could
 * overflow the host's stack during compilation, and scripts can import only their own files.
 */
export function checkCode(code: string, source: string, files: ReadonlySet<string>): FileProblem[] {
  const problems: FileProblem[] = [];
  const found: { readonly node: AnyNode; readonly fault: Fault }[] = [];
  const program = parseCode(code, problems);
  const pending: VisitedNode[] = program === null ? [] : [{ node: program, depth: 0 }];
  for (let visited = pending.pop(); visited !== undefined; visited = pending.pop()) {
    const { node, depth } = visited;
    if (depth > SOURCE_DEPTH_MAX) return [createTooDeepProblem(...locateNode(node, '', source))];
    const fault = checkNode(node, files);
    if (fault !== null) found.push({ node, fault });
    for (const child of childrenOf(node)) pending.push({ node: child, depth: depth + costOf(node, child) });
  }
  // Locates only the problems that are reported, because locating one searches the source. A file full of problems
  // would take minutes.
  for (const { node, fault } of found
    .toSorted((a, b) => a.node.start - b.node.start)
    .slice(0, SOURCE_PROBLEMS_MAX)) {
    const [line, column] = locateNode(node, code.slice(node.start, node.end), source);
    problems.push({ ...fault, line, column });
  }
  return problems.toSorted((a, b) => a.line - b.line || a.column - b.column);
}

function parseCode(code: string, problems: FileProblem[]): AnyNode | null {
  try {
    return parse(code, { ecmaVersion: ECMA_VERSION, sourceType: 'module', locations: true }) as AnyNode;
  } catch (error) {
    if (error instanceof SyntaxError) {
      const { loc } = error as SyntaxError & { loc?: { line: number; column: number } };
      const message = `${error.message.replace(/ \(\d+:\d+\)$/, '')}.`;
      problems.push({
        code: 'script-syntax',
        message,
        line: loc?.line ?? 1,
        column: (loc?.column ?? 0) + 1,
      });
    } else if (error instanceof RangeError) problems.push(createTooDeepProblem(1, 1));
    else throw error;
    return null;
  }
}

function checkNode(node: AnyNode, files: ReadonlySet<string>): Fault | null {
  if (node.type === 'Literal' && typeof node.bigint === 'string')
    return { code: 'script-bigint', message: 'Scripts don’t support BigInt numbers. Remove the n.' };
  if (node.type === 'ImportExpression')
    return {
      code: 'script-dynamic-import',
      message: 'Scripts can’t load files while they run. Use an import at the top of the file.',
    };
  const isImport =
    node.type === 'ImportDeclaration' ||
    node.type === 'ExportNamedDeclaration' ||
    node.type === 'ExportAllDeclaration';
  return isImport && node.source ? checkImport(node.source.value, files) : null;
}

function checkImport(wanted: unknown, files: ReadonlySet<string>): Fault | null {
  const name = typeof wanted === 'string' && wanted.startsWith('./') ? wanted.slice(2) : '';
  if (files.has(name)) return null;
  const message = files.has(`${name}.ts`)
    ? `Write the full file name: “./${name}.ts”.`
    : `“${String(wanted)}” isn’t a file in this script. A script can only import its own files, such as “./other.ts”.`;
  return { code: 'script-import', message };
}

/** Chains such as a + b + c or a.b().c() do not count as nesting, although they are deep in the syntax tree. */
function costOf(parent: AnyNode, child: AnyNode): number {
  const isChain =
    ((parent.type === 'BinaryExpression' || parent.type === 'LogicalExpression') && child === parent.left) ||
    (parent.type === 'MemberExpression' && child === parent.object) ||
    (parent.type === 'CallExpression' && child === parent.callee);
  return isChain ? 0 : 1;
}

function childrenOf(node: AnyNode): AnyNode[] {
  return Object.values(node).flatMap((value: unknown) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  );
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}

/**
 * Finds the line and column of a node in the TypeScript source. Removing types shifts columns but not lines. The column
 * is approximate if the line does not contain the node's text unchanged.
 */
function locateNode(node: AnyNode, text: string, source: string): [line: number, column: number] {
  const { line, column } = node.loc!.start;
  const written = source.split('\n', line)[line - 1] ?? '';
  const found = text === '' ? -1 : written.indexOf(text.split('\n', 1)[0]!);
  return [line, (found < 0 ? Math.min(column, written.length) : found) + 1];
}

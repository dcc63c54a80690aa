import ts from 'typescript';
import type { OutlineEntry } from './ScriptLanguageService.ts';
import { type LanguageContext, getSourceFile } from './LanguageContext.ts';

const NOTE_LENGTH_MAX = 40;
const DEPTH_MAX = 3;

/** Lists the handlers, functions, classes and constants of a file in source order. */
export function outlineCode(context: LanguageContext, path: string): readonly OutlineEntry[] {
  const source = getSourceFile(context, path);
  if (source === null) return [];
  const entries: OutlineEntry[] = [];
  const visit = (node: ts.Node, depth: number): void => {
    const found = describeNode(node, source, depth);
    if (found !== null) {
      entries.push(found);
      if (depth === DEPTH_MAX) return;
    }
    ts.forEachChild(node, (child) => visit(child, found === null ? depth : depth + 1));
  };
  visit(source, 0);
  return entries;
}

type Named = Pick<OutlineEntry, 'kind' | 'name' | 'note'>;

function describeNode(node: ts.Node, source: ts.SourceFile, depth: number): OutlineEntry | null {
  const named = nameNode(node, source, depth);
  if (named === null) return null;
  const from = node.getStart(source);
  return {
    ...named,
    depth,
    line: source.getLineAndCharacterOfPosition(from).line + 1,
    from,
    to: node.getEnd(),
  };
}

function nameNode(node: ts.Node, source: ts.SourceFile, depth: number): Named | null {
  if (ts.isCallExpression(node)) return nameHandler(node, source);
  if (ts.isFunctionDeclaration(node))
    return { kind: 'function', name: node.name?.text ?? 'function', note: '' };
  if (ts.isMethodDeclaration(node)) return { kind: 'function', name: node.name.getText(source), note: '' };
  if (ts.isClassDeclaration(node)) return { kind: 'class', name: node.name?.text ?? 'class', note: '' };
  if (depth > 0) return null;
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) {
    return { kind: 'type', name: node.name.text, note: '' };
  }
  return ts.isVariableStatement(node) ? nameVariable(node, source) : null;
}

function nameHandler(node: ts.CallExpression, source: ts.SourceFile): Named | null {
  const [event, filter] = node.arguments;
  if (!ts.isIdentifier(node.expression) || node.expression.text !== 'on') return null;
  if (event === undefined || !ts.isStringLiteralLike(event)) return null;
  const isFiltered = filter !== undefined && ts.isObjectLiteralExpression(filter);
  const note = isFiltered
    ? filter.properties
        .map((property) => (ts.isPropertyAssignment(property) ? property.initializer.getText(source) : ''))
        .join(', ')
        .replaceAll(/['"]/g, '')
        .slice(0, NOTE_LENGTH_MAX)
    : '';
  return { kind: 'handler', name: event.text, note };
}

function nameVariable(node: ts.VariableStatement, source: ts.SourceFile): Named | null {
  const [first] = node.declarationList.declarations;
  if (first === undefined) return null;
  const { initializer } = first;
  const isFunction =
    initializer !== undefined && (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer));
  return { kind: isFunction ? 'function' : 'constant', name: first.name.getText(source), note: '' };
}

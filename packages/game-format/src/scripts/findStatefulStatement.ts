import { type AnyNode, parse } from 'acorn';
import type { CompiledScripts } from './CompiledScripts.ts';

/** The ECMAScript version of the script engine. */
const ECMA_VERSION = 2024;
const HARMLESS: ReadonlySet<string> = new Set([
  'ImportDeclaration',
  'FunctionDeclaration',
  'EmptyStatement',
  'ExportAllDeclaration',
]);
const FIXED: ReadonlySet<string> = new Set([
  'Literal',
  'ArrowFunctionExpression',
  'FunctionExpression',
  'Identifier',
]);
/** Functions that only register a handler. */
const LISTENERS: ReadonlySet<string> = new Set(['on']);

export interface StatefulStatement {
  readonly script: string;
  readonly file: string;
  readonly line: number;
}

/**
 * Finds the first statement that keeps state between events, or that has an effect when the script starts. If there is
 * none, the scripts can be restarted in a running game without anyone noticing. Statements that may do either are
 * included.
 */
export function findStatefulStatement({ scripts }: CompiledScripts): StatefulStatement | null {
  for (const { id, files } of scripts) {
    for (const { name, code } of files) {
      const program = parse(code, { ecmaVersion: ECMA_VERSION, sourceType: 'module', locations: true });
      for (const node of program.body as AnyNode[]) {
        if (!isStateless(node)) return { script: id, file: name, line: node.loc?.start.line ?? 1 };
      }
    }
  }
  return null;
}

function isStateless(node: AnyNode): boolean {
  if (node.type === 'ExportNamedDeclaration')
    return node.declaration == null || isStateless(node.declaration);
  if (node.type === 'ExpressionStatement') return isListening(node.expression);
  if (node.type === 'VariableDeclaration')
    return node.kind === 'const' && node.declarations.every(({ init }) => init == null || isFixed(init));
  return HARMLESS.has(node.type);
}

/** Whether the value of an expression cannot change. */
function isFixed(node: AnyNode): boolean {
  if (node.type === 'TemplateLiteral') return node.expressions.every(isFixed);
  if (node.type === 'UnaryExpression') return isFixed(node.argument);
  if (node.type === 'BinaryExpression') return isFixed(node.left) && isFixed(node.right);
  return FIXED.has(node.type);
}

function isListening(node: AnyNode): boolean {
  if (node.type !== 'CallExpression') return false;
  const { callee } = node;
  const root = callee.type === 'MemberExpression' ? callee.object : callee;
  const isKnown =
    (root.type === 'Identifier' && LISTENERS.has(root.name)) ||
    (callee.type === 'MemberExpression' &&
      callee.property.type === 'Identifier' &&
      LISTENERS.has(callee.property.name));
  // The arguments may only be handlers and constant values, so that the call itself keeps no state.
  return (
    isKnown &&
    node.arguments.every((argument) => argument.type !== 'SpreadElement' && isFixedOrPlain(argument))
  );
}

function isFixedOrPlain(node: AnyNode): boolean {
  if (node.type === 'ObjectExpression')
    return node.properties.every((property) => property.type === 'Property' && isFixed(property.value));
  return isFixed(node);
}

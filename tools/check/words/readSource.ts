import { parseSync } from 'vite';
import { createLineFinder } from './createLineFinder.ts';
import { readComments } from './readComments.ts';
import { readDeclaredNames } from './readDeclaredNames.ts';
import type { SyntaxNode } from './SyntaxNode.ts';
import type { FileWords, TextPiece } from './WordRule.ts';

/** Attributes and fields whose strings are not visible text. */
const NOT_TEXT = new Set([
  'className',
  'class',
  'id',
  'htmlFor',
  'key',
  'href',
  'src',
  'to',
  'd',
  'points',
  'transform',
  'viewBox',
  'style',
  'font',
  'fontFamily',
  'selector',
]);
/** Tags of template literals that contain code, not text. */
const CODE_TAGS = new Set(['sql', 'css', 'glsl']);
/** Matches strings that are text: several words, or one capitalized word. Other strings are ids, paths and keys. */
const PROSE = /[A-Za-z)}\d],? +[A-Za-z%{(]|^[A-Z][a-z-]+[.!?…]?$/;

/** Match CSS utility classes: lower-case words, most of them joined by hyphens, colons or brackets. */
const CLASS = /^[!-]?[a-z\d@*&[(]\S*$/;
const JOINED = /[a-z\d\])][-:[/][a-z\d[(-]/;

/** Reads the texts, comments and declared names of a TypeScript or JavaScript file. */
export function readSource(path: string, source: string): FileWords {
  const { program, comments, errors } = parseSync(path, source);
  const firstError = errors[0];
  if (firstError) throw new Error(`${path}: ${firstError.message}`);
  const { pieces, exceptions } = readComments(source, comments, createLineFinder(source));
  visit(program as unknown as SyntaxNode, source, pieces);
  return { pieces, exceptions };
}

function visit(node: SyntaxNode, source: string, pieces: TextPiece[]): void {
  readDeclaredNames(node, pieces);
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ImportExpression':
    case 'TSImportType':
    case 'TSExternalModuleReference':
      return;
    case 'Literal':
      if (typeof node['value'] === 'string') addText(pieces, textOfString(node, source), node.start + 1);
      return;
    case 'JSXText':
      addText(pieces, source.slice(node.start, node.end), node.start, true);
      return;
    case 'TemplateLiteral':
      addText(pieces, textOfTemplate(node, source), node.start + 1);
      visitAll(node['expressions'], source, pieces);
      return;
    case 'TaggedTemplateExpression':
      if (CODE_TAGS.has(nameOf(node['tag']))) return;
      break;
    case 'JSXAttribute':
    case 'Property':
      if (isForMachine(node)) return;
      if (node.type === 'JSXAttribute') break;
      if (node['computed']) visitAll(node['key'], source, pieces);
      visitAll(node['value'], source, pieces);
      return;
    default:
  }
  for (const key in node) visitAll(node[key], source, pieces);
}

function visitAll(value: unknown, source: string, pieces: TextPiece[]): void {
  if (Array.isArray(value)) {
    for (const child of value) visitAll(child, source, pieces);
  } else if (typeof value === 'object' && value !== null && 'type' in value) {
    visit(value as SyntaxNode, source, pieces);
  }
}

function addText(pieces: TextPiece[], text: string, offset: number, isProse = isText(text)): void {
  if (!isProse) return;
  // Skip leading white space, because JSX text often begins with a line break and findings should have the line of the
  // first word.
  const start = text.search(/\S/);
  if (start !== -1) pieces.push({ place: 'text', text: text.slice(start), offset: offset + start });
}

function isText(text: string): boolean {
  return PROSE.test(text) && !isClassList(text);
}

function isClassList(text: string): boolean {
  const words = text.trim().split(/\s+/);
  return (
    words.every((word) => CLASS.test(word)) &&
    words.filter((word) => JOINED.test(word)).length * 2 >= words.length
  );
}

function textOfString(node: SyntaxNode, source: string): string {
  return withoutEscapes(source.slice(node.start + 1, node.end - 1));
}

/** Returns the text between the backticks, with `{···}` of the same length in place of every expression. */
function textOfTemplate(node: SyntaxNode, source: string): string {
  const quasis = node['quasis'] as SyntaxNode[];
  const ranges = (node['expressions'] as SyntaxNode[]).map((expression, index) => ({
    start: Math.min(quasis[index]?.end ?? expression.start, expression.start - 2),
    end: Math.max(quasis[index + 1]?.start ?? expression.end, expression.end + 1),
  }));
  let text = '';
  let at = node.start + 1;
  for (const { start, end } of ranges) {
    text += source.slice(at, start) + `{${'·'.repeat(Math.max(0, end - start - 2))}}`;
    at = end;
  }
  return withoutEscapes(text + source.slice(at, node.end - 1));
}

function withoutEscapes(raw: string): string {
  return raw.replace(/\\(.)/gs, (_, escaped: string) => (/[nrt]/.test(escaped) ? '  ' : ` ${escaped}`));
}

function isForMachine(node: SyntaxNode): boolean {
  const name = nameOf(node.type === 'JSXAttribute' ? node['name'] : node['key']);
  if (!NOT_TEXT.has(name) && !name.startsWith('data-')) return false;
  const value = node['value'] as SyntaxNode | null;
  return (
    value === null ||
    node.type === 'JSXAttribute' ||
    value.type === 'Literal' ||
    value.type === 'TemplateLiteral'
  );
}

function nameOf(node: unknown): string {
  const { name, value } = node as { name?: unknown; value?: unknown };
  return String(name ?? value ?? '');
}

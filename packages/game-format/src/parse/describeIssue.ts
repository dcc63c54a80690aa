import type { z } from 'zod';
import { toWords } from '../catalog/toTitle.ts';
import { extendPath, formatPath, type PathPart } from '../formatPath.ts';
import { COLOR_PATTERN, ID_PATTERN, PANEL_NAME_PATTERN, SCRIPT_FILE_PATTERN } from '../limits.ts';
import type { Problem, ProblemCode } from '../Problem.ts';

type Issue = z.core.$ZodIssue;

const ID_RULE = 'small letters, digits, “-” and “_”, beginning with a letter, at most 40 characters';
const SCRIPT_FILE_RULE =
  'a file name such as main.ts: letters, digits, “-” and “_”, beginning with a small letter, ending in .ts';
const PANEL_NAME_RULE = 'letters, digits, “-” and “_”, beginning with a letter, at most 40 characters';
const LONGEST_QUOTE = 40;

const typeLabels: { readonly [type: string]: string } = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'yes or no',
  array: 'a list',
  object: 'a group of settings',
  record: 'a group of named entries',
  null: 'nothing',
};

/** Turns what the schema found into what a creator can act on. */
export function describeIssue(issue: Issue, document: unknown): Problem[] {
  const parts = issue.path.map((part) => (typeof part === 'number' ? part : String(part)));
  const path = formatPath(parts);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      path: extendPath(path, key),
      code: 'unknown-field',
      message: `There is nothing called “${shorten(key)}” here.`,
    }));
  }
  const [code, message] = explain(issue, nameOf(parts), readAt(document, parts));
  return [{ path, code, message }];
}

function explain(issue: Issue, name: string, value: unknown): [ProblemCode, string] {
  switch (issue.code) {
    case 'invalid_type':
      if (value === undefined) return ['missing', `${name} is missing.`];
      return [
        'wrong-type',
        `${name} must be ${getTypeLabel(issue.expected)}, but is ${getTypeLabel(typeOf(value))}.`,
      ];
    case 'too_big':
      return ['out-of-range', `${name} ${limit(issue.origin, 'at most', issue.maximum)}`];
    case 'too_small':
      return ['out-of-range', `${name} ${limit(issue.origin, 'at least', issue.minimum)}`];
    case 'invalid_value':
      return ['wrong-value', `${name} must be one of: ${issue.values.map(String).join(', ')}.`];
    case 'invalid_format':
      return ['wrong-value', `${name} ${formatRule('pattern' in issue ? issue.pattern : undefined)}`];
    case 'invalid_key':
      return ['wrong-value', `The name ${name} is not allowed here; use ${keyRule(issue)}.`];
    case 'invalid_union':
      return value === undefined
        ? ['missing', `${name} is missing.`]
        : ['wrong-value', `${name} is not one of the values allowed here.`];
    case 'custom':
      return value === undefined ? ['missing', `${name} is missing.`] : ['wrong-value', issue.message];
    case 'not_multiple_of':
    case 'invalid_element':
    case 'unrecognized_keys':
      return ['wrong-value', `${name} is not allowed here.`];
  }
}

function limit(origin: string, bound: string, amount: number | bigint): string {
  if (origin === 'string') return `must have ${bound} ${amount} characters.`;
  if (origin === 'array') return `must have ${bound} ${amount} entries.`;
  return `must be ${bound} ${amount}.`;
}

function formatRule(pattern: string | undefined): string {
  if (pattern === String(ID_PATTERN)) return `must be an id: ${ID_RULE}.`;
  if (pattern === String(COLOR_PATTERN)) return 'must be a color such as #ffcc00.';
  return 'is not written the way it must be.';
}

/** What a key must look like, by the pattern that it missed. */
function keyRule({ issues }: Extract<Issue, { code: 'invalid_key' }>): string {
  const [first] = issues;
  const pattern = first?.code === 'invalid_format' && 'pattern' in first ? first.pattern : undefined;
  if (pattern === String(SCRIPT_FILE_PATTERN)) return SCRIPT_FILE_RULE;
  return pattern === String(PANEL_NAME_PATTERN) ? PANEL_NAME_RULE : ID_RULE;
}

function nameOf(parts: readonly PathPart[]): string {
  const last = parts.at(-1);
  if (last === undefined) return 'The game';
  if (typeof last === 'string') return `“${shorten(toWords(last))}”`;
  const list = parts.at(-2);
  return `Entry ${last + 1}${typeof list === 'string' ? ` of “${shorten(toWords(list))}”` : ''}`;
}

function shorten(text: string): string {
  return text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text;
}

function getTypeLabel(type: string): string {
  return typeLabels[type] ?? 'something else';
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

function readAt(document: unknown, parts: readonly PathPart[]): unknown {
  let value = document;
  for (const part of parts) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) return undefined;
    value = Reflect.get(value, part);
  }
  return value;
}

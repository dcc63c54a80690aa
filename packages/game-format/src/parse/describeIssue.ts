import type { z } from 'zod';
import { toWords } from '../catalog/entry/toTitle.ts';
import { extendPath, formatPath, type PathPart } from '../problems/formatPath.ts';
import { COLOR_PATTERN, ID_PATTERN, PANEL_NAME_PATTERN, SCRIPT_FILE_PATTERN } from '../document/limits.ts';
import type { Problem, ProblemCode } from '../problems/Problem.ts';

type Issue = z.core.$ZodIssue;

const ID_RULE = 'lowercase letters, digits, “-”, and “_”, starting with a letter, at most 40 characters';
const SCRIPT_FILE_RULE =
  'a file name such as main.ts: letters, digits, “-”, and “_”, starting with a lowercase letter and ending in .ts';
const PANEL_NAME_RULE = 'letters, digits, “-”, and “_”, starting with a letter, at most 40 characters';
const LONGEST_QUOTE = 40;

const typeLabels: { readonly [type: string]: string } = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'yes or no',
  array: 'a list',
  object: 'a group of settings',
  record: 'a group of named entries',
  null: 'nothing',
};

/** Turns a schema issue into problems that a creator can fix. */
export function describeIssue(issue: Issue, document: unknown): Problem[] {
  const parts = issue.path.map((part) => (typeof part === 'number' ? part : String(part)));
  const path = formatPath(parts);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      path: extendPath(path, key),
      code: 'unknown-field',
      message: `There is no setting called “${shorten(key)}” here.`,
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
        `${name} must be ${getTypeLabel(issue.expected)}, not ${describeType(value, issue.expected)}.`,
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
      return ['wrong-value', `The name ${name} is not allowed. Use ${keyRule(issue)}.`];
    case 'invalid_union':
      return value === undefined
        ? ['missing', `${name} is missing.`]
        : ['wrong-value', `${name} is not one of the allowed values.`];
    case 'custom':
      return value === undefined ? ['missing', `${name} is missing.`] : ['wrong-value', issue.message];
    case 'not_multiple_of':
    case 'invalid_element':
    case 'unrecognized_keys':
      return ['wrong-value', `${name} is not allowed here.`];
  }
}

function limit(origin: string, bound: string, amount: number | bigint): string {
  if (origin === 'string')
    return `must have ${bound} ${amount} ${amount === 1 ? 'character' : 'characters'}.`;
  if (origin === 'array') return `must have ${bound} ${amount} ${amount === 1 ? 'entry' : 'entries'}.`;
  return `must be ${bound} ${amount}.`;
}

function formatRule(pattern: string | undefined): string {
  if (pattern === String(ID_PATTERN)) return `must be an ID (${ID_RULE}).`;
  if (pattern === String(COLOR_PATTERN)) return 'must be a color such as #ffcc00.';
  return 'is not in the right format.';
}

/** Returns the text of the rule that a key breaks, based on the pattern that it does not match. */
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

function describeType(value: unknown, expected: string): string {
  if (value === null) return getTypeLabel('null');
  // “Must be a whole number, not a number” would make no sense.
  if (typeof value === 'number' && expected === 'int') return 'a decimal';
  return getTypeLabel(Array.isArray(value) ? 'array' : typeof value);
}

function readAt(document: unknown, parts: readonly PathPart[]): unknown {
  let value = document;
  for (const part of parts) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) return undefined;
    value = Reflect.get(value, part);
  }
  return value;
}

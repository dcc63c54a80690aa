/** A validation issue. Fits both the validator's own issues and Fastify's version of them. */
export interface InputIssue {
  code?: string;
  message: string;
  expected?: unknown;
  format?: unknown;
  origin?: unknown;
  minimum?: unknown;
  maximum?: unknown;
  values?: unknown;
  keys?: unknown;
}

/** Start of the validator's default messages, for schemas without their own message. */
const VALIDATOR_DEFAULTS = /^(?:Invalid|Too big|Too small|Unrecognized key)/;

const TYPES: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
};
const FORMATS: Record<string, string> = {
  email: 'a valid email',
  url: 'a web address',
  uuid: 'a valid ID',
  datetime: 'a date and time',
  date: 'a date',
};

/** Describes an invalid input in a sentence: the schema's own message, or one built from the issue. */
export function describeInputIssue(name: string, issue: InputIssue): string {
  if (!VALIDATOR_DEFAULTS.test(issue.message)) return issue.message;
  const field = name === '' ? 'The request' : name;
  switch (issue.code ?? 'unknown') {
    case 'invalid_type':
      if (issue.message.endsWith('received undefined')) return `${field} is required.`;
      return `${field} must be ${TYPES[String(issue.expected)] ?? 'a different type'}.`;
    case 'too_small':
      return describeSize(field, issue, 'at least', issue.minimum);
    case 'too_big':
      return describeSize(field, issue, 'at most', issue.maximum);
    case 'invalid_value':
      return `${field} must be ${listValues(issue.values)}.`;
    case 'invalid_format':
      return `${field} must be ${FORMATS[String(issue.format)] ?? 'in the right format'}.`;
    case 'unrecognized_keys':
      return `Unexpected field: ${listNames(issue.keys)}.`;
    default:
      return `${field} is not valid.`;
  }
}

function describeSize(field: string, { origin }: InputIssue, bound: string, limit: unknown): string {
  const count = String(limit);
  if (origin === 'string') {
    if (bound === 'at least' && count === '1') return `${field} must not be empty.`;
    return `${field} must have ${bound} ${count} ${count === '1' ? 'character' : 'characters'}.`;
  }
  if (origin === 'array' || origin === 'set' || origin === 'record' || origin === 'map')
    return `${field} must have ${bound} ${count} ${count === '1' ? 'entry' : 'entries'}.`;
  return `${field} must be ${bound} ${count}.`;
}

function listValues(values: unknown): string {
  const all = Array.isArray(values) ? values.map(String) : [];
  return all.length > 1 ? `one of ${all.join(', ')}` : (all[0] ?? 'another value');
}

function listNames(keys: unknown): string {
  return Array.isArray(keys) ? keys.map(String).join(', ') : 'unknown';
}

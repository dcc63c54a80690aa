const HIDDEN = '[redacted]';
const DEEPEST_LEVEL = 8;

/** Matched anywhere in a key, in upper or lower case, so that `newPassword` and `access_token` are covered. */
const secretWords =
  /password|passphrase|token|ticket|secret|cookie|authorization|credential|session_?id|e-?mail|api_?key/i;
/** Matched only as whole keys, because they are part of other words: `shipping` contains `pin`. */
const secretNames = /^(pin|pin_?code|otp)$/i;

const mailAddress = /[^\s"'<>:;,()[\]\\@]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+/gu;

/**
 * Hides the values of sensitive keys at any depth of plain data; other objects have their own serializers.
 */
export function redactFields(fields: Record<string, unknown>): Record<string, unknown> {
  return redactValue(fields, 0) as Record<string, unknown>;
}

/** Runs on the finished log line, so that it also covers messages and stack traces. */
export function redactEmailAddresses(line: string): string {
  return line.replace(mailAddress, HIDDEN);
}

function redactValue(value: unknown, depth: number): unknown {
  if (Array.isArray(value)) {
    return depth === DEEPEST_LEVEL ? HIDDEN : value.map((item) => redactValue(item, depth + 1));
  }
  if (!isPlainObject(value)) return value;
  if (depth === DEEPEST_LEVEL) return HIDDEN;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, isTelling(key) ? HIDDEN : redactValue(item, depth + 1)]),
  );
}

function isTelling(key: string): boolean {
  return secretWords.test(key) || secretNames.test(key);
}

/** Unlike `isRecord`, excludes instances of classes, such as errors and requests. */
function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

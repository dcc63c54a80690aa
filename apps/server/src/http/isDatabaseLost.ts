/** How a database that went away shows itself: broken sockets, and PostgreSQL's own farewells. */
const CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  '53300',
]);
const CODE_CLASSES = /^(08...|57P..)$/;
/** What the driver says without a code. */
const MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Cannot use a pool after calling end|Client has encountered a connection error|Query read timeout)/;

/** Whether an error, or what caused it, means that the database cannot be asked just now. */
export function isDatabaseLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = '' } = error as { code?: string };
  if (CODES.has(code) || CODE_CLASSES.test(code) || MESSAGES.test(error.message)) return true;
  return isDatabaseLost(error.cause);
}

/** How a database that went away shows itself: broken sockets, written to or read from. */
const CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_WRITE_AFTER_END',
  'ERR_SOCKET_CLOSED',
]);
/** PostgreSQL's farewells, what it has too little of, and transactions it gave up for the sake of another. */
const CODE_CLASSES = /^(08...|53...|57P..|40...|55P03)$/;
/** What the driver says without a code. */
const MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Cannot use a pool after calling end|Client has encountered a connection error|Query read timeout)/;

/** Whether an error, or what caused it, means that the database cannot be asked just now. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = '' } = error as { code?: string };
  if (CODES.has(code) || CODE_CLASSES.test(code) || MESSAGES.test(error.message)) return true;
  return isDatabaseUnavailable(error.cause);
}

/** Socket errors that occur when the database goes away. */
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
/** Error classes of PostgreSQL for shutdown, insufficient resources and rolled back transactions. */
const CODE_CLASSES = /^(08...|53...|57P..|40...|55P03)$/;
/** Driver messages that have no code. */
const MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Cannot use a pool after calling end|Client has encountered a connection error|Query read timeout)/;

/** Whether an error or its cause means that the database is currently unavailable. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = '' } = error as { code?: string };
  if (CODES.has(code) || CODE_CLASSES.test(code) || MESSAGES.test(error.message)) return true;
  return isDatabaseUnavailable(error.cause);
}

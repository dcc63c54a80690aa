/** Addresses that end in a secret from a mail. */
const secretPaths = /(\/(?:pin\/validate|password\/reset|account\/confirm-email)\/)[^/]+/g;
/** What a random 192-bit or longer value looks like in an address; shorter ids stay readable. */
const randomParts = /(?<=\/)(?!(?:[0-9a-f]+-){4})[\w-]{32,}/g;
/** Drizzle appends the values of a failed statement to its message. */
const statementValues = /\nparams: [\s\S]*$/;

interface LoggedRequest {
  method?: string;
  url?: string;
}

interface LoggedReply {
  statusCode?: number;
}

/** No headers, no query string: both carry sessions, tickets and tokens. */
export function serializeRequest(request: LoggedRequest): { method?: string; path: string } {
  const path = (request.url ?? '').split(/[?#]/, 1)[0] ?? '';
  const shown = path.replace(secretPaths, '$1[redacted]').replace(randomParts, '[redacted]');
  return { method: request.method, path: shown };
}

export function serializeReply(reply: LoggedReply): { status?: number } {
  return { status: reply.statusCode };
}

/** Only named fields: database errors also carry rows and statement values. */
export function serializeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  const { code, errorId, constraint, table } = error as Error & Record<string, unknown>;
  const message = hideStatementValues(error.message);
  return {
    type: error.name,
    message,
    stack: error.stack?.replace(error.message, () => message),
    code,
    errorId,
    constraint,
    table,
    cause: error.cause === undefined ? undefined : serializeError(error.cause),
  };
}

export function hideStatementValues<Value>(value: Value): Value | string {
  return typeof value === 'string' ? value.replace(statementValues, '\nparams: [redacted]') : value;
}

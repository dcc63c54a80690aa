/** Paths that end in a secret from a link in an email. */
const secretPaths = /(\/(?:pin\/validate|password\/reset|account\/confirm-email)\/)[^/]+/g;
/** Matches random values of 192 bits or more in a path. Shorter ids stay readable. */
const randomParts = /(?<=\/)(?!(?:[0-9a-f]+-){4})[\w-]{32,}/g;
/** Drizzle appends the values of a failed statement to its error message. */
const statementValues = /\nparams: [\s\S]*$/;

interface LoggedRequest {
  method?: string;
  url?: string;
}

interface LoggedReply {
  statusCode?: number;
}

/** Omits headers and the query string: both carry sessions, tickets and tokens. */
export function serializeRequest(request: LoggedRequest): { method?: string; path: string } {
  const path = (request.url ?? '').split(/[?#]/, 1)[0] ?? '';
  const shown = path.replace(secretPaths, '$1[redacted]').replace(randomParts, '[redacted]');
  return { method: request.method, path: shown };
}

export function serializeReply(reply: LoggedReply): { status?: number } {
  return { status: reply.statusCode };
}

/** Logs only known fields, because database errors also contain rows and statement values. */
export function serializeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return serializeThrown(error);
  const { code, errorId, constraint, table } = error as Error & Record<string, unknown>;
  const message = redactStatementValues(error.message);
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

/** Some libraries throw plain objects. Only their known fields are logged too. */
function serializeThrown(thrown: unknown): Record<string, unknown> {
  if (thrown === null || typeof thrown !== 'object')
    return { message: redactStatementValues(String(thrown)) };
  const { name, message, code, error, cause } = thrown as Record<string, unknown>;
  const inner = error ?? cause;
  return {
    type: typeof name === 'string' ? name : undefined,
    message:
      typeof message === 'string'
        ? redactStatementValues(message)
        : `an error without a message (${Object.keys(thrown).join(', ') || 'empty'})`,
    code: typeof code === 'string' ? code : undefined,
    cause: inner === undefined || inner === thrown ? undefined : serializeError(inner),
  };
}

export function redactStatementValues<Value>(value: Value): Value | string {
  return typeof value === 'string' ? value.replace(statementValues, '\nparams: [redacted]') : value;
}

import type { ErrorBody } from './envelope.ts';

/** The error id for responses that have none, such as those from a proxy. */
const UNKNOWN_ERROR = 'unknown_error';

/** Parses the error of a failed call; null if the response has no message to show. */
export function readErrorBody(body: unknown): ErrorBody | null {
  const { message, errorId, incidentId, fields } = (body ?? {}) as Partial<Record<keyof ErrorBody, unknown>>;
  const isFromUs = typeof errorId === 'string';
  if (typeof message !== 'string' || (message === '' && !isFromUs)) return null;
  return {
    status: 'error',
    message,
    errorId: isFromUs ? errorId : UNKNOWN_ERROR,
    ...(typeof incidentId === 'string' ? { incidentId } : {}),
    ...(isSentences(fields) ? { fields } : {}),
  };
}

function isSentences(fields: unknown): fields is Record<string, string> {
  if (fields === null || typeof fields !== 'object' || Array.isArray(fields)) return false;
  return Object.values(fields).every((sentence) => typeof sentence === 'string');
}

import { ApiError, type ErrorBody } from '@playloom/api-contract';

const UNEXPECTED: ErrorBody = {
  status: 'error',
  errorId: 'unexpected',
  message: 'Something went wrong. Check your connection and try again.',
};

/** Returns the server's error message. Any other error is a bug in the site, so it is also reported. */
export function toErrorBody(error: unknown): ErrorBody {
  if (error instanceof ApiError) return error.body;
  reportError(error);
  return UNEXPECTED;
}

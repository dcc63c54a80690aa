import { ApiError, type ErrorBody } from '@playloom/api-contract';

const UNEXPECTED: ErrorBody = {
  status: 'error',
  errorId: 'unexpected',
  message: 'Something went wrong. Check your connection and try again.',
};

/** What a failed call says. Whatever is no answer of the server is our own mistake: shown, and reported. */
export function readProblem(error: unknown): ErrorBody {
  if (error instanceof ApiError) return error.body;
  reportError(error);
  return UNEXPECTED;
}

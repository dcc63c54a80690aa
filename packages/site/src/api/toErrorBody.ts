import type { ErrorBody } from '@playloom/api-contract';
import { reportUnexpectedError } from './reportUnexpectedError.ts';

const UNEXPECTED: ErrorBody = {
  status: 'error',
  errorId: 'unexpected',
  message: 'Something went wrong. Check your connection and try again.',
};

/** Returns the server's error message. Any other error is also reported. */
export function toErrorBody(error: unknown): ErrorBody {
  return reportUnexpectedError(error)?.body ?? UNEXPECTED;
}

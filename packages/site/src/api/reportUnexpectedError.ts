import { ApiError } from '@playloom/api-contract';

/**
 * Returns the error if it is one of the API, which are expected, for example without a network. Any other error is a
 * bug in the site, so it is reported.
 */
export function reportUnexpectedError(error: unknown): ApiError | null {
  if (error instanceof ApiError) return error;
  reportError(error);
  return null;
}

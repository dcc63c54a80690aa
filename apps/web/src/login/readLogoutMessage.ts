import { ApiError } from '@playloom/api-contract';

const LOGOUT_FAILED = 'Something went wrong while logging out';

/** Returns the server's error message, or our own text if the request did not reach the server. */
export function readLogoutMessage(error: unknown): string {
  const hasAnswer = error instanceof ApiError && error.body.errorId !== 'network_unreachable';
  return (hasAnswer && error.body.message) || LOGOUT_FAILED;
}

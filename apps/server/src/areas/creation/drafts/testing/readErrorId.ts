import { ApiError } from '@playloom/api-contract';

/** Returns the error id of a call, or `allowed` when it succeeded. */
export async function readErrorId(call: Promise<unknown>): Promise<string> {
  const error: unknown = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error === null) return 'allowed';
  if (error instanceof ApiError) return error.body.errorId;
  throw error;
}

import { ApiError } from '@playloom/api-contract';

/** The id of the error that a call was answered with; `allowed` when it went well. */
export async function readErrorId(call: Promise<unknown>): Promise<string> {
  const error: unknown = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error === null) return 'allowed';
  if (error instanceof ApiError) return error.body.errorId;
  throw error;
}

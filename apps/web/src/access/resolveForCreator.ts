import { ApiError } from '@playloom/api-contract';
import { data } from 'react-router';

/**
 * The API's answers for an invalid id, for another creator's game and for a missing game. All become the same 404, so
 * that the page reveals nothing.
 */
const NOT_YOURS = [400, 403, 404];

/** Reads data that only the creators of a game may see; other users get a 404 page. */
export async function resolveForCreator<T>(answer: Promise<{ data: T }>): Promise<T> {
  try {
    return (await answer).data;
  } catch (error) {
    if (!(error instanceof ApiError) || !NOT_YOURS.includes(error.status)) throw error;
    throw data('Game not found. It may have been deleted or belong to someone else.', { status: 404 });
  }
}

import { ApiError } from '@playloom/api-contract';
import { data } from 'react-router';

/** A mistyped id, a game that others make, none at all: whoever stands outside is told of no difference. */
const NOT_YOURS = [400, 403, 404];

/** What only those who make a game may read; others get the page that says so. */
export async function readAsCreator<T>(answer: Promise<{ data: T }>): Promise<T> {
  try {
    return (await answer).data;
  } catch (error) {
    if (!(error instanceof ApiError) || !NOT_YOURS.includes(error.status)) throw error;
    throw data('There is no game of yours here.', { status: 404 });
  }
}

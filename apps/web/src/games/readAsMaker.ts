import { ApiError } from '@playloom/api-contract';
import { data } from 'react-router';

/** What only those who make a game may read; others get the page that says so. */
export async function readAsMaker<T>(answer: Promise<{ data: T }>): Promise<T> {
  try {
    return (await answer).data;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    throw data('There is no game of yours here.', { status: error.status });
  }
}

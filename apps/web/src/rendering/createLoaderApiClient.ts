import { ApiError, type ApiClient } from '@playloom/api-contract';
import { data } from 'react-router';

/** What the error page receives if a loader got a server error. */
export interface LoaderFailure {
  /** Id of the error in the server log. */
  incidentId: string | null;
}

/**
 * Wraps the API client for loaders. Throws server errors as responses, because the router hides other errors from the
 * browser, including the incident id that the error page shows.
 */
export function createLoaderApiClient(api: ApiClient): ApiClient {
  const calls = Object.entries(api).map(([name, call]) => [
    name,
    (...input: never[]) => (call as (...input: never[]) => Promise<unknown>)(...input).catch(throwAsAnswer),
  ]);
  return Object.fromEntries(calls) as ApiClient;
}

function throwAsAnswer(error: unknown): never {
  if (!(error instanceof ApiError) || error.status < 500) throw error;
  throw data<LoaderFailure>({ incidentId: error.body.incidentId ?? null }, { status: error.status });
}

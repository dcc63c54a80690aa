import { ApiError, type ApiClient } from '@playloom/api-contract';
import { data } from 'react-router';

/** What a page receives when a call of its loader failed on our side. */
export interface LoaderFailure {
  /** The name of the failure in the log, where its cause stands. */
  incidentId: string | null;
}

/**
 * The API for loaders. A failure on our side is thrown as an answer: the router hides every other error from the
 * browser, and with it the incident id that the visitor should see, also when moving from page to page.
 */
export function throwFailureResponses(api: ApiClient): ApiClient {
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

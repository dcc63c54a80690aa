import { type ApiClient, createApiClient, CSRF_HEADER } from '@playloom/api-contract';

const ANSWER_LIMIT_MS = 10_000;

/** Creates the API client of a logged-in user, as pages use it. */
export function createUserApi(url: string, cookie: string): ApiClient {
  return createApiClient(async (path, init) => {
    const headers = new Headers(init.headers);
    for (const [name, value] of Object.entries({ cookie, origin: url, [CSRF_HEADER]: '1' }))
      headers.set(name, value);
    return fetch(new URL(path, url), { ...init, headers, signal: AbortSignal.timeout(ANSWER_LIMIT_MS) });
  });
}

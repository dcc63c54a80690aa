import type { ApiClient } from '@playloom/api-contract';

/** The typed client in the browser. Loaded with the first call: it carries the validator, which no page needs to show. */
export async function browserApi(): Promise<ApiClient> {
  const { createApiClient } = await import('./createBrowserClient.ts');
  return createApiClient();
}

import type { ApiClient } from '@playloom/api-contract';

/** The typed client in the browser. Loaded with the first call: it knows every path, which no page needs to show. */
export async function browserApi(): Promise<ApiClient> {
  const { browserClient } = await import('./browserClient.ts');
  return browserClient;
}

import type { ApiClient } from '@playloom/api-contract';

/** Loads the API client on first use, because it contains all paths and no page needs it to render. */
export async function loadBrowserApi(): Promise<ApiClient> {
  const { browserClient } = await import('./browserClient.ts');
  return browserClient;
}

import { createApiClient as createClient, type ApiClient } from '@playloom/api-contract';

export function createApiClient(): ApiClient {
  return createClient((url, init) => fetch(url, { ...init, credentials: 'same-origin' }));
}

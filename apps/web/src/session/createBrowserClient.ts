import { createApiClient, type ApiClient } from '@playloom/api-contract';
import { fetchAsVisitor } from './fetchAsVisitor.ts';

export function createBrowserClient(): ApiClient {
  return createApiClient(fetchAsVisitor);
}

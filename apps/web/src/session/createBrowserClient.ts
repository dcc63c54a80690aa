import { createApiClient as createClient, type ApiClient } from '@playloom/api-contract';
import { fetchAsVisitor } from './fetchAsVisitor.ts';

export function createApiClient(): ApiClient {
  return createClient(fetchAsVisitor);
}

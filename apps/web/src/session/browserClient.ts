import { createApiClient } from '@playloom/api-contract';
import { fetchAsVisitor } from './fetchAsVisitor.ts';

/** Created once, because it has about two hundred methods and components use it on every render. */
export const browserClient = createApiClient(fetchAsVisitor);

import { createApiClient } from '@playloom/api-contract';
import { fetchWithSession } from './fetchWithSession.ts';

/** A single client for all components, because creating its two hundred methods on every render would be slow. */
export const browserClient = createApiClient(fetchWithSession);

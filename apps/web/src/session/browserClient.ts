import { createApiClient } from '@playloom/api-contract';
import { fetchAsVisitor } from './fetchAsVisitor.ts';

/** Made once: it has a method for each of two hundred calls, and pages ask for it whenever they are drawn. */
export const browserClient = createApiClient(fetchAsVisitor);

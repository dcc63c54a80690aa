import type { PageRequest } from '@playloom/api-contract';
import { createContext } from 'react-router';

/** What the server hands to every loader: the API as this visitor, the public configuration, the nonce. */
export const pageContext = createContext<PageRequest>();

/** Filled when making the page failed: the name of that failure in the log. */
export const incidentContext = createContext<{ id: string | null }>();

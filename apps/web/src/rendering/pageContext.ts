import type { PageRequest } from '@playloom/api-contract';
import { createContext } from 'react-router';

/** Data for every loader: the API client of this visitor, the public configuration, and the nonce. */
export const pageContext = createContext<PageRequest>();

/** Holds the id of the error in the server log if the page fails to render. */
export const incidentContext = createContext<{ id: string | null }>();

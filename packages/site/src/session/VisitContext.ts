import { createContext } from 'react';
import type { Visit } from './readVisit.ts';

/**
 * The visit at the time the page was loaded. Later data requests come from our own script, without the portal's frame
 * or the parameters of the link, so a visit read from them would be wrong.
 */
export const VisitContext = createContext<Visit | null>(null);

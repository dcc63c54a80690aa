import { createContext } from 'react';
import type { Visit } from './readVisit.ts';

/**
 * How the page view started. Later data requests come from our own script, without the portal's frame or the
 * parameters of the link, so a visit read from them would be wrong.
 */
export const VisitContext = createContext<Visit | null>(null);

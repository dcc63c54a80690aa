import { createContext } from 'react';
import type { Visit } from './readVisit.ts';

/**
 * How the page view began. Later data requests of the same page come from our own script, not from the
 * portal's frame or the link with its flags, so their answer to that question would be wrong.
 */
export const VisitContext = createContext<Visit | null>(null);

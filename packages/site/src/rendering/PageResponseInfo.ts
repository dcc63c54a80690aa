import { createContext } from 'react';

/** Data of the HTTP response that delivered the page. Available even if no loader ran. */
export interface PageResponseInfo {
  /** The nonce of the first response, which the browser enforces. Later data requests have other nonces. */
  nonce: string;
  /** Id of the error in the server log; null if rendering succeeded. */
  incidentId: string | null;
}

export const PageResponseContext = createContext<PageResponseInfo>({ nonce: '', incidentId: null });

export const INCIDENT_META = 'incident-id';

/** Reads the data that the server wrote into the page. */
export function readPageResponseInfo(page: Document): PageResponseInfo {
  const nonceMeta = page.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  const incidentMeta = page.querySelector<HTMLMetaElement>(`meta[name="${INCIDENT_META}"]`);
  return { nonce: nonceMeta?.nonce ?? '', incidentId: incidentMeta?.content ?? null };
}

import { createContext } from 'react';

/** What belongs to the answer that brought the page, known even when no loader could run. */
export interface PageFrame {
  /** The browser holds the page to the nonce it came with; later data requests would bring others. */
  nonce: string;
  /** Names this failure in the log; none unless the page failed. */
  incidentId: string | null;
}

export const PageFrameContext = createContext<PageFrame>({ nonce: '', incidentId: null });

export const INCIDENT_META = 'incident-id';

/** The frame as the server wrote it into the page. */
export function readPageFrame(page: Document): PageFrame {
  const nonceMeta = page.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  const incidentMeta = page.querySelector<HTMLMetaElement>(`meta[name="${INCIDENT_META}"]`);
  return { nonce: nonceMeta?.nonce ?? '', incidentId: incidentMeta?.content ?? null };
}

import { EMBEDDED_PAGE_HEADER_VALUE, CSRF_HEADER } from '@playloom/api-contract';

/** Calls the API with the session cookie. A header marks pages in iframes, whose sessions have fewer rights. */
export function fetchWithSession(url: string, { headers, ...init }: RequestInit): Promise<Response> {
  return fetch(url, {
    ...init,
    credentials: 'same-origin',
    headers: isFramed()
      ? { ...(headers as Record<string, string>), [CSRF_HEADER]: EMBEDDED_PAGE_HEADER_VALUE }
      : headers,
  } as RequestInit);
}

export function isFramed(): boolean {
  return window.self !== window.top;
}

import { REQUEST_HEADER } from '@playloom/api-contract';

/**
 * Sends a request whose result does not matter. It completes even if the user leaves the page, and it does not use
 * the API client, which every page would have to load for it.
 */
export async function postQuietly(path: string, body: unknown): Promise<boolean> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      keepalive: true,
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json', [REQUEST_HEADER]: '1' },
      body: JSON.stringify(body),
    });
    // An unread response would block its connection for later requests.
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

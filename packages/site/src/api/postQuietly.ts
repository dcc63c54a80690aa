import { CSRF_HEADER } from '@playloom/api-contract';

/**
 * Sends a request whose result does not matter. It completes even if the user leaves the page. Does not use the API
 * client, so that pages don't have to load it.
 */
export async function postQuietly(path: string, body: unknown): Promise<boolean> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      keepalive: true,
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json', [CSRF_HEADER]: '1' },
      body: JSON.stringify(body),
    });
    // Read the response, because an unread one would block its connection for later requests.
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

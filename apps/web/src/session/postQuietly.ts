import { REQUEST_HEADER } from '@playloom/api-contract';

/**
 * Sends something nobody waits for. It survives leaving the page, and it goes without the typed client,
 * which would have to be loaded on every page just for this.
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
    // Unread, the answer would keep its connection from whoever needs one next.
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';

/**
 * Stores in the account that this chat should be open. If the user doesn't get to the chat, the next page they load
 * opens it, on any device. Opening it clears the entry.
 */
export function savePendingChat(openChatAccountOf: string): void {
  loadBrowserApi()
    .then((api) => api.markChatOpen({ body: { openChatAccountOf } }))
    // Ignore errors, because the click opens the chat page anyway.
    .catch(() => undefined);
}

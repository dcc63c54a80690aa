import { browserApi } from '../session/browserApi.ts';

/**
 * Remembers for the account which chat was asked for. The chat that opens clears it; if it never comes up, the next
 * page of the account opens it, on whichever device.
 */
export function rememberOpenChat(openChatAccountOf: string): void {
  browserApi()
    .then((api) => api.markChatOpen({ body: { openChatAccountOf } }))
    // The chat page opens anyway.
    .catch(() => undefined);
}

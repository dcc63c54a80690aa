import { browserApi } from '../session/browserApi.ts';

/** Stores in the account which chat to open. Opening that chat clears it; if it never opens, the next page of the
 * account opens it, on any device.
 */
export function rememberOpenChat(openChatAccountOf: string): void {
  browserApi()
    .then((api) => api.markChatOpen({ body: { openChatAccountOf } }))
    // The chat page opens anyway.
    .catch(() => undefined);
}

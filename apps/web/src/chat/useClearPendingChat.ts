import { useEffect } from 'react';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';

const CLEAR_AFTER_MS = 2000;

/** Clears the account's entry that a chat should be open, shortly after the chat was opened. */
export function useClearPendingChat(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      loadBrowserApi()
        .then((api) => api.clearChatOpen())
        // If this fails, the next page opens the chat once more and clears the entry then.
        .catch(() => undefined);
    }, CLEAR_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
}

import { useEffect } from 'react';
import { browserApi } from '../session/browserApi.ts';

const CLEAR_AFTER_MS = 2000;

/** Clears the account's entry that a chat should be open, shortly after the chat was opened. */
export function useClearOpenChat(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      browserApi()
        .then((api) => api.clearChatOpen())
        // If this fails, the next page opens the chat once more and clears the entry then.
        .catch(() => undefined);
    }, CLEAR_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
}

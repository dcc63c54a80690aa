import type { LiveServerMessage } from '@playloom/api-contract';
import type { PageLiveSocket } from './LiveContext.ts';
import type { LiveSocket } from './openLiveSocket.ts';

export interface OpenablePageLiveSocket extends PageLiveSocket {
  /** Loads the script and opens the connection; returns a function that closes it. */
  open(): () => void;
  /** Adds a listener that runs when the server ends the session; returns a function that removes it. */
  onEnded(listener: () => void): () => void;
}

/**
 * Creates the live socket of a page. Listeners stay when the connection closes and opens again, for example on login.
 */
export function createPageLiveSocket(): OpenablePageLiveSocket {
  const listeners = new Set<(message: LiveServerMessage) => void>();
  const lossListeners = new Set<() => void>();
  const endedListeners = new Set<() => void>();
  const state: { live: LiveSocket | null; isOpen: boolean } = { live: null, isOpen: false };
  return {
    send: (message) => state.live?.send(message),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    onDisconnect(listener) {
      lossListeners.add(listener);
      return () => void lossListeners.delete(listener);
    },
    isOpen: () => state.isOpen,
    reconnect: () => state.live?.reconnect(),
    onEnded(listener) {
      endedListeners.add(listener);
      return () => void endedListeners.delete(listener);
    },
    open() {
      const opening = { isOver: false, live: null as LiveSocket | null };
      const start = async () => {
        const [{ openLiveSocket }, { fetchLiveToken }] = await Promise.all([
          import('./openLiveSocket.ts'),
          import('./fetchLiveToken.ts'),
        ]);
        if (opening.isOver) return;
        opening.live = state.live = openLiveSocket({
          readToken: fetchLiveToken,
          onEnded() {
            for (const listener of endedListeners) listener();
          },
          onDisconnect() {
            state.isOpen = false;
            for (const listener of lossListeners) listener();
          },
        });
        state.live.subscribe((message) => {
          if (message.kind === 'welcome') state.isOpen = true;
          for (const listener of listeners) listener(message);
        });
      };
      // If opening fails, the page still works and shows current data after the next load.
      start().catch(() => undefined);
      return () => {
        opening.isOver = true;
        opening.live?.close();
        if (state.live === opening.live) Object.assign(state, { live: null, isOpen: false });
      };
    },
  };
}

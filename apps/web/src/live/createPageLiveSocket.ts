import type { LiveServerMessage } from '@playloom/api-contract';
import type { PageLiveSocket } from './LiveContext.ts';
import type { LiveSocket } from './openLiveSocket.ts';

export interface OpenablePageLiveSocket extends PageLiveSocket {
  /** Opens the line, whose script is loaded only now; gives back what closes it. */
  open(): () => void;
  /** Calls back when the server has ended the session; gives back what ends that. */
  onEnded(listener: () => void): () => void;
}

/** Listeners stay while the line comes and goes: with a login, and with the play page, which has none. */
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
        const [{ openLiveSocket }, { readChatToken }] = await Promise.all([
          import('./openLiveSocket.ts'),
          import('./readChatToken.ts'),
        ]);
        if (opening.isOver) return;
        opening.live = state.live = openLiveSocket({
          readToken: readChatToken,
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
      // The page works without: what it would have been told is there after the next load.
      start().catch(() => undefined);
      return () => {
        opening.isOver = true;
        opening.live?.close();
        if (state.live === opening.live) Object.assign(state, { live: null, isOpen: false });
      };
    },
  };
}

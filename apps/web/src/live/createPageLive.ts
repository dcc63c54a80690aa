import type { LiveNews } from '@playloom/api-contract';
import type { PageLive } from './LiveContext.ts';
import type { Live } from './openLive.ts';

export interface OpenablePageLive extends PageLive {
  /** Opens the line, whose script is loaded only now; gives back what closes it. */
  open(): () => void;
  /** Calls back when the server has ended the session; gives back what ends that. */
  onEnded(listener: () => void): () => void;
}

/** Listeners stay while the line comes and goes: with a login, and with the play page, which has none. */
export function createPageLive(): OpenablePageLive {
  const listeners = new Set<(news: LiveNews) => void>();
  const lossListeners = new Set<() => void>();
  const endedListeners = new Set<() => void>();
  const state: { live: Live | null; isOpen: boolean } = { live: null, isOpen: false };
  return {
    say: (word) => state.live?.say(word),
    hear(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    watchLoss(listener) {
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
      const opening = { isOver: false, live: null as Live | null };
      const start = async () => {
        const [{ openLive }, { readChatToken }] = await Promise.all([
          import('./openLive.ts'),
          import('./readChatToken.ts'),
        ]);
        if (opening.isOver) return;
        opening.live = state.live = openLive({
          readToken: readChatToken,
          onEnded() {
            for (const listener of endedListeners) listener();
          },
          onLoss() {
            state.isOpen = false;
            for (const listener of lossListeners) listener();
          },
        });
        state.live.hear((news) => {
          if (news.kind === 'welcome') state.isOpen = true;
          for (const listener of listeners) listener(news);
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

import { useEffect, useState, useSyncExternalStore } from 'react';
import { toErrorBody } from '@playloom/site/api/toErrorBody.ts';
import { usePageLiveSocket } from '../live/LiveContext.ts';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { getBrowserStorage } from '@playloom/site/browser/getBrowserStorage.ts';
import { useRootData } from '@playloom/site/session/useRootData.ts';
import { createChatStore, type ChatState, type ChatStore } from './createChatStore.ts';
import { createUuid } from '@playloom/site/browser/createUuid.ts';

export interface PageChat {
  store: ChatStore;
  state: ChatState;
}

/** Returns the chat state of this page, which comes from the live socket and the API. */
export function useChat(): PageChat {
  const live = usePageLiveSocket();
  const { user } = useRootData();
  const [store] = useState(() =>
    createChatStore({
      api: loadBrowserApi,
      sendMessage: live.send,
      now: () => Date.now(),
      makeId: createUuid,
      describe: (error) => toErrorBody(error).message,
      userId: user?._id ?? null,
      storage: getBrowserStorage('local'),
      schedule(run, afterMs) {
        const timer = setTimeout(run, afterMs);
        return () => clearTimeout(timer);
      },
      isConnected: live.isOpen,
      reconnect: live.reconnect,
    }),
  );
  useEffect(() => live.subscribe(store.handleServerMessage), [live, store]);
  useEffect(() => live.onDisconnect(() => store.setOnline(false)), [live, store]);
  useEffect(() => {
    const look = () => store.setVisible(document.visibilityState === 'visible');
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [store]);
  useEffect(() => store.leave, [store]);
  const state = useSyncExternalStore(store.subscribe, store.read, store.read);
  return { store, state };
}

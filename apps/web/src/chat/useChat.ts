import { useEffect, useState, useSyncExternalStore } from 'react';
import { readProblem } from '../forms/readProblem.ts';
import { useLive } from '../live/LiveContext.ts';
import { browserApi } from '../session/browserApi.ts';
import { openStorage } from '../session/openStorage.ts';
import { useRoot } from '../session/useRoot.ts';
import { createChatStore, type ChatState, type ChatStore } from './createChatStore.ts';

export interface Chat {
  store: ChatStore;
  state: ChatState;
}

/** What this page knows of chat, from the live line and from the API. */
export function useChat(): Chat {
  const live = useLive();
  const { user } = useRoot();
  const [store] = useState(() =>
    createChatStore({
      api: browserApi,
      say: live.say,
      now: () => Date.now(),
      makeId: () => crypto.randomUUID(),
      describe: (error) => readProblem(error).message,
      userId: user?._id ?? null,
      storage: openStorage('local'),
      schedule(run, afterMs) {
        const timer = setTimeout(run, afterMs);
        return () => clearTimeout(timer);
      },
      isLineOpen: live.isOpen,
      reconnect: live.reconnect,
    }),
  );
  useEffect(() => live.hear(store.hear), [live, store]);
  useEffect(() => live.watchLoss(() => store.setOnline(false)), [live, store]);
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

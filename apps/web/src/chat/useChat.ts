import { useEffect, useState, useSyncExternalStore } from 'react';
import { readProblem } from '../forms/readProblem.ts';
import { useLive } from '../live/LiveContext.ts';
import { browserApi } from '../session/browserApi.ts';
import { createChatStore, type ChatState, type ChatStore } from './createChatStore.ts';

export interface Chat {
  store: ChatStore;
  state: ChatState;
}

/** What this page knows of chat, from the live line and from the API. */
export function useChat(): Chat {
  const live = useLive();
  const [store] = useState(() =>
    createChatStore({
      api: browserApi,
      say: live.say,
      now: () => Date.now(),
      makeId: () => crypto.randomUUID(),
      describe: (error) => readProblem(error).message,
    }),
  );
  useEffect(() => live.hear(store.hear), [live, store]);
  useEffect(() => store.leave, [store]);
  const state = useSyncExternalStore(store.subscribe, store.read, store.read);
  return { store, state };
}

import type { Party } from '@playloom/api-contract';
import { createContext, use, useSyncExternalStore } from 'react';
import type { PartyStore } from './createPartyStore.ts';

export const PartyContext = createContext<PartyStore | null>(null);

export function usePartyStore(): PartyStore {
  const store = use(PartyContext);
  if (!store) throw new Error('PartyContext is missing above this component.');
  return store;
}

/** Returns the user's current party, or null. */
export function useParty(): { party: Party | null; store: PartyStore } {
  const store = usePartyStore();
  const party = useSyncExternalStore(store.subscribe, store.read, store.read);
  return { party, store };
}

import type { ApiClient, Party } from '@playloom/api-contract';

/** The user's party on this page. */
export interface PartyStore {
  read(): Party | null;
  subscribe(listener: () => void): () => void;
  /** Shows a party that a request has returned. */
  replace(party: Party | null): void;
  /** Loads the party. If that fails, the page keeps what it shows. */
  reload(): Promise<void>;
  /** Counts a message that has arrived, or none after the user has read all. */
  setUnread(count: (former: number) => number): void;
}

export function createPartyStore(first: Party | null, loadApi: () => Promise<ApiClient>): PartyStore {
  const listeners = new Set<() => void>();
  const state = { party: first, change: 0 };
  const replace = (party: Party | null): void => {
    state.change += 1;
    state.party = party;
    for (const listener of listeners) listener();
  };
  return {
    read: () => state.party,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    replace,
    async reload() {
      state.change += 1;
      const { change } = state;
      const answer = await loadApi()
        .then((api) => api.readParty())
        .catch(() => null);
      // A later change knows more.
      if (answer && change === state.change) replace(answer.data);
    },
    setUnread(count) {
      if (state.party) replace({ ...state.party, unread: count(state.party.unread) });
    },
  };
}

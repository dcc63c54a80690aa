import type { Party } from '@playloom/api-contract';

/** How what this page shows relates to the server. */
interface PartySync {
  /** Counts the changes on this page. */
  changes: number;
  loading: Promise<void> | null;
  /** Whether the server may know more than the page shows. */
  isOutdated: boolean;
  /** The party that the user has just created or joined on this page, until its bar has shown it. */
  enteredId: string | null;
}

/** The user's party on this page. */
export interface PartyStore {
  readonly sync: PartySync;
  read(): Party | null;
  subscribe(listener: () => void): () => void;
  /** Remembers that the user has just created or joined a party, or that its bar has shown that. */
  markEntered(id: string | null): void;
  /** Shows a party that a request has returned. */
  replace(party: Party | null): void;
  /** Counts a message that has arrived, or none after the user has read all. */
  setUnread(count: (former: number) => number): void;
}

export function createPartyStore(first: Party | null): PartyStore {
  const listeners = new Set<() => void>();
  const state = { party: first };
  const sync: PartySync = { changes: 0, loading: null, isOutdated: false, enteredId: null };
  const replace = (party: Party | null): void => {
    sync.changes += 1;
    state.party = party;
    for (const listener of listeners) listener();
  };
  return {
    sync,
    read: () => state.party,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    markEntered: (id) => void (sync.enteredId = id),
    replace,
    setUnread(count) {
      if (state.party) replace({ ...state.party, unread: count(state.party.unread) });
    },
  };
}

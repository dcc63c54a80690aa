import type { DraftGame } from '@playloom/draft';
import type { Store } from '@playloom/editor-core';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { EditorSession } from './EditorSession.ts';

export const SessionContext = createContext<EditorSession | null>(null);

export function useSession(): EditorSession {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('useSession must be called inside the editor.');
  return session;
}

/** Reads a store and re-renders on changes. */
export function useStore<Value>(store: Store<Value>): Value {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}

/** Selects a part of the game, such as `(game) => game.types.units`. Re-renders only if this part changes. */
export function useGame<Part>(select: (game: DraftGame) => Part): Part {
  const { game } = useSession().editor;
  const read = () => select(game.get());
  return useSyncExternalStore(game.subscribe, read, read);
}

/** Returns the state that a part keeps for the open game. The first call creates it. */
export function getPartState<State>(
  session: EditorSession,
  create: (session: EditorSession) => State,
): State {
  const { partStates } = session;
  if (!partStates.has(create)) partStates.set(create, create(session));
  return partStates.get(create) as State;
}

import type { DraftGame } from '@playloom/draft';
import type { Store } from '@playloom/editor-core';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { EditorSession } from './EditorSession.ts';

export const SessionContext = createContext<EditorSession | null>(null);

export function useSession(): EditorSession {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('Only parts of the editor have a session.');
  return session;
}

/** What a store holds now; the component follows it. */
export function useStore<Value>(store: Store<Value>): Value {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}

/** A part of the game, such as `(game) => game.types.units`: parts that did not change draw nothing anew. */
export function useGame<Part>(select: (game: DraftGame) => Part): Part {
  const { game } = useSession().editor;
  const read = () => select(game.get());
  return useSyncExternalStore(game.subscribe, read, read);
}

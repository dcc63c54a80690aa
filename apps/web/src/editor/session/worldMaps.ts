import { createStore, type NamedObject, type Store } from '@playloom/editor-core';
import type { EditorSession } from './EditorSession.ts';

/** The list of maps; null before it is loaded. */
type WorldMaps = Store<readonly NamedObject[] | null>;

const known = new WeakMap<EditorSession, WorldMaps>();

/** The other maps of the game's world, in the form in which rules refer to them. */
export function getWorldMaps(session: EditorSession): WorldMaps {
  const store = known.get(session) ?? createStore<readonly NamedObject[] | null>(null);
  known.set(session, store);
  return store;
}

/** Loads the maps. If the request fails, keeps the maps that were loaded before. */
export async function fetchWorldMaps(session: EditorSession): Promise<void> {
  const identity = session.identity.get();
  if (identity.kind !== 'stored') return;
  try {
    const client = await session.api();
    const { world } = (await client.readGameWorld({ params: { id: identity.gameId } })).data;
    const others = (world?.maps ?? []).filter(({ _id }) => _id !== identity.gameId);
    getWorldMaps(session).set(others.map(({ map, title }) => ({ id: map, name: title })));
  } catch {
    getWorldMaps(session).update((maps) => maps ?? []);
  }
}

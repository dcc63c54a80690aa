import type { EditorSession } from './EditorSession.ts';

/** Loads the other maps of the game's world. If the request fails, keeps the maps that were loaded before. */
export async function fetchWorldMaps({ identity, api, worldMaps }: EditorSession): Promise<void> {
  const who = identity.get();
  if (who.kind !== 'stored') return;
  try {
    const client = await api();
    const { world } = (await client.readGameWorld({ params: { id: who.gameId } })).data;
    const others = (world?.maps ?? []).filter(({ _id }) => _id !== who.gameId);
    worldMaps.set(others.map(({ map, title }) => ({ id: map, name: title })));
  } catch {
    worldMaps.update((maps) => maps ?? []);
  }
}

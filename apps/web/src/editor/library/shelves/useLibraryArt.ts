import type { ApiClient } from '@playloom/api-contract';
import { type LibraryArt, listArt } from '@playloom/editor-core';
import { type Json, parseGame } from '@playloom/game-format';
import { useEffect, useState } from 'react';
import { useSession } from '../../session/SessionContext.ts';

export interface LibraryLoad {
  readonly kind: 'loading' | 'ready' | 'failed';
  readonly art: readonly LibraryArt[];
}

const shelves = new WeakMap<EditorApi, Promise<readonly LibraryArt[]>>();
type EditorApi = () => Promise<ApiClient>;

/** Pictures of the starter games; fetched once for each window. */
export function useLibraryArt(): LibraryLoad {
  const { api } = useSession();
  const [load, setLoad] = useState<LibraryLoad>({ kind: 'loading', art: [] });
  useEffect(() => {
    const visit = { isOver: false };
    findShelf(api).then(
      (art) => !visit.isOver && setLoad({ kind: 'ready', art }),
      (error: unknown) => {
        shelves.delete(api);
        reportError(error);
        if (!visit.isOver) setLoad({ kind: 'failed', art: [] });
      },
    );
    return () => {
      visit.isOver = true;
    };
  }, [api]);
  return load;
}

function findShelf(api: EditorApi): Promise<readonly LibraryArt[]> {
  const known = shelves.get(api);
  if (known !== undefined) return known;
  const made = readShelf(api);
  shelves.set(api, made);
  return made;
}

async function readShelf(api: EditorApi): Promise<readonly LibraryArt[]> {
  const client = await api();
  const { starters } = (await client.listTemplates()).data;
  const shelf = await Promise.all(starters.map((card) => readArt(client, card.gameSlug, card.title)));
  const files = new Set<string>();
  return shelf.flat().filter(({ file }) => !files.has(file) && files.add(file));
}

async function readArt(client: ApiClient, gameSlug: string, title: string): Promise<readonly LibraryArt[]> {
  const { game } = (await client.readGame({ params: { gameSlug }, query: {} })).data;
  const document = (await client.readGameData({ params: { id: game._id }, query: {} })) as Json;
  const parsed = parseGame(document);
  return parsed.ok ? listArt(parsed.value, title) : [];
}

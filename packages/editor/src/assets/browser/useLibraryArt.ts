import type { ApiClient } from '@playloom/api-contract';
import { type ReusableAsset, listReusableAssets } from '@playloom/editor-core';
import { type Json, parseGame } from '@playloom/game-format';
import { useEffect, useState } from 'react';
import { useSession } from '../../session/SessionContext.ts';

interface LibraryLoad {
  readonly kind: 'loading' | 'ready' | 'failed';
  readonly art: readonly ReusableAsset[];
}

const starterArtCache = new WeakMap<EditorApi, Promise<readonly ReusableAsset[]>>();
type EditorApi = () => Promise<ApiClient>;

/** Returns the images of the starter games, which are loaded once per window. */
export function useLibraryArt(): LibraryLoad {
  const { api } = useSession();
  const [load, setLoad] = useState<LibraryLoad>({ kind: 'loading', art: [] });
  useEffect(() => {
    const visit = { isOver: false };
    findStarterArt(api).then(
      (art) => !visit.isOver && setLoad({ kind: 'ready', art }),
      (error: unknown) => {
        starterArtCache.delete(api);
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

function findStarterArt(api: EditorApi): Promise<readonly ReusableAsset[]> {
  const known = starterArtCache.get(api);
  if (known !== undefined) return known;
  const made = fetchStarterArt(api);
  starterArtCache.set(api, made);
  return made;
}

async function fetchStarterArt(api: EditorApi): Promise<readonly ReusableAsset[]> {
  const client = await api();
  const { starters } = (await client.listTemplates()).data;
  const artByStarter = await Promise.all(
    starters.map((card) => fetchGameArt(client, card.gameSlug, card.title)),
  );
  const files = new Set<string>();
  return artByStarter.flat().filter(({ file }) => !files.has(file) && files.add(file));
}

async function fetchGameArt(
  client: ApiClient,
  gameSlug: string,
  title: string,
): Promise<readonly ReusableAsset[]> {
  const { game } = (await client.readGame({ params: { gameSlug }, query: {} })).data;
  const document = (await client.readGameData({ params: { id: game._id }, query: {} })) as Json;
  const parsed = parseGame(document);
  return parsed.ok ? listReusableAssets(parsed.value, title) : [];
}

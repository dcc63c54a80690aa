import type { CreatorGame } from '@playloom/api-contract';
import { useCallback, useEffect, useState } from 'react';
import { toErrorBody } from '@playloom/site/api/toErrorBody.ts';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';

export type Creations =
  | { readonly kind: 'none' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly message: string }
  | {
      readonly kind: 'ready';
      readonly games: readonly CreatorGame[];
      readonly trash: readonly CreatorGame[];
    };

/** Loads the games of the signed-in user, including the trash. The old list stays visible during a reload. */
export function useCreations(isSignedIn: boolean): {
  readonly creations: Creations;
  readonly reload: () => Promise<void>;
} {
  const [found, setFound] = useState<Creations>({ kind: 'loading' });
  const load = useCallback(async (): Promise<Creations> => {
    try {
      const client = await loadBrowserApi();
      const [games, trash] = await Promise.all([
        client.listCreations({ query: {} }),
        client.listCreations({ query: { trash: 'true' } }),
      ]);
      return { kind: 'ready', games: games.data, trash: trash.data };
    } catch (error) {
      return { kind: 'failed', message: toErrorBody(error).message };
    }
  }, []);
  useEffect(() => {
    if (!isSignedIn) return;
    const visit = { isOver: false };
    void load().then((creations) => !visit.isOver && setFound(creations));
    return () => {
      visit.isOver = true;
    };
  }, [isSignedIn, load]);
  const reload = useCallback(async () => {
    setFound((now) => (now.kind === 'failed' ? { kind: 'loading' } : now));
    setFound(await load());
  }, [load]);
  return { creations: isSignedIn ? found : { kind: 'none' }, reload };
}

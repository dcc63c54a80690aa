import type { DraftGame } from '@playloom/draft';
import { withWorldMaps } from '@playloom/editor-core';
import { useEffect, useMemo } from 'react';
import { useGame, useSession, useStore } from '../../session/SessionContext.ts';
import { fetchWorldMaps, getWorldMaps } from '../../session/worldMaps.ts';

/**
 * The game with everything that rules may name, including the other maps of its world, which the document
 * names only once they are used. `asksAgain` reloads the maps, because one may just have joined the world.
 */
export function useGameWithWorldMaps(asksAgain = false): DraftGame {
  const session = useSession();
  const game = useGame((whole) => whole);
  const maps = useStore(getWorldMaps(session));
  useEffect(() => {
    if (asksAgain || getWorldMaps(session).get() === null) void fetchWorldMaps(session);
  }, [session, asksAgain]);
  return useMemo(() => withWorldMaps(game, maps ?? []), [game, maps]);
}

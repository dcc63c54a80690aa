import type { DraftGame } from '@playloom/draft';
import { addWorldMapsToGame } from '@playloom/editor-core';
import { useEffect, useMemo } from 'react';
import { useGame, useSession, useStore } from '../session/SessionContext.ts';
import { fetchWorldMaps } from '../session/fetchWorldMaps.ts';

/**
 * Returns the game with the other maps of its world added, because rules can refer to them and the document
 * only contains those already in use. `asksAgain` reloads the list, because a map may have been added to the
 * world since.
 */
export function useGameWithWorldMaps(asksAgain = false): DraftGame {
  const session = useSession();
  const game = useGame((whole) => whole);
  const maps = useStore(session.worldMaps);
  useEffect(() => {
    if (asksAgain || session.worldMaps.get() === null) void fetchWorldMaps(session);
  }, [session, asksAgain]);
  return useMemo(() => addWorldMapsToGame(game, maps ?? []), [game, maps]);
}

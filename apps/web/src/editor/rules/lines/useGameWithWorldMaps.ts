import type { DraftGame } from '@playloom/draft';
import { withWorldMaps } from '@playloom/editor-core';
import { useEffect, useMemo } from 'react';
import { useGame, useSession, useStore } from '../../session/SessionContext.ts';
import { fetchWorldMaps, getWorldMaps } from '../../session/worldMaps.ts';

/**
 * The game with everything that rules may speak of: the other maps of its world too, which it names once they are
 * chosen. `asksAgain` where it is about maps: one may just have come into the world.
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

import type { GamePage } from '@playloom/api-contract';
import { useCallback, useEffect, useState } from 'react';
import { runWhenIdle } from '@playloom/site/browser/runWhenIdle.ts';
import { prefetchClient, type PrefetchMoment } from '../client/prefetchClient.ts';

/** The visibility of public games, whose release URL is not secret. */
const EVERYBODY = 5;

/**
 * Prefetches the client when the browser is idle, and prepares it to run when Play is hovered, touched or focused.
 * Returns the function for the latter.
 */
export function usePrefetchClient(game: GamePage): () => void {
  const { engineVersion, _id: gameId, visibility, access } = game;
  const release = visibility === EVERYBODY ? (game.releases[0]?.release ?? null) : null;
  const isOpen = access === 'open';
  const [done] = useState(() => new Set<string>());
  const warm = useCallback(
    (moment: PrefetchMoment) => {
      const step = `${gameId} ${moment}`;
      if (!isOpen || done.has(step)) return;
      done.add(step);
      // Ignore errors here: Play requests the files again and shows the error.
      prefetchClient(document, { engineVersion, gameId, release, moment }).catch(() => done.delete(step));
    },
    [done, engineVersion, gameId, release, isOpen],
  );
  useEffect(() => (isSavingData() ? undefined : runWhenIdle(() => warm('idle'))), [warm]);
  return useCallback(() => warm('near'), [warm]);
}

function isSavingData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

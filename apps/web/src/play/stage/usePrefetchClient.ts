import type { GamePage } from '@playloom/api-contract';
import { useEffect, useState } from 'react';
import { prefetchClient } from '../client/prefetchClient.ts';

/** The visibility of public games, whose release URL is not secret. */
const EVERYBODY = 5;
const IDLE_TIMEOUT_MS = 10_000;

/** Prefetches the client when Play is hovered or focused, or when the browser is idle. */
export function usePrefetchClient(game: GamePage): () => void {
  const { engineVersion, _id: gameId, visibility, access } = game;
  const release = visibility === EVERYBODY ? (game.releases[0]?.release ?? null) : null;
  const isOpen = access === 'open';
  const [warmed] = useState(() => new Set<string>());
  const warm = () => {
    if (!isOpen || warmed.has(gameId)) return;
    warmed.add(gameId);
    // Ignore errors here: Play requests the files again and shows the error.
    prefetchClient(document, { engineVersion, gameId, release }).catch(() => warmed.delete(gameId));
  };
  useEffect(() => {
    if (typeof requestIdleCallback !== 'function' || isSavingData()) return;
    const request = requestIdleCallback(warm, { timeout: IDLE_TIMEOUT_MS });
    return () => cancelIdleCallback(request);
  });
  return warm;
}

function isSavingData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

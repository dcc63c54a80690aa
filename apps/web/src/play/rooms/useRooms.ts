import { useEffect, useState } from 'react';
import { browserClient } from '@playloom/site/api/browserClient.ts';
import type { RoomList } from '../page-data/PlayPageData.ts';

const REFRESH_MS = 5000;

export interface Rooms extends RoomList {
  /** Whether the last request failed, so that the list may be outdated. */
  isStale: boolean;
}

/** Returns the open rooms of a game. Polls them while the page is visible. */
export function useRooms(gameId: string, first: RoomList, isAway: boolean): Rooms {
  const [known, setKnown] = useState({ first, ...first, isStale: false });
  // Start over with the loader's list after navigation to another game or after a reload of the data.
  if (known.first !== first) setKnown({ first, ...first, isStale: false });
  useEffect(() => {
    if (isAway) return;
    const state = { isOver: false };
    const refresh = async () => {
      if (document.visibilityState !== 'visible') return;
      const answer = await readRooms(gameId);
      if (state.isOver) return;
      setKnown((before) => ({ ...before, ...answer, isStale: answer === null }));
    };
    const refreshNow = () => void refresh();
    const timer = setInterval(refreshNow, REFRESH_MS);
    document.addEventListener('visibilitychange', refreshNow);
    return () => {
      state.isOver = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refreshNow);
    };
  }, [gameId, isAway]);
  return known;
}

async function readRooms(id: string): Promise<RoomList | null> {
  try {
    const { data: list, privatePlayers } = await browserClient.listRooms({ params: { id } });
    return { list, privatePlayers };
  } catch {
    return null;
  }
}

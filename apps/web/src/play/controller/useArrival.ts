import type { GamePage } from '@playloom/api-contract';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { recordEvent } from '../../events/recordEvent.ts';
import { useRootData } from '@playloom/site/session/useRootData.ts';
import type { RoomRequest } from '../state/PlayState.ts';
import { readPageArrival, type PageArrival } from './readPageArrival.ts';

export interface PlayArrival extends PageArrival {
  /** If set, the game starts without a click. */
  autoJoin: RoomRequest | null;
}

/** Records the visit and returns how the user arrived at this page. */
export function useArrival(game: GamePage): PlayArrival {
  const { search } = useLocation();
  const { visit } = useRootData();
  const { gameSlug } = game;
  useEffect(() => {
    recordEvent('Play Page Visited');
    const noteLoaded = () => recordEvent('Play Page Loaded');
    if (document.readyState === 'complete') return noteLoaded();
    window.addEventListener('load', noteLoaded, { once: true });
    return () => window.removeEventListener('load', noteLoaded);
  }, [gameSlug]);
  return readPageArrival(search, visit);
}

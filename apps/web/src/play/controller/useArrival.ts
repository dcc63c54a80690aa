import type { GamePage } from '@playloom/api-contract';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { recordEvent } from '../../events/recordEvent.ts';
import { getBrowserStorage } from '@playloom/site/browser/getBrowserStorage.ts';
import { useToasts } from '@playloom/site/overlays/useToasts.ts';
import { useRootData } from '@playloom/site/session/useRootData.ts';
import { consumeNewGameFlag } from '@playloom/site/games/newGameFlag.ts';
import type { RoomRequest } from '../state/PlayState.ts';
import { readPageArrival, type PageArrival } from './readPageArrival.ts';

/** Duration of the toast, long enough to read it and click its link. */
const NEW_GAME_TOAST_MS = 10_000;

export interface PlayArrival extends PageArrival {
  /** If set, the game starts without a click. */
  autoJoin: RoomRequest | null;
}

/** Records the visit, shows a toast after publishing a new game, and returns how the user arrived at this page. */
export function useArrival(game: GamePage): PlayArrival {
  const { search } = useLocation();
  const { visit } = useRootData();
  const toasts = useToasts();
  const { gameSlug } = game;
  useEffect(() => {
    recordEvent('Play Page Visited');
    const noteLoaded = () => recordEvent('Play Page Loaded');
    if (document.readyState === 'complete') return noteLoaded();
    window.addEventListener('load', noteLoaded, { once: true });
    return () => window.removeEventListener('load', noteLoaded);
  }, [gameSlug]);
  useEffect(() => {
    if (!consumeNewGameFlag(getBrowserStorage('local'))) return;
    toasts.show('Your game is live. Send its link to a friend.', {
      type: 'success',
      duration: NEW_GAME_TOAST_MS,
      action: { label: 'Open in the editor', href: `/create?game=${encodeURIComponent(gameSlug)}` },
    });
  }, [toasts, gameSlug]);
  return readPageArrival(search, visit);
}

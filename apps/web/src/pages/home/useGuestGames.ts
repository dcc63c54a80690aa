import { useMemo } from 'react';
import type { GameCardData } from '../../games/GameCardView.tsx';
import { parseRecentGames, RECENT_GAMES_KEY } from '../../games/recentGames.ts';
import { getBrowserStorage } from '@playloom/site/browser/getBrowserStorage.ts';
import { useBrowserValue } from '@playloom/site/browser/useBrowserValue.ts';
import type { HomeGames } from './readHome.ts';

/**
 * Returns the games that a guest played in this browser, with player counts for those that are also in the page's data.
 */
export function useGuestGames({ popular, fresh, personal }: HomeGames): readonly GameCardData[] {
  const stored = useBrowserValue(() => getBrowserStorage('local').getItem(RECENT_GAMES_KEY) ?? '[]', '[]');
  const isGuest = personal === null;
  return useMemo(() => {
    if (!isGuest) return [];
    const known = new Map([...popular, ...fresh].map((game) => [game._id, game]));
    return parseRecentGames(stored).map((game) => known.get(game._id) ?? { ...game, playing: 0, plays: 0 });
  }, [stored, popular, fresh, isGuest]);
}

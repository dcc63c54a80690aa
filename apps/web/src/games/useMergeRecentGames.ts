import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { getBrowserStorage } from '@playloom/site/browser/getBrowserStorage.ts';
import { postQuietly } from '@playloom/site/api/postQuietly.ts';
import { mergeRecentGames } from './mergeRecentGames.ts';

/** Moves the recent games in this browser to the account, once after login. */
export function useMergeRecentGames(userId: string | null): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (userId === null) return;
    void mergeRecentGames(getBrowserStorage('local'), postQuietly).then((hasChanged) =>
      hasChanged ? revalidate() : undefined,
    );
  }, [userId, revalidate]);
}

import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { openStorage } from '../session/openStorage.ts';
import { postQuietly } from '../session/postQuietly.ts';
import { mergeRecentGames } from './mergeRecentGames.ts';

/** However the user logged in, the games of this browser follow to the account once. */
export function useMergeRecentGames(userId: string | null): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (userId === null) return;
    void mergeRecentGames(openStorage('local'), postQuietly).then((hasChanged) =>
      hasChanged ? revalidate() : undefined,
    );
  }, [userId, revalidate]);
}

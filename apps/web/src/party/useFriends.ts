import type { Friend } from '@playloom/api-contract';
import { useEffect, useState } from 'react';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';

interface FriendsState {
  /** Null until they are loaded. */
  friends: readonly Friend[] | null;
  hasFailed: boolean;
  reload(): void;
}

/** Returns the user's friends with the games they play: the first ones, if given, then fresh ones at intervals. */
export function useFriends(refreshEveryMs: number, first: readonly Friend[] | null = null): FriendsState {
  const [state, setState] = useState<Omit<FriendsState, 'reload'>>({ friends: first, hasFailed: false });
  const [isKnown] = useState(first !== null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const run = { isOver: false };
    const load = async () => {
      try {
        const { data } = await (await loadBrowserApi()).listFriends();
        if (!run.isOver) setState({ friends: data.friends, hasFailed: false });
      } catch {
        // A list that is shown stays. The next attempt renews it.
        if (!run.isOver) setState((known) => ({ ...known, hasFailed: true }));
      }
    };
    const loadIfVisible = () => void (document.visibilityState === 'visible' && load());
    if (!isKnown || attempt > 0) void load();
    const timer = setInterval(loadIfVisible, refreshEveryMs);
    document.addEventListener('visibilitychange', loadIfVisible);
    return () => {
      run.isOver = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', loadIfVisible);
    };
  }, [refreshEveryMs, isKnown, attempt]);
  return { ...state, reload: () => setAttempt((count) => count + 1) };
}

import type { User } from '@playloom/api-contract';
import { useNavigate, useRevalidator } from 'react-router';
import { getBrowserStorage } from '@playloom/site/browser/getBrowserStorage.ts';
import { writeUserCache } from '../../login/userCache.ts';
import { formatExpiredReturnPathCookie, readReturnPathCookie } from '../../login/openLink.ts';

/** Returns a function to call after login. It reloads the user and returns to the page where the dialog was opened. */
export function useFinishSignIn(): (user: User, fallback?: string) => Promise<void> {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  return async (user, fallback) => {
    const target = readReturnPathCookie(document.cookie) ?? fallback;
    document.cookie = formatExpiredReturnPathCookie();
    writeUserCache(getBrowserStorage('local'), user);
    await revalidate();
    const here = location.pathname + location.search + location.hash;
    if (target && target !== here) await navigate(target);
  };
}

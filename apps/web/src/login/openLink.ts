import { toSafePath } from './toSafePath.ts';

/** Cookie with the page on which a login dialog was opened. Read after login, which may happen in another tab. */
const OPEN_LINK_COOKIE = 'openlink';
const OPEN_LINK_SECONDS = 24 * 3600;

/** Pages that one-time links open. Login never returns to them, and their URLs must stay secret. */
const ONE_TIME_PAGES = /^\/(?:pin\/validate|password\/reset|account\/confirm-email)\//;

/** Returns the cookie value for a page, or null to leave the cookie unchanged. */
export function toReturnPath(location: Pick<Location, 'pathname' | 'search' | 'hash'>): string | null {
  if (ONE_TIME_PAGES.test(location.pathname)) return null;
  const query = new URLSearchParams(location.search);
  // Remove `?login=open`, because returning to it would show the login dialog to a logged-in user.
  query.delete('login');
  const search = query.size ? `?${query}` : '';
  return toSafePath(location.pathname + search + location.hash);
}

export function formatReturnPathCookie(path: string, isHttps: boolean): string {
  const flags = `Path=/; Max-Age=${OPEN_LINK_SECONDS}; SameSite=Lax${isHttps ? '; Secure' : ''}`;
  return `${OPEN_LINK_COOKIE}=${encodeURIComponent(path)}; ${flags}`;
}

export function formatExpiredReturnPathCookie(): string {
  return `${OPEN_LINK_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`;
}

export function readReturnPathCookie(cookies: string): string | null {
  const pair = cookies.split(/;\s*/).find((part) => part.startsWith(`${OPEN_LINK_COOKIE}=`));
  if (!pair) return null;
  try {
    return toSafePath(decodeURIComponent(pair.slice(OPEN_LINK_COOKIE.length + 1)));
  } catch {
    return null;
  }
}

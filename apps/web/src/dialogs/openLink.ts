/** The page on which a login dialog opened; read after login, also in another tab. */
const OPEN_LINK_COOKIE = 'openlink';
const OPEN_LINK_SECONDS = 24 * 3600;
const OPEN_LINK_MAX = 2000;

/** Pages of one-time links are never a return target, and their addresses are secret. */
const ONE_TIME_PAGES = /^\/(?:pin\/validate|password\/reset|account\/confirm-email)\//;

// oxlint-disable-next-line no-control-regex -- browsers drop some of these before they parse a URL
const NEVER_IN_A_PATH = /[\u0000-\u0020\u007f-\u009f\u2028\u2029\\]/;

/** Placeholder for our origin; a path that resolves to another origin leaves the site. */
const HERE = 'https://here.invalid';

/** The normalized path, or null for anything that might lead to another site. */
export function toSafePath(value: string): string | null {
  if (value.length > OPEN_LINK_MAX || !isPath(value) || NEVER_IN_A_PATH.test(value)) return null;
  if (!URL.canParse(value, HERE)) return null;
  const url = new URL(value, HERE);
  if (url.origin !== HERE) return null;
  const path = url.pathname + url.search + url.hash;
  // Check again: `/.//evil.example` becomes `//evil.example` only after dots are resolved.
  return isPath(path) ? path : null;
}

function isPath(value: string): boolean {
  return /^\/(?![/\\])/.test(value);
}

/** The cookie value for a page, or null to leave the cookie unchanged. */
export function toOpenLink(location: Pick<Location, 'pathname' | 'search' | 'hash'>): string | null {
  if (ONE_TIME_PAGES.test(location.pathname)) return null;
  const query = new URLSearchParams(location.search);
  // Returning to `?login=open` would show the login dialog to a logged-in user.
  query.delete('login');
  const search = query.size ? `?${query}` : '';
  return toSafePath(location.pathname + search + location.hash);
}

export function writeOpenLink(path: string, isHttps: boolean): string {
  const flags = `Path=/; Max-Age=${OPEN_LINK_SECONDS}; SameSite=Lax${isHttps ? '; Secure' : ''}`;
  return `${OPEN_LINK_COOKIE}=${encodeURIComponent(path)}; ${flags}`;
}

export function removeOpenLink(): string {
  return `${OPEN_LINK_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`;
}

export function readOpenLink(cookies: string): string | null {
  const pair = cookies.split(/;\s*/).find((part) => part.startsWith(`${OPEN_LINK_COOKIE}=`));
  if (!pair) return null;
  try {
    return toSafePath(decodeURIComponent(pair.slice(OPEN_LINK_COOKIE.length + 1)));
  } catch {
    return null;
  }
}

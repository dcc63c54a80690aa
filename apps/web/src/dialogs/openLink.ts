/** Where the visitor was when a sign-in dialog opened; read again after signing in, also in another tab. */
const OPEN_LINK_COOKIE = 'openlink';
export const OPEN_LINK_SECONDS = 24 * 3600;
const OPEN_LINK_MAX = 2000;

/** Pages of one-time links: nobody wants to return there, and their addresses are secrets. */
const ONE_TIME_PAGES = /^\/(?:pin\/validate|password\/reset|account\/confirm-email)\//;

// oxlint-disable-next-line no-control-regex -- browsers drop some of these before they read an address
const NEVER_IN_A_PATH = /[\u0000-\u0020\u007f-\u009f\u2028\u2029\\]/;

/** Stands for our own origin: a path that resolves to another one leads away. */
const HERE = 'https://here.invalid';

/** The path in its normal form, or null for whatever might lead to another site. */
export function toSafePath(value: string): string | null {
  if (value.length > OPEN_LINK_MAX || !isPath(value) || NEVER_IN_A_PATH.test(value)) return null;
  if (!URL.canParse(value, HERE)) return null;
  const url = new URL(value, HERE);
  if (url.origin !== HERE) return null;
  const path = url.pathname + url.search + url.hash;
  // Once more: `/.//evil.example` becomes `//evil.example` only when dots are resolved.
  return isPath(path) ? path : null;
}

function isPath(value: string): boolean {
  return /^\/(?![/\\])/.test(value);
}

/** What the cookie should hold for a page, or null where the cookie stays as it is. */
export function toOpenLink(location: Pick<Location, 'pathname' | 'search' | 'hash'>): string | null {
  if (ONE_TIME_PAGES.test(location.pathname)) return null;
  const query = new URLSearchParams(location.search);
  // Returning to `?login=open` would ask someone who is signed in to sign in.
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

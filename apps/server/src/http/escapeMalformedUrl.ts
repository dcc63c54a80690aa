import type { IncomingMessage } from 'node:http';

const CALLS = '/api/';

/**
 * Fastify rejects a URL with broken percent encoding before any route runs, so the user would see JSON. Escaping
 * the percent signs turns it into a page that does not exist. API calls are left unchanged, so that their callers
 * get the error.
 */
export function escapeMalformedUrl({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const end = url.search(/[?#]/);
  const path = end < 0 ? url : url.slice(0, end);
  return path.startsWith(CALLS) || canDecode(path)
    ? url
    : path.replaceAll('%', '%25') + url.slice(path.length);
}

function canDecode(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

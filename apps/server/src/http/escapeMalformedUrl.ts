import type { IncomingMessage } from 'node:http';

const CALLS = '/api/';

/**
 * Fastify rejects an address with broken percent signs before any route runs, so a person would see JSON.
 * Escaped, it becomes the address of a page that does not exist. Calls are left alone: their callers get the
 * error.
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

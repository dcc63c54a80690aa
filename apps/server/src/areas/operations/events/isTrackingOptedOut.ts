import type { IncomingHttpHeaders } from 'node:http';

/** Checks Do Not Track and its successor, Global Privacy Control. */
export function isTrackingOptedOut(headers: IncomingHttpHeaders): boolean {
  return headers.dnt === '1' || headers['sec-gpc'] === '1';
}

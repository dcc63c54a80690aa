import { REQUEST_HEADER } from '@playloom/api-contract';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { listNetworkOrigins } from '../process/networkOrigins.ts';
import { CrossSite } from './errors.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

export function isSafeMethod(method: string): boolean {
  return SAFE_METHODS.has(method);
}

/** Refuses a state-changing call that another site's page could have caused. */
export function checkOrigin(config: Config, request: FastifyRequest): void {
  if (isSafeMethod(request.method)) return;
  if (!isFromOurPages(config, request) || request.headers[REQUEST_HEADER] === undefined) throw CrossSite();
}

/** Whether the browser says that one of our own pages sent this. */
export function isFromOurPages(config: Config, request: { headers: FastifyRequest['headers'] }): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return isOurOrigin(config, request.headers.origin);
}

/** `null` is what sandboxed frames and some redirects send: it identifies nobody. */
export function isOurOrigin(config: Config, origin: string | undefined): boolean {
  if (origin === undefined) return false;
  return origin === new URL(config.publicUrl).origin || listNetworkOrigins(config).includes(origin);
}

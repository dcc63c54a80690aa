import { CSRF_HEADER } from '@playloom/api-contract';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../process/config.ts';
import { listNetworkOrigins } from '../process/networkOrigins.ts';
import { CrossSiteRequest, WrongAddress } from './errors.ts';
import { isLoopbackAlias } from './resolveSiteOrigins.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

interface Sender {
  headers: FastifyRequest['headers'];
  /** The host that the user's browser asked for. */
  host: string | undefined;
}

export function isSafeMethod(method: string): boolean {
  return SAFE_METHODS.has(method);
}

/** Rejects a state-changing call that a page of another site could have sent. */
export function checkOrigin(config: Config, request: FastifyRequest): void {
  if (isSafeMethod(request.method)) return;
  if (request.headers[CSRF_HEADER] === undefined) throw CrossSiteRequest();
  if (isFromOurPages(config, request)) return;
  // Our own page, opened at an address that PUBLIC_URL does not allow: tell the user the right one.
  if (request.headers['sec-fetch-site'] === undefined && isOwnHost(request))
    throw WrongAddress(config.publicUrl);
  throw CrossSiteRequest();
}

/**
 * Rejects a GET that changes something if the browser says that another site made it, for example with an image. Calls
 * from programs and addresses that the user has typed are allowed.
 */
export function rejectOtherSites(request: FastifyRequest): void {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw CrossSiteRequest();
}

/** Whether the browser says that one of our own pages sent this request. */
export function isFromOurPages(config: Config, sender: Sender): boolean {
  const site = sender.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return isOurOrigin(config, sender);
}

/**
 * Whether the Origin header is one of ours. The value `null` is sent by sandboxed frames and after some redirects,
 * so it is never accepted.
 */
export function isOurOrigin(config: Config, sender: Sender): boolean {
  const { origin } = sender.headers;
  if (origin === undefined) return false;
  const site = new URL(config.publicUrl);
  if (origin === site.origin || listNetworkOrigins(config).includes(origin)) return true;
  const from = URL.parse(origin);
  if (from === null) return false;
  // A rooms process on this machine has another port than the pages.
  if (from.port === site.port && isLoopbackAlias(config, from)) return true;
  if (!isOwnHost(sender)) return false;
  // Behind a mapped port, or a proxy that adds TLS, only the hostname matches the configuration.
  return from.hostname === site.hostname || isLoopbackAlias(config, from);
}

function isOwnHost({ headers, host }: Sender): boolean {
  const from = URL.parse(headers.origin ?? '');
  return from !== null && from.host !== '' && from.host === host?.toLowerCase();
}

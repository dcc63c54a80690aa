import type { FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { isLoopback } from '../process/isSameSite.ts';
import { isContentHost, isLoopbackAlias, resolveSiteOrigins, readHost } from './resolveSiteOrigins.ts';

/**
 * Set with a redirect. A browser that sends it back was redirected to where it already is, because a proxy
 * hides its host.
 */
export const MOVED_COOKIE = 'playloom_moved';
export const MOVED_COOKIE_SECONDS = 60;

const LISTENS_ON_LOCALHOST = new Set(['127.0.0.1', '::1', 'localhost', '0.0.0.0', '::']);
/** Behind a proxy, the Host header may contain the proxy's own name for this server. */
const PROXY_HEADERS = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

type Visit = Pick<FastifyRequest, 'host' | 'url' | 'headers' | 'cookies'>;

/**
 * Tracks the addresses under which pages are opened. Operators see a banner in the browser, which knows its
 * own address.
 */
export interface AddressWatch {
  /** The address to redirect to, or null if the page can be shown here. */
  findBetterAddress(visit: Visit): string | null;
  /** A call reports exactly where its page was opened, including scheme and port. */
  watchCall(call: Pick<FastifyRequest, 'host' | 'headers'>): void;
}

export function createAddressWatch(config: Config, log: Logger): AddressWatch {
  const site = new URL(config.publicUrl);
  /** Only an address that a user has opened is known to reach this server. */
  const state = { isSiteReached: false, isStrayLogged: false };

  /** Logged only once, because anyone can send any Host header. */
  function logStray(asked: URL): void {
    if (!state.isStrayLogged)
      log.warn(
        { publicUrl: config.publicUrl, openedAt: asked.origin },
        `PUBLIC_URL is ${config.isPublicUrlGiven ? config.publicUrl : `not set (${config.publicUrl})`}, but a page was opened at ${asked.origin}. Set PUBLIC_URL to the address people use.`,
      );
    state.isStrayLogged = true;
  }

  function findBetterOrigin(asked: URL, visit: Visit): string | null {
    if (isLoopbackAlias(config, asked)) return findLoopbackOrigin(config, asked, visit);
    if (resolveSiteOrigins(config, visit.host).publicUrl === asked.origin) return null;
    // Only this machine can reach a loopback address.
    const canRedirect = state.isSiteReached && !isLoopback(site.origin);
    if (canRedirect) return visit.cookies[MOVED_COOKIE] === undefined ? site.origin : null;
    logStray(asked);
    return null;
  }

  return {
    findBetterAddress(visit) {
      const asked = readHost(visit.host);
      if (asked === undefined || isContentHost(config, visit.host)) return null;
      if (asked.host === site.host) {
        state.isSiteReached = true;
        return null;
      }
      const origin = findBetterOrigin(asked, visit);
      // Scripts of an open page fetch `.data`; a redirect to another origin would fail for them.
      const isPage = visit.url.startsWith('/') && !/\.data(?:\?|$)/.test(visit.url);
      return origin === null || !isPage ? null : origin + visit.url;
    },
    watchCall({ host, headers }) {
      const { origin } = headers;
      if (origin === undefined || origin === site.origin) return;
      const from = URL.parse(origin);
      if (from === null || from.host !== host.toLowerCase() || isLoopbackAlias(config, from)) return;
      if (resolveSiteOrigins(config, host).publicUrl !== from.origin) logStray(from);
    },
  };
}

/**
 * Uses one name for the local machine, so that sessions and browser storage are the same under every name.
 */
function findLoopbackOrigin(config: Config, asked: URL, { headers }: Visit): string | null {
  const isNumber = asked.hostname === '127.0.0.1' || asked.hostname === '[::1]';
  const isProxied = PROXY_HEADERS.some((name) => headers[name] !== undefined);
  if (!isNumber || isProxied || !LISTENS_ON_LOCALHOST.has(config.host)) return null;
  const site = new URL(config.publicUrl);
  // Users reach the server at the mapped port; another program may use the configured one.
  if (asked.port === site.port) return site.origin;
  return config.isPublicUrlGiven ? null : `http://localhost:${asked.port === '' ? '80' : asked.port}`;
}

import type { FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../process/config.ts';
import { isLoopback } from '../process/isSameSite.ts';
import { isContentHost, isLoopbackAlias, resolveSiteOrigins, parseHost } from './resolveSiteOrigins.ts';

/**
 * Set with each redirect to PUBLIC_URL. If it comes back under another host, a proxy is hiding the real host, and
 * another redirect would loop.
 */
export const REDIRECTED_COOKIE = 'playloom_moved';
export const REDIRECTED_COOKIE_SECONDS = 60;

const LISTENS_ON_LOCALHOST = new Set(['127.0.0.1', '::1', 'localhost', '0.0.0.0', '::']);
/**
 * A request with one of these headers came through a proxy, so its Host header may be the proxy's name for this
 * server.
 */
const PROXY_HEADERS = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

type Visit = Pick<FastifyRequest, 'host' | 'url' | 'headers' | 'cookies'>;

/**
 * Watches the addresses at which pages are opened. Redirects users to PUBLIC_URL, or logs a warning if PUBLIC_URL
 * seems wrong.
 */
export interface AddressWatcher {
  /** Returns the URL to redirect to, or null if the page can be shown here. */
  findBetterAddress(visit: Visit): string | null;
  /** Checks the Origin header of a call, which shows exactly where its page was opened, including scheme and port. */
  watchCall(call: Pick<FastifyRequest, 'host' | 'headers'>): void;
}

export function createAddressWatcher(config: Config, log: Logger): AddressWatcher {
  const site = new URL(config.publicUrl);
  /** Redirects start only after a user has opened PUBLIC_URL, which proves that it reaches this server. */
  const state = { isSiteReached: false, isStrayLogged: false };

  /** Logs a warning only once, because anyone can send any Host header. */
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
    // Never redirect to a loopback address: it would lead to the user's own machine.
    const canRedirect = state.isSiteReached && !isLoopback(site.origin);
    if (canRedirect) return visit.cookies[REDIRECTED_COOKIE] === undefined ? site.origin : null;
    logStray(asked);
    return null;
  }

  return {
    findBetterAddress(visit) {
      const asked = parseHost(visit.host);
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

/** Redirects 127.0.0.1 and [::1] to the site's usual name, so that sessions and browser storage are shared. */
function findLoopbackOrigin(config: Config, asked: URL, { headers }: Visit): string | null {
  const isNumber = asked.hostname === '127.0.0.1' || asked.hostname === '[::1]';
  const isProxied = PROXY_HEADERS.some((name) => headers[name] !== undefined);
  if (!isNumber || isProxied || !LISTENS_ON_LOCALHOST.has(config.host)) return null;
  const site = new URL(config.publicUrl);
  // With a mapped port, keep the port the user came through: another program may use the configured one.
  if (asked.port === site.port) return site.origin;
  return config.isPublicUrlGiven ? null : `http://localhost:${asked.port === '' ? '80' : asked.port}`;
}

export interface WithAddresses {
  addresses: AddressWatcher;
}

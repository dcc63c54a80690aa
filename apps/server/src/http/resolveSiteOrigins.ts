import type { Config } from '../process/config.ts';
import { isLoopback } from '../process/isSameSite.ts';
import { listNetworkOrigins } from '../process/networkOrigins.ts';

export type SiteOrigins = Pick<Config, 'publicUrl' | 'uiOrigin'>;

const CONTENT_NAME = 'ui.localhost';

/**
 * Returns the site's origins for a user who opened this host. If the site runs on the user's own machine, every
 * loopback name works, and any mapped port. A phone on the local network cannot resolve `ui.localhost`, so it gets
 * uploads and panels from the address it opened, isolated by the sandbox in their policy.
 */
export function resolveSiteOrigins(config: Config, host: string): SiteOrigins {
  const { publicUrl, uiOrigin } = config;
  const asked = parseHost(host);
  if (asked === undefined || asked.host === new URL(publicUrl).host) return { publicUrl, uiOrigin };
  if (isLoopbackAlias(config, asked))
    return { publicUrl: asked.origin, uiOrigin: contentOriginFor(config, asked) };
  const origin = listNetworkOrigins(config).find((one) => one === asked.origin);
  return origin === undefined ? { publicUrl, uiOrigin } : { publicUrl: origin, uiOrigin: origin };
}

/** Whether this host serves only user content. */
export function isContentHost(config: Config, host: string): boolean {
  const content = new URL(config.uiOrigin);
  const asked = parseHost(host);
  if (asked?.host === content.host) return true;
  return !config.isUiOriginGiven && asked?.hostname === content.hostname;
}

export interface PanelOrigins {
  /** Origin that serves the panel's images. */
  uiOrigin: string;
  /** Origins that may show the panel, as content security policy sources. */
  parents: string;
}

/** Returns the origins for the policy of a panel that was requested from this host. */
export function resolvePanelOrigins(config: Config, host: string): PanelOrigins {
  const { publicUrl, uiOrigin } = resolveSiteOrigins(config, host);
  const asked = parseHost(host);
  if (asked === undefined || !isContentHost(config, host) || !isLoopback(config.publicUrl))
    return { uiOrigin, parents: publicUrl };
  // A policy cannot contain `[::1]`. Pages opened there are redirected anyway.
  const aliases = ['localhost', '127.0.0.1', '*.localhost'].map(
    (name) => `http://${name}${formatPort(asked)}`,
  );
  const parents = [...new Set([publicUrl, ...aliases])].join(' ');
  return { uiOrigin: config.isUiOriginGiven ? uiOrigin : asked.origin, parents };
}

/** Whether the site may be opened under this loopback name. False for the origin of uploads. */
export function isLoopbackAlias(config: Config, asked: URL): boolean {
  if (!isLoopback(config.publicUrl) || !isLoopback(asked.origin)) return false;
  const content = new URL(config.uiOrigin).hostname;
  return asked.hostname !== content && !asked.hostname.endsWith(`.${content}`);
}

/** Parses a Host header. Returns undefined if it is invalid. */
export function parseHost(host: string): URL | undefined {
  const url = URL.parse(`http://${host}`);
  return url !== null && url.pathname === '/' && url.username === '' && url.search === '' ? url : undefined;
}

function contentOriginFor({ isUiOriginGiven, uiOrigin }: Config, asked: URL): string {
  if (isUiOriginGiven) return uiOrigin;
  return `http://${CONTENT_NAME}${formatPort(asked)}`;
}

function formatPort({ port }: URL): string {
  return port === '' ? '' : `:${port}`;
}

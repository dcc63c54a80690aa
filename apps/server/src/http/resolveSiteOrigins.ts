import type { Config } from '../config.ts';
import { isLoopback } from '../process/isSameSite.ts';
import { listNetworkOrigins } from '../process/networkOrigins.ts';

export type SiteOrigins = Pick<Config, 'publicUrl' | 'uiOrigin'>;

const CONTENT_NAME = 'ui.localhost';

/**
 * The site's addresses for a visitor who asked for this host. On its own machine the site answers to every loopback
 * name and, behind a mapped port, to that port. A phone on the local network knows no `ui.localhost`: it gets
 * uploads and panels from the address it came by, where the sandbox of their own policy keeps them harmless.
 */
export function resolveSiteOrigins(config: Config, host: string): SiteOrigins {
  const { publicUrl, uiOrigin } = config;
  const asked = readHost(host);
  if (asked === undefined || asked.host === new URL(publicUrl).host) return { publicUrl, uiOrigin };
  if (isLoopbackAlias(config, asked))
    return { publicUrl: asked.origin, uiOrigin: contentOriginFor(config, asked) };
  const origin = listNetworkOrigins(config).find((one) => one === asked.origin);
  return origin === undefined ? { publicUrl, uiOrigin } : { publicUrl: origin, uiOrigin: origin };
}

/** Whether this host serves what people made, and nothing else. */
export function isContentHost(config: Config, host: string): boolean {
  const content = new URL(config.uiOrigin);
  const asked = readHost(host);
  if (asked?.host === content.host) return true;
  return !config.isUiOriginGiven && asked?.hostname === content.hostname;
}

export interface PanelOrigins {
  /** Where its pictures are. */
  uiOrigin: string;
  /** Whose pages may show it, in the words of a content security policy. */
  parents: string;
}

/** The addresses around a panel that was asked for by this host. */
export function resolvePanelOrigins(config: Config, host: string): PanelOrigins {
  const { publicUrl, uiOrigin } = resolveSiteOrigins(config, host);
  const asked = readHost(host);
  if (asked === undefined || !isContentHost(config, host) || !isLoopback(config.publicUrl))
    return { uiOrigin, parents: publicUrl };
  // A policy cannot name `[::1]`; pages are redirected from there.
  const aliases = ['localhost', '127.0.0.1', '*.localhost'].map(
    (name) => `http://${name}${formatPort(asked)}`,
  );
  const parents = [...new Set([publicUrl, ...aliases])].join(' ');
  return { uiOrigin: config.isUiOriginGiven ? uiOrigin : asked.origin, parents };
}

/** A name of this very machine under which the site may be opened, other than the origin of uploads. */
export function isLoopbackAlias(config: Config, asked: URL): boolean {
  if (!isLoopback(config.publicUrl) || !isLoopback(asked.origin)) return false;
  const content = new URL(config.uiOrigin).hostname;
  return asked.hostname !== content && !asked.hostname.endsWith(`.${content}`);
}

/** Undefined for a Host header that is no host. */
export function readHost(host: string): URL | undefined {
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

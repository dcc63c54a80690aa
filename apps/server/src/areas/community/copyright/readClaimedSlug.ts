import type { Config } from '../../../process/config.ts';
import { isLoopbackAlias } from '../../../http/resolveSiteOrigins.ts';
import { listNetworkOrigins } from '../../../process/networkOrigins.ts';

const GAME_PATH = /^\/(?:play|embed)\/([\w-]+)\/?$/;

/** Reads the slug from a link to a game on this site. Returns null for links to anything else. */
export function readClaimedSlug(config: Config, typed: string): string | null {
  const hasScheme = /^https?:\/\//i.test(typed);
  const url = URL.parse(hasScheme || typed.startsWith('/') ? typed : `https://${typed}`, config.publicUrl);
  if (url === null || !isThisSite(config, url)) return null;
  return GAME_PATH.exec(url.pathname)?.[1] ?? null;
}

function isThisSite(config: Config, url: URL): boolean {
  if (url.hostname === new URL(config.publicUrl).hostname) return true;
  return isLoopbackAlias(config, url) || listNetworkOrigins(config).includes(url.origin);
}

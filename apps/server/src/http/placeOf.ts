import type { Config } from '../config.ts';
import { listNetworkOrigins } from '../process/networkOrigins.ts';

export type Place = Pick<Config, 'publicUrl' | 'uiOrigin'>;

/**
 * The site's addresses for whoever asked this host. A phone on the local network knows no `ui.localhost`: it gets
 * uploads and panels from the address it came by. They stay harmless there by the sandbox of their own policy.
 */
export function placeOf(config: Config, host: string): Place {
  const { publicUrl, uiOrigin } = config;
  if (host === new URL(publicUrl).host) return { publicUrl, uiOrigin };
  const origin = listNetworkOrigins(config).find((one) => new URL(one).host === host);
  return origin === undefined ? { publicUrl, uiOrigin } : { publicUrl: origin, uiOrigin: origin };
}

import type { TrustProxy } from '../process/configSchemas.ts';

/** A number counts the proxies nearest to us whose word is taken; a list names them. */
export function trustedProxies(
  trust: TrustProxy,
): false | string[] | ((address: string, hop: number) => boolean) {
  return typeof trust === 'number' ? (_address, hop) => hop < trust : trust;
}

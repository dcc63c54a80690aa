import type { TrustProxy } from '../process/configSchemas.ts';

/**
 * Converts TRUST_PROXY for Fastify. A number trusts that many of the nearest proxies; a list names the trusted
 * ones.
 */
export function toTrustProxyOption(
  trust: TrustProxy,
): false | string[] | ((address: string, hop: number) => boolean) {
  return typeof trust === 'number' ? (_address, hop) => hop < trust : trust;
}

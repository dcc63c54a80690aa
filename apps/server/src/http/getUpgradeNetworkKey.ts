import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import type { TrustProxy } from '../process/configSchemas.ts';
import { getNetworkKey, removePort } from './clientAddress.ts';

/**
 * Returns the key for rate limits of a WebSocket upgrade. Upgrades never reach Fastify, which computes it for
 * other requests.
 */
export function getUpgradeNetworkKey(request: IncomingMessage, trust: TrustProxy): string {
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => removePort(part.trim()))
    .filter((part) => ipaddr.isValid(part));
  const hops = [request.socket.remoteAddress ?? '', ...forwarded.toReversed()];
  const first = hops.findIndex((address, hop) => hop === hops.length - 1 || !isTrusted(trust, address, hop));
  return getNetworkKey(hops[first] ?? '');
}

function isTrusted(trust: TrustProxy, address: string, hop: number): boolean {
  if (trust === false) return false;
  if (typeof trust === 'number') return hop < trust;
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return trust.some((entry) => {
    const [base = '', bits] = entry.split('/');
    const range = ipaddr.process(base);
    if (range.kind() !== parsed.kind()) return false;
    return parsed.match(range, bits === undefined ? (range.kind() === 'ipv4' ? 32 : 128) : Number(bits));
  });
}

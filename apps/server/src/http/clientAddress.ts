import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/** Number of 16-bit words that identify an IPv6 network. A client can freely choose the other half of its address. */
const NETWORK_WORDS = 4;

/** Returns the key for rate limits: an IPv4 address, or the /64 network of an IPv6 address. */
export function getNetworkKey(address: string): string {
  if (!isIPv6(address)) return address;
  const parsed = ipaddr.IPv6.parse(address);
  if (parsed.isIPv4MappedAddress()) return parsed.toIPv4Address().toString();
  const words = parsed.parts.slice(0, NETWORK_WORDS).map((word) => word.toString(16));
  return `${words.join(':')}::/64`;
}

/** Whether the request comes from this machine. Users behind a reverse proxy on this machine don't count as local. */
export function isLoopbackRequest(request: FastifyRequest): boolean {
  const cameThroughProxy =
    request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined;
  if (cameThroughProxy && request.ip === request.socket.remoteAddress) return false;
  return ipaddr.isValid(request.ip) && ipaddr.process(request.ip).range() === 'loopback';
}

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

/** Headers that proxies add. Their values are not read, because a client may have sent them. */
const PROXY_HEADERS = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/** Whether the request comes from this machine itself. Users behind a proxy on this machine don't count as local. */
export function isLoopbackRequest({ headers, socket }: FastifyRequest): boolean {
  if (PROXY_HEADERS.some((name) => headers[name] !== undefined)) return false;
  const address = socket.remoteAddress ?? '';
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
}

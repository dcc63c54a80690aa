import { isIPv4, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { isLoopback } from '../process/isSameSite.ts';
import { parseHost } from './resolveSiteOrigins.ts';

/** Number of 16-bit words that identify an IPv6 network. A client can freely choose the other half of its address. */
const NETWORK_WORDS = 4;

/** A proxy may pass on anything. Texts that are not an address count as one network, or each would have its own limit. */
const UNKNOWN_NETWORK = 'unknown';
/** Some proxies add the port of the client. */
const WITH_PORT = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d+)?$/;

/** Returns the key for rate limits: an IPv4 address, or the /64 network of an IPv6 address. */
export function getNetworkKey(given: string): string {
  const address = removePort(given);
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return UNKNOWN_NETWORK;
  const parsed = ipaddr.IPv6.parse(address);
  if (parsed.isIPv4MappedAddress()) return parsed.toIPv4Address().toString();
  const words = parsed.parts.slice(0, NETWORK_WORDS).map((word) => word.toString(16));
  return `${words.join(':')}::/64`;
}

/** Removes the port, and the brackets of an IPv6 address. */
export function removePort(given: string): string {
  const [, v6, v4] = WITH_PORT.exec(given) ?? [];
  return v6 ?? v4 ?? given;
}

/** Headers that proxies add. Their values are not read, because a client may have sent them. */
const PROXY_HEADERS = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/**
 * Whether the request comes from this machine itself, and asks for it by a loopback name. Another name means that a
 * proxy on this machine forwards a user, even if it adds no header, or that a website leads to this machine by a name
 * of its own.
 */
export function isLoopbackRequest({ headers, socket }: FastifyRequest): boolean {
  if (PROXY_HEADERS.some((name) => headers[name] !== undefined)) return false;
  const asked = parseHost(headers.host ?? '');
  if (asked === undefined || !isLoopback(asked.origin)) return false;
  const address = socket.remoteAddress ?? '';
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
}

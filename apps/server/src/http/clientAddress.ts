import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

const IPV6_NETWORK_BITS = 64;

/** Whom a rate limit counts: an IPv4 address, or the /64 network an IPv6 client can freely choose from. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const parsed = ipaddr.IPv6.parse(address);
  if (parsed.isIPv4MappedAddress()) return parsed.toIPv4Address().toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${IPV6_NETWORK_BITS}`).toString()}/${IPV6_NETWORK_BITS}`;
}

/** A proxy in front of us also connects from loopback: its forwarded visitors are not local. */
export function isFromThisMachine(request: FastifyRequest): boolean {
  const cameThroughProxy =
    request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined;
  if (cameThroughProxy && request.ip === request.socket.remoteAddress) return false;
  return ipaddr.process(request.ip).range() === 'loopback';
}

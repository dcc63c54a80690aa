import ipaddr from 'ipaddr.js';
import { getDomain } from 'tldts';

/** True when a browser would send one origin's SameSite cookies to the other: scheme and port do not separate them. */
export function isSameSite(oneOrigin: string, otherOrigin: string): boolean {
  return siteOf(oneOrigin) === siteOf(otherOrigin);
}

export function isLoopback(origin: string): boolean {
  const host = getHost(origin);
  if (host === 'localhost' || host.endsWith('.localhost')) return true;
  return ipaddr.isValid(host) && ipaddr.process(host).range() === 'loopback';
}

export function getHost(origin: string): string {
  return new URL(origin).hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
}

function siteOf(origin: string): string {
  const host = getHost(origin);
  // Private suffixes on: a.github.io and b.github.io are two sites for a browser too.
  return getDomain(host, { allowPrivateDomains: true }) ?? host;
}

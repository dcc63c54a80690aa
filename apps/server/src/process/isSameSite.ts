import ipaddr from 'ipaddr.js';
import { getDomain } from 'tldts';

/** Whether a browser sends SameSite cookies of one origin to the other. Scheme and port make no difference. */
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
  // Include private suffixes: for a browser, a.github.io and b.github.io are two sites.
  return getDomain(host, { allowPrivateDomains: true }) ?? host;
}

import ipaddr from 'ipaddr.js';

/** The metadata service of a cloud provider, although the address looks public. */
const CLOUD_HOST_ADDRESSES = ['168.63.129.16'];

/** The range of global IPv6 addresses. Deprecated spellings of IPv4 such as `::7f00:1` are outside of it. */
const GLOBAL_V6 = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an address is on the public internet: not this machine, not its network, and no alternative
 * spelling of those.
 */
export function isPublicAddress(address: string): boolean {
  // Only complete forms: `127.1` or `0x7f.1` could be parsed differently here and by the network stack.
  if (!ipaddr.IPv4.isValidFourPartDecimal(address) && !ipaddr.IPv6.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast' || CLOUD_HOST_ADDRESSES.includes(address)) return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_V6);
}

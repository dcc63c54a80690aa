import ipaddr from 'ipaddr.js';

/** Azure's host endpoint, which must not be reached although its address looks public. */
const CLOUD_HOST_ADDRESSES = ['168.63.129.16'];

/** The range of global IPv6 addresses. Deprecated spellings of IPv4 such as `::7f00:1` are outside of it. */
const GLOBAL_V6 = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an address is on the public internet, not on this machine or its network. Alternative spellings of local
 * addresses don't get through.
 */
export function isPublicAddress(address: string): boolean {
  // Only complete addresses are accepted: `127.1` or `0x7f.1` could be parsed differently here and by the network
  // stack.
  if (!ipaddr.IPv4.isValidFourPartDecimal(address) && !ipaddr.IPv6.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast' || CLOUD_HOST_ADDRESSES.includes(address)) return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_V6);
}

import ipaddr from 'ipaddr.js';

/** Answers machines of one provider about themselves, though the address looks like any other. */
const CLOUD_HOST_ADDRESSES = ['168.63.129.16'];

/** What is given out to anybody; outside of it lie, unnamed, old ways to write IPv4 such as `::7f00:1`. */
const GLOBAL_V6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether an address is somebody on the internet: not this machine, not its network, and no other form of those. */
export function isPublicAddress(address: string): boolean {
  // Only whole forms: `127.1` or `0x7f.1` would be read in one way here and in another where it is dialled.
  if (!ipaddr.IPv4.isValidFourPartDecimal(address) && !ipaddr.IPv6.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast' || CLOUD_HOST_ADDRESSES.includes(address)) return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_V6);
}

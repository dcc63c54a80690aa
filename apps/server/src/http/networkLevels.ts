/**
 * How many times the limit of one network the networks of a /48 share. A customer of a provider may have a whole /48,
 * which is 65,536 networks of /64. It may also belong to a school or to many customers, so it gets more than one.
 */
export const WIDE_NETWORK_TIMES = 8;

const IPV6_NETWORK = /^([\da-f]+:[\da-f]+:[\da-f]+):[\da-f]+::\/64$/;

interface NetworkLevel {
  readonly key: string;
  /** How many times the limit of one network applies. */
  readonly times: number;
}

/** Lists what a network counts for in limits, from the key of `getNetworkKey`: itself, and its /48 if it is IPv6. */
export function listNetworkLevels(network: string): readonly NetworkLevel[] {
  const own = { key: network, times: 1 };
  const wide = getWideNetwork(network);
  return wide === network ? [own] : [own, { key: wide, times: WIDE_NETWORK_TIMES }];
}

/** Returns the largest network that one person may have: an IPv4 address, or the /48 of an IPv6 network. */
export function getWideNetwork(network: string): string {
  const [, start] = IPV6_NETWORK.exec(network) ?? [];
  return start === undefined ? network : `${start}::/48`;
}

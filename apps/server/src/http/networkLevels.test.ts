import { expect, it } from 'vitest';
import { getNetworkKey } from './clientAddress.ts';
import { getWideNetwork, listNetworkLevels, WIDE_NETWORK_TIMES } from './networkLevels.ts';

it('[OP-69:part] an IPv6 network also counts for its /48, an IPv4 address only for itself', () => {
  expect(listNetworkLevels(getNetworkKey('2001:db8:1:2::7'))).toEqual([
    { key: '2001:db8:1:2::/64', times: 1 },
    { key: '2001:db8:1::/48', times: WIDE_NETWORK_TIMES },
  ]);
  for (const network of ['203.0.113.7', 'unknown', 'home', ''])
    expect(listNetworkLevels(network)).toEqual([{ key: network, times: 1 }]);
});

it('[OP-69:part] a /48 is the same for all of its networks and different for every other one', () => {
  const wide = (address: string) => getWideNetwork(getNetworkKey(address));
  expect(wide('2001:db8:1:ffff::1')).toBe(wide('2001:db8:1::1'));
  expect(wide('2001:db8:2:1::1')).not.toBe(wide('2001:db8:1:1::1'));
  expect(getWideNetwork(wide('2001:db8:1::1'))).toBe(wide('2001:db8:1::1'));
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getNetworkKey } from './clientAddress.ts';

describe('the key a rate limit counts', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::ffff', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['203.0.113.7:50123', '203.0.113.7'],
    ['[2001:db8:1:2::1]:50123', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::1]', '2001:db8:1:2::/64'],
    ['not an address', 'unknown'],
    ['203.0.113.7:50123:1', 'unknown'],
    ['1.2.3.4.5', 'unknown'],
    ['', 'unknown'],
  ])('%s counts as %s', (address, network) => {
    expect(getNetworkKey(address)).toBe(network);
  });

  it('is the same for all addresses of a /64 and different for every other /64', () => {
    const half = fc.array(fc.integer({ min: 1, max: 0xffff }), { minLength: 4, maxLength: 4 });
    const write = (words: number[]) => words.map((word) => word.toString(16)).join(':');
    fc.assert(
      fc.property(half, half, half, (network, one, other) => {
        const [first, second] = [one, other].map((host) => getNetworkKey(`${write(network)}:${write(host)}`));
        expect(first).toBe(second);
        const neighbor = [...network.slice(0, 3), ((network[3] ?? 0) % 0xffff) + 1];
        expect(getNetworkKey(`${write(neighbor)}:${write(one)}`)).not.toBe(first);
      }),
    );
  });
});

import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import type { TrustProxy } from '../process/configSchemas.ts';
import { getUpgradeNetworkKey } from './getUpgradeNetworkKey.ts';

const CHAIN = '198.51.100.7, 203.0.113.9, 10.0.0.2';

it.each<[TrustProxy, string]>([
  [false, '10.0.0.1'],
  [1, '10.0.0.2'],
  [2, '203.0.113.9'],
  [9, '198.51.100.7'],
  [['10.0.0.0/8'], '203.0.113.9'],
  [['10.0.0.1'], '10.0.0.2'],
])('trusts proxies (%j) as configured', (trust, expected) => {
  const request = {
    headers: { 'x-forwarded-for': CHAIN },
    socket: { remoteAddress: '10.0.0.1' },
  } as unknown as IncomingMessage;
  expect(getUpgradeNetworkKey(request, trust)).toBe(expected);
});

it('counts the network of an IPv6 address, and handles malformed headers', () => {
  const ask = (address: string, forwarded?: string): string =>
    getUpgradeNetworkKey(
      {
        headers: { 'x-forwarded-for': forwarded },
        socket: { remoteAddress: address },
      } as unknown as IncomingMessage,
      1,
    );
  expect(ask('2001:db8:1:2:3::4')).toBe('2001:db8:1:2::/64');
  expect(ask('10.0.0.1', 'unknown, ;drop')).toBe('10.0.0.1');
});

import { expect, it } from 'vitest';
import { listNetworkLevels, WIDE_NETWORK_TIMES } from '../../http/networkLevels.ts';
import { createKeyedCounter } from './createKeyedCounter.ts';

it('counts each key up to the maximum, together with what other processes count', () => {
  const counter = createKeyedCounter(3);
  expect([counter.add('a'), counter.add('a'), counter.add('b')]).toEqual([true, true, true]);
  expect(counter.list(2)).toEqual([['a', 2]]);
  counter.setElsewhere(new Map([['b', 2]]));
  expect([counter.add('b'), counter.add('a'), counter.add('a')]).toEqual([false, true, false]);
  counter.setElsewhere(new Map());
  expect(counter.add('b')).toBe(true);
  counter.remove('a');
  expect(counter.add('a')).toBe(true);
});

it('[OP-69:part] sockets of the networks of a /48 share a few times the maximum of one, in all processes', () => {
  const counter = createKeyedCounter(2, listNetworkLevels);
  const name = (index: number): string => `2001:db8:1:${index.toString(16)}::/64`;
  const most = 2 * WIDE_NETWORK_TIMES;
  for (let index = 0; index < most; index += 1) expect(counter.add(name(index))).toBe(true);
  expect(counter.list(most)).toEqual([['2001:db8:1::/48', most]]);
  expect([counter.add(name(most)), counter.add('2001:db8:2:0::/64')]).toEqual([false, true]);
  counter.remove(name(0));
  expect([counter.add(name(1)), counter.add(name(1))]).toEqual([true, false]);
  counter.remove(name(2));
  counter.setElsewhere(new Map([['2001:db8:1::/48', 1]]));
  expect(counter.add(name(3))).toBe(false);
});

import { expect, it } from 'vitest';
import { createSharedCounts } from '../redis/createSharedCounts.ts';
import { createNetworkCounter } from './createNetworkCounter.ts';
import { WIDE_NETWORK_TIMES } from './networkLevels.ts';

const MAX = 5;
const OPTIONS = { name: 'test', windowMs: 10_000, keysMax: 100 };

function open() {
  const time = { now: 0 };
  const counter = createNetworkCounter(createSharedCounts(null), OPTIONS, () => time.now);
  const isAllowed = async (network: string) => (await counter.add(network, MAX)).count <= MAX;
  return { time, counter, isAllowed };
}

it('[OP-69:part] the networks of a /48 share a few times the limit of one', async () => {
  const { time, isAllowed } = open();
  const allowed = { count: 0 };
  for (let turn = 0; turn < 1_000; turn += 1)
    if (await isAllowed(`2001:db8:1:${turn.toString(16)}::/64`)) allowed.count += 1;
  expect(allowed.count).toBe(MAX * WIDE_NETWORK_TIMES);
  expect(await isAllowed('2001:db8:2:0::/64')).toBe(true);
  expect(await isAllowed('203.0.113.7')).toBe(true);
  time.now += OPTIONS.windowMs;
  expect(await isAllowed('2001:db8:1:0::/64')).toBe(true);
});

it('[OP-69:part] each network of a /48 has a limit of its own', async () => {
  const { isAllowed } = open();
  for (let turn = 0; turn < MAX; turn += 1) expect(await isAllowed('2001:db8:1:1::/64')).toBe(true);
  expect(await isAllowed('2001:db8:1:1::/64')).toBe(false);
  expect(await isAllowed('2001:db8:1:2::/64')).toBe(true);
});

it('[OP-69:part] a network that is refused uses up nothing of the others in its /48', async () => {
  const { isAllowed } = open();
  for (let turn = 0; turn < 1_000; turn += 1) await isAllowed('2001:db8:1:1::/64');
  const allowed = { count: 0 };
  for (let turn = 0; turn < 1_000; turn += 1)
    if (await isAllowed(`2001:db8:1:1${turn.toString(16)}::/64`)) allowed.count += 1;
  expect(allowed.count).toBe(MAX * (WIDE_NETWORK_TIMES - 1));
});

it('takes back what did not count, in all networks', async () => {
  const { counter, isAllowed } = open();
  for (let turn = 0; turn < MAX * WIDE_NETWORK_TIMES * 2; turn += 1) {
    expect(await isAllowed(`2001:db8:1:${(turn % 3).toString(16)}::/64`)).toBe(true);
    await counter.undo(`2001:db8:1:${(turn % 3).toString(16)}::/64`);
  }
});

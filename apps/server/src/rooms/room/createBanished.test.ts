import { expect, it } from 'vitest';
import { createBanished, NETWORK_KICK_WINDOW_SECONDS, NETWORK_KICKS_MAX } from './createBanished.ts';

const KICK_SECONDS = 600;

it('[CM-04:part] refuses a kicked person by account and by browser, and nobody else of the network', () => {
  const clock = { now: 0 };
  const banished = createBanished(() => clock.now);
  const ada = { userId: 'ada', browser: 'laptop', network: 'home' };
  banished.add(ada, KICK_SECONDS);
  banished.add({ userId: null, browser: 'phone', network: 'school' }, KICK_SECONDS);
  const refused = [
    ada,
    { userId: 'ada', browser: 'other', network: 'elsewhere' },
    { userId: null, browser: 'laptop', network: 'home' },
    { userId: null, browser: 'phone', network: 'elsewhere' },
  ];
  const admitted = [
    { userId: null, browser: 'tablet', network: 'home' },
    { userId: null, browser: 'desk-7', network: 'school' },
    { userId: null, network: 'school' },
    { userId: 'ben', browser: 'laptop', network: 'home' },
    { userId: null },
  ];
  expect(refused.map(banished.has)).toEqual([true, true, true, true]);
  expect(admitted.map(banished.has)).toEqual([false, false, false, false, false]);
  clock.now = KICK_SECONDS * 1000;
  expect(refused.some(banished.has)).toBe(false);
});

it('[CM-04:part] refuses the guests of a network after repeated kicks within the window', () => {
  const clock = { now: 0 };
  const banished = createBanished(() => clock.now);
  const newcomer = { userId: null, browser: 'newcomer', network: 'cafe' };
  const kick = (count: number) =>
    banished.add({ userId: null, browser: `browser ${count}`, network: 'cafe' }, KICK_SECONDS);
  for (let count = 1; count < NETWORK_KICKS_MAX; count += 1) kick(count);
  expect(banished.has(newcomer)).toBe(false);
  // Old kicks do not count.
  clock.now = NETWORK_KICK_WINDOW_SECONDS * 1000;
  kick(NETWORK_KICKS_MAX);
  expect(banished.has(newcomer)).toBe(false);
  for (let count = 1; count < NETWORK_KICKS_MAX; count += 1) kick(count);
  expect(banished.has(newcomer)).toBe(true);
  expect(banished.has({ userId: 'ada', browser: 'newcomer', network: 'cafe' })).toBe(false);
  clock.now += KICK_SECONDS * 1000;
  expect(banished.has(newcomer)).toBe(false);
});

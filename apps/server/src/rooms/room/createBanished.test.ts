import { expect, it } from 'vitest';
import { createBanished } from './createBanished.ts';

it('[CM-04:part] keeps out whoever was sent away, as a guest too, and nobody else, until the time is over', () => {
  const clock = { now: 0 };
  const banished = createBanished(() => clock.now);
  const ada = { userId: 'ada', network: 'home' };
  banished.add(ada, 600);
  banished.add({ userId: null, network: 'cafe' }, 600);
  const others = [
    ada,
    { userId: 'ada', network: 'elsewhere' },
    { userId: null, network: 'home' },
    { userId: null, network: 'cafe' },
    { userId: 'ben', network: 'home' },
    { userId: 'cleo', network: 'cafe' },
    { userId: null, network: 'library' },
    { userId: null },
  ];
  expect(others.map(banished.has)).toEqual([true, true, true, true, false, false, false, false]);
  clock.now = 600_000;
  expect(others.some(banished.has)).toBe(false);
});

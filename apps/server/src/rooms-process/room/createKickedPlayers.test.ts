import { expect, it } from 'vitest';
import { createKickedPlayers } from './createKickedPlayers.ts';

const NETWORK_KICK_WINDOW_SECONDS = 10 * 60;
const NETWORK_KICKS_MAX = 3;

const KICK_SECONDS = 600;

it('[CM-04:part] rejects a kicked person by account and by browser, but no one else in the network', () => {
  const clock = { now: 0 };
  const kickedPlayers = createKickedPlayers(() => clock.now);
  const ada = { userId: 'ada', browser: 'laptop', network: 'home' };
  kickedPlayers.add(ada, KICK_SECONDS);
  kickedPlayers.add({ userId: null, browser: 'phone', network: 'school' }, KICK_SECONDS);
  const rejected = [
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
  expect(rejected.map(kickedPlayers.has)).toEqual([true, true, true, true]);
  expect(admitted.map(kickedPlayers.has)).toEqual([false, false, false, false, false]);
  clock.now = KICK_SECONDS * 1000;
  expect(rejected.some(kickedPlayers.has)).toBe(false);
});

it('[CM-04:part] rejects the guests of a network after repeated kicks within the window', () => {
  const clock = { now: 0 };
  const kickedPlayers = createKickedPlayers(() => clock.now);
  const newcomer = { userId: null, browser: 'newcomer', network: 'cafe' };
  const kick = (count: number) =>
    kickedPlayers.add({ userId: null, browser: `browser ${count}`, network: 'cafe' }, KICK_SECONDS);
  for (let count = 1; count < NETWORK_KICKS_MAX; count += 1) kick(count);
  expect(kickedPlayers.has(newcomer)).toBe(false);
  // Earlier kicks are outside the window and no longer count.
  clock.now = NETWORK_KICK_WINDOW_SECONDS * 1000;
  kick(NETWORK_KICKS_MAX);
  expect(kickedPlayers.has(newcomer)).toBe(false);
  for (let count = 1; count < NETWORK_KICKS_MAX; count += 1) kick(count);
  expect(kickedPlayers.has(newcomer)).toBe(true);
  expect(kickedPlayers.has({ userId: 'ada', browser: 'newcomer', network: 'cafe' })).toBe(false);
  clock.now += KICK_SECONDS * 1000;
  expect(kickedPlayers.has(newcomer)).toBe(false);
});

it('[CM-04:part] continues in another process, or after sleep, until the time is over', () => {
  const clock = { now: 5_000 };
  const before = createKickedPlayers(() => clock.now);
  const ada = { userId: 'ada', browser: 'laptop', network: 'home' };
  before.add({ userId: 'ben' }, 1);
  before.add(ada, KICK_SECONDS);
  clock.now += 2_000;
  const after = createKickedPlayers(() => clock.now);
  after.restore(before.describe());
  expect([after.has(ada), after.has({ userId: 'ben' })]).toEqual([true, false]);
  expect(before.describe().until.map(([key]) => key)).toEqual(['user ada', 'browser laptop']);
  // Earlier kicks from a network count.
  for (let count = 1; count < NETWORK_KICKS_MAX; count += 1)
    after.add({ userId: null, browser: `browser ${count}`, network: 'home' }, KICK_SECONDS);
  expect(after.has({ userId: null, network: 'home' })).toBe(true);
  clock.now = 5_000 + KICK_SECONDS * 1000;
  expect(after.has(ada)).toBe(false);
  clock.now += NETWORK_KICK_WINDOW_SECONDS * 1000;
  expect(after.describe()).toEqual({ until: [], networks: [] });
});

it('[OP-69:part] rejects the guests of a whole /48 after repeated kicks from its networks', () => {
  const kickedPlayers = createKickedPlayers(() => 0);
  const newcomer = { userId: null, browser: 'newcomer', network: '2001:db8:1:ffff::/64' };
  const kick = (count: number) =>
    kickedPlayers.add(
      { userId: null, browser: `browser ${count}`, network: `2001:db8:1:${count}::/64` },
      600,
    );
  for (let count = 1; count < 6; count += 1) kick(count);
  expect(kickedPlayers.has(newcomer)).toBe(false);
  kick(6);
  expect(kickedPlayers.has(newcomer)).toBe(true);
  expect(kickedPlayers.has({ ...newcomer, network: '2001:db8:2:1::/64' })).toBe(false);
  const after = createKickedPlayers(() => 0);
  after.restore(kickedPlayers.describe());
  expect(after.has(newcomer)).toBe(true);
});

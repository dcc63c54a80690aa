import type { KeepAlive } from '@playloom/game-format';
import { expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../../process/clock.ts';
import { resolveSleepMs } from './resolveSleepMs.ts';

it.each<[KeepAlive, number | null, number | null, number]>([
  [{ kind: 'playing' }, null, null, 0],
  [{ kind: 'hours', hours: 12 }, 24, 3, 12 * HOUR_MS],
  [{ kind: 'hours', hours: 100 }, 24, 3, 24 * HOUR_MS],
  [{ kind: 'hours', hours: 100 }, null, null, 100 * HOUR_MS],
  [{ kind: 'always' }, 24, 3, 24 * HOUR_MS],
  [{ kind: 'always' }, null, 100, 365 * DAY_MS],
  [{ kind: 'always' }, 0, 3, 0],
  [{ kind: 'always' }, null, 0, 0],
])('[OP-45:part] %j in a plan with %s hours and %s rooms sleeps for %i ms', (keepAlive, hours, rooms, ms) => {
  expect(resolveSleepMs(keepAlive, { sleepHours: hours, keptRooms: rooms })).toBe(ms);
});

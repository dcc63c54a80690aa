import { beforeEach, expect, it } from 'vitest';
import { HOUR_MS } from '../../../process/clock.ts';
import { createFakeClock, type FakeClock } from '../../../testing/createFakeClock.ts';
import { createSharedCounts } from '../../../redis/createSharedCounts.ts';
import { createAttemptLimiter, type AttemptLimiter } from './createAttemptLimiter.ts';

const WRONG_PASSWORDS_PER_HOUR = 10;

let clock: FakeClock;
let tries: AttemptLimiter;
beforeEach(() => {
  clock = createFakeClock();
  tries = createAttemptLimiter({ clock, counts: createSharedCounts(null) }, 'test');
});

async function takeMany(key: string, times = WRONG_PASSWORDS_PER_HOUR): Promise<void> {
  for (let time = 0; time < times; time++) await tries.take(key);
}

it('rejects the eleventh attempt within an hour, for that key only', async () => {
  await takeMany('ada');
  await expect(tries.take('ada')).rejects.toThrow(expect.objectContaining({ id: 'too_many_requests' }));
  await tries.take('bob');
});

it('ends an hour after the first attempt, regardless of attempts in between', async () => {
  await takeMany('ada');
  clock.advance(HOUR_MS - 1);
  await expect(tries.take('ada')).rejects.toThrow('Too many requests');
  clock.advance(1);
  await takeMany('ada');
});

it('starts over after a success', async () => {
  await takeMany('ada', 9);
  await tries.clear('ada');
  await expect(takeMany('ada')).resolves.toBeUndefined();
});

it('drops the oldest keys first when there are too many', async () => {
  await takeMany('ada');
  for (let index = 0; index < 49_999; index++) await tries.take(`invented ${index}`);
  await expect(tries.take('ada')).rejects.toThrow('Too many requests');
  await tries.take('one more');
  await tries.take('ada');
});

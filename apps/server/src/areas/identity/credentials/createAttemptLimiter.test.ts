import { beforeEach, expect, it } from 'vitest';
import { HOUR_MS } from '../../../process/clock.ts';
import { createFakeClock, type FakeClock } from '../../../testing/createFakeClock.ts';
import { createAttemptLimiter, type AttemptLimiter } from './createAttemptLimiter.ts';

const WRONG_PASSWORDS_PER_HOUR = 10;

let clock: FakeClock;
let tries: AttemptLimiter;
beforeEach(() => {
  clock = createFakeClock();
  tries = createAttemptLimiter(clock);
});

function takeMany(key: string, times = WRONG_PASSWORDS_PER_HOUR): void {
  for (let time = 0; time < times; time++) tries.take(key);
}

it('rejects the eleventh attempt within an hour, for that key only', () => {
  takeMany('ada');
  expect(() => tries.take('ada')).toThrow(expect.objectContaining({ id: 'too_many_requests' }));
  expect(() => tries.take('bob')).not.toThrow();
});

it('ends an hour after the first attempt, regardless of attempts in between', () => {
  takeMany('ada');
  clock.advance(HOUR_MS - 1);
  expect(() => tries.take('ada')).toThrow('Too many requests');
  clock.advance(1);
  expect(() => takeMany('ada')).not.toThrow();
});

it('starts over after a success', () => {
  takeMany('ada', 9);
  tries.clear('ada');
  expect(() => takeMany('ada')).not.toThrow();
});

it('drops the oldest keys first when there are too many', () => {
  takeMany('ada');
  for (let index = 0; index < 49_999; index++) tries.take(`invented ${index}`);
  expect(() => tries.take('ada')).toThrow('Too many requests');
  tries.take('one more');
  expect(() => tries.take('ada')).not.toThrow();
});

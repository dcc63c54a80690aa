import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CallFailure, CallRefusal } from '../../rooms-gateway/channel/createCallChannel.ts';
import { callUntilAnswered } from './callUntilAnswered.ts';

const HOUR_MS = 3_600_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

function failWith(error: Error) {
  return vi.fn<() => Promise<string>>(() => Promise.reject(error));
}

it('[OP-96:part] tries until there is an answer, more slowly with time', async () => {
  const call = failWith(new CallFailure('No web process is running.'));
  const answer = callUntilAnswered(call, () => false);
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  const tries = call.mock.calls.length;
  expect(tries).toBeGreaterThan(400);
  expect(tries).toBeLessThan(500);
  call.mockResolvedValue('done');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await answer).toBe('done');
});

it('[OP-96:part] gives up what the platform refuses again and again, and everything once it is over', async () => {
  const refused = failWith(new CallRefusal('no such user'));
  const state = { isOver: false };
  const failures: string[] = [];
  for (const [call, isOver] of [
    [refused, () => false],
    [failWith(new CallFailure('away')), () => state.isOver],
  ] as const)
    void callUntilAnswered(call, isOver).catch((error: unknown) => void failures.push(String(error)));
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(failures).toEqual(['Error: no such user']);
  expect(refused).toHaveBeenCalledTimes(15);
  state.isOver = true;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(failures.at(-1)).toBe('Error: away');
});

import { LocalPresence } from '@colyseus/core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { canStartRelease, recordFailedStart } from './failedStarts.ts';

const FAILED_START_PAUSE_SECONDS = 30;
const FAILED_STARTS_SECONDS = 600;
const FAILED_STARTS_MAX = 3;

const release = { gameId: 'a', release: 1 };
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('[EG-02] lets a broken release start a few times per window, with pauses, and does not affect others', async () => {
  const presence = new LocalPresence();
  for (let turn = 1; turn <= FAILED_STARTS_MAX; turn += 1) {
    expect(await canStartRelease(presence, release)).toBe(true);
    await recordFailedStart(presence, release);
    expect(await canStartRelease(presence, release)).toBe(false);
    vi.advanceTimersByTime(FAILED_START_PAUSE_SECONDS * 1000);
  }
  expect(await canStartRelease(presence, release)).toBe(false);
  expect(await canStartRelease(presence, { ...release, release: 2 })).toBe(true);
  vi.advanceTimersByTime(FAILED_STARTS_SECONDS * 1000);
  expect(await canStartRelease(presence, release)).toBe(true);
});

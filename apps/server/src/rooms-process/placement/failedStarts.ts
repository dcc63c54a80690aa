import type { Presence } from '@colyseus/core';

/**
 * A release whose rooms failed to start this often within the window is not started again until the window
 * has passed.
 */
const FAILED_STARTS_MAX = 3;
const FAILED_STARTS_SECONDS = 600;
/**
 * After each failure, the release is not started for this long. Everyone who joins at the same moment gets the
 * same error, for the cost of one start.
 */
const FAILED_START_PAUSE_SECONDS = 30;

interface Release {
  readonly gameId: string;
  readonly release: number;
}

/** Whether a release may be started. With Redis, failures are counted across all processes of the fleet. */
export async function canStartRelease(presence: Presence, release: Release): Promise<boolean> {
  const isPausing = await presence.get(pauseKeyOf(release));
  return !isPausing && (await countFailedStarts(presence, release)) < FAILED_STARTS_MAX;
}

export async function recordFailedStart(presence: Presence, release: Release): Promise<void> {
  const count = (await countFailedStarts(presence, release)) + 1;
  await presence.setex(keyOf(release), String(count), FAILED_STARTS_SECONDS);
  await presence.setex(pauseKeyOf(release), '1', FAILED_START_PAUSE_SECONDS);
}

async function countFailedStarts(presence: Presence, release: Release): Promise<number> {
  return Number((await presence.get(keyOf(release))) ?? 0);
}

function keyOf({ gameId, release }: Release): string {
  return `failed-starts:${gameId}:${release}`;
}

function pauseKeyOf({ gameId, release }: Release): string {
  return `failed-start-pause:${gameId}:${release}`;
}

import { setTimeout as pause } from 'node:timers/promises';
import type { PlatformCalls } from '@playloom/room-contract';
import type { RoomOptions } from './RoomMetadata.ts';

const RETRY_EVERY_MS = 1_000;
/** For about a minute. Pages of players have given up by then. */
const TRIES_MAX = 60;

type FoundRelease = NonNullable<Awaited<ReturnType<PlatformCalls['loadRelease']>>>;

/** Loads the game of a room. If a room comes back, it waits for a platform that can't answer now. */
export async function loadRelease(
  platform: PlatformCalls,
  { gameId, release, recoveredId }: Pick<RoomOptions, 'gameId' | 'release' | 'recoveredId'>,
): Promise<FoundRelease> {
  for (let tries = 1; ; tries += 1) {
    try {
      const found = await platform.loadRelease(gameId, release);
      if (found !== null) return found;
    } catch (error) {
      if (recoveredId === undefined || tries === TRIES_MAX) throw error;
      await pause(RETRY_EVERY_MS);
      continue;
    }
    throw new Error(`Release ${release} of the game ${gameId} does not exist.`);
  }
}

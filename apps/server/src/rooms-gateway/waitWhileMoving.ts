import { setTimeout as pause } from 'node:timers/promises';
import type { RoomsCalls } from '@playloom/room-contract';

export type RoomPlace = Awaited<ReturnType<RoomsCalls['locateRoom']>>;

interface WaitOptions {
  readonly waitMs: number;
  readonly lookEveryMs: number;
}

/** Looks where a room is until it is not moving anymore, but not for longer than `waitMs`. */
export async function waitWhileMoving(
  find: () => Promise<RoomPlace>,
  { waitMs, lookEveryMs }: WaitOptions,
): Promise<RoomPlace> {
  const until = performance.now() + waitMs;
  for (;;) {
    const place = await find();
    if (place !== 'moving' || performance.now() >= until) return place;
    await pause(lookEveryMs);
  }
}

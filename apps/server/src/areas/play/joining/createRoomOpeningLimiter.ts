import { createNetworkCounter } from '../../../http/createNetworkCounter.ts';
import { OPEN_ROOM_RATE_LIMIT } from '../../../http/limits.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithConfig } from '../../../process/config.ts';
import type { WithCounts } from '../../../redis/SharedCounts.ts';
import { TooManyRooms } from './joiningErrors.ts';

const TRACKED_NETWORKS_MAX = 20_000;

interface RoomOpeningLimiter {
  /** Counts a request for a new room before it is opened. Throws when there were too many. */
  take(network: string): Promise<void>;
}

/** Limits how many rooms the players of a network open, over all processes. Joining any room doesn't count. */
export function createRoomOpeningLimiter({
  config,
  clock,
  counts,
}: WithConfig & WithClock & WithCounts): RoomOpeningLimiter {
  const { max, windowMs } = OPEN_ROOM_RATE_LIMIT;
  const most = max * config.rateLimitScale;
  const counter = createNetworkCounter(
    counts,
    { name: 'opened-rooms', windowMs, keysMax: TRACKED_NETWORKS_MAX },
    () => clock.now().getTime(),
  );
  return {
    async take(network) {
      const { count } = await counter.add(network, most);
      if (count > most) throw TooManyRooms();
    },
  };
}

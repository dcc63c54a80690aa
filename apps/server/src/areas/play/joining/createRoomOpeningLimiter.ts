import { createNetworkCounter } from '../../../http/createNetworkCounter.ts';
import type { EndpointRateLimit } from '../../../http/route.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithConfig } from '../../../process/config.ts';
import type { WithCounts } from '../../../redis/SharedCounts.ts';
import { TooManyRooms } from './joiningErrors.ts';

const TRACKED_NETWORKS_MAX = 20_000;

export interface RoomOpeningLimiter {
  /** Counts a room before it is opened. Throws when there were too many. */
  take(network: string): Promise<void>;
  /** Takes back one count, because no room was opened. */
  undo(network: string): Promise<void>;
}

/** Limits how many rooms the players of a network open, over all processes. */
export function createRoomOpeningLimiter(
  { config, clock, counts }: WithConfig & WithClock & WithCounts,
  name: string,
  { max, windowMs }: EndpointRateLimit,
): RoomOpeningLimiter {
  const most = max * config.rateLimitScale;
  const counter = createNetworkCounter(counts, { name, windowMs, keysMax: TRACKED_NETWORKS_MAX }, () =>
    clock.now().getTime(),
  );
  return {
    async take(network) {
      const { count } = await counter.add(network, most);
      if (count > most) throw TooManyRooms();
    },
    undo: (network) => counter.undo(network),
  };
}

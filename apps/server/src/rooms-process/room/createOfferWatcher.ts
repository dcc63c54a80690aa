import type { OfferWatcher } from './OfferWatcher.ts';
import type { RoomHandle } from './RoomHandle.ts';

const LOOK_EVERY_MS = 1_000;
/**
 * Slightly longer than the ten minutes in which an offer can be accepted. Later purchases are delivered by the
 * next room.
 */
const WATCH_MS = 11 * 60_000;
/** Long enough for a joining player: the client has to load and the saved data has to be read. */
const ARRIVAL_MS = 60_000;

export function createOfferWatcher(room: RoomHandle): OfferWatcher {
  /** The time until which to check for purchases, by user. */
  const watched = new Map<string, number>();
  const watchFor = (userId: string, ms: number): void => {
    watched.set(userId, Math.max(watched.get(userId) ?? 0, performance.now() + ms));
  };
  const looking = setInterval(() => {
    for (const [userId, until] of watched) {
      if (until < performance.now()) watched.delete(userId);
      else room.saved.deliver(userId);
    }
  }, LOOK_EVERY_MS);
  looking.unref();
  void room.closed.promise.then(() => clearInterval(looking));
  return {
    async open({ client, userId, item, price }) {
      const offer = await room.context.platform.openOffer({ gameId: room.gameId, userId, item, price });
      if (offer === null) return;
      room.simulation.post({ kind: 'offer', room: room.roomId, client, offer, item, price });
      watchFor(userId, WATCH_MS);
    },
    watch: (userId) => watchFor(userId, ARRIVAL_MS),
  };
}

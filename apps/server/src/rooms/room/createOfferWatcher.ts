import type { OfferWatcher } from './OfferWatcher.ts';
import type { RoomHandle } from './RoomHandle.ts';

const LOOK_EVERY_MS = 1_000;
/** An offer can be accepted for ten minutes; a later purchase waits for the next room. */
const WATCH_MS = 11 * 60_000;
/** Joining takes a while: the client loads and the saved data is read. */
const ARRIVAL_MS = 60_000;

export function createOfferWatcher(room: RoomHandle): OfferWatcher {
  /** When to stop looking for purchases, by user. */
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

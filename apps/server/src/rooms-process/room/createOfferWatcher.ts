import type { JournaledOffer } from '../journal/JournalRecord.ts';
import type { OfferWatcher } from './OfferWatcher.ts';
import type { RoomHandle } from './RoomHandle.ts';

const LOOK_EVERY_MS = 1_000;
/** How long the platform accepts an offer. */
const OFFER_MS = 10 * 60_000;
/** Slightly longer than an offer can be accepted. Later purchases are delivered by the next room. */
const WATCH_MS = OFFER_MS + 60_000;
/** Long enough for a joining player: the client has to load and the saved data has to be read. */
const ARRIVAL_MS = 60_000;

interface StoredOffer extends Omit<JournaledOffer, 'leftMs'> {
  readonly until: number;
}

export function createOfferWatcher(room: RoomHandle): OfferWatcher {
  /** The time until which to check for purchases, by user. */
  const watched = new Map<string, number>();
  /** The last offer to each user. A page shows one at a time. */
  const offers = new Map<string, StoredOffer>();
  const watchFor = (userId: string, ms: number): void => {
    watched.set(userId, Math.max(watched.get(userId) ?? 0, performance.now() + ms));
  };
  const find = (userId: string): StoredOffer | null => {
    const found = offers.get(userId);
    if (found !== undefined && found.until > performance.now()) return found;
    offers.delete(userId);
    return null;
  };
  const looking = setInterval(() => {
    for (const [userId, until] of watched) if (until < performance.now()) watched.delete(userId);
    room.saved.deliver([...watched.keys()]);
  }, LOOK_EVERY_MS);
  looking.unref();
  void room.closed.promise.then(() => clearInterval(looking));
  return {
    async open({ userId, item, price }, id) {
      const offer = await room.context.platform.openOffer({ gameId: room.gameId, userId, item, price, id });
      if (offer === null) return;
      offers.set(userId, { id: offer, item, price, until: performance.now() + OFFER_MS });
      watchFor(userId, WATCH_MS);
      // Stored before the player sees it, so that it can be shown again if the process ends now.
      await room.journal.addMembers();
      show(room, userId, find(userId));
    },
    watch: (userId) => watchFor(userId, ARRIVAL_MS),
    showAgain: (userId) => show(room, userId, find(userId)),
    find(userId) {
      const found = find(userId);
      if (found === null) return null;
      const { until, ...offer } = found;
      return { ...offer, leftMs: until - performance.now() };
    },
    restore(userId, offer) {
      watchFor(userId, WATCH_MS);
      if (offer === null) return;
      const { leftMs, ...rest } = offer;
      offers.set(userId, { ...rest, until: performance.now() + leftMs });
    },
    close(userId, id) {
      if (offers.get(userId)?.id === id) offers.delete(userId);
    },
  };
}

/** The player may have a new connection since the game made the offer. */
function show({ members, simulation, roomId }: RoomHandle, userId: string, found: StoredOffer | null): void {
  const member = [...members.seated()].find(
    ({ visitor }) => visitor.userId === userId && !visitor.isSpectator,
  );
  if (found === null || member === undefined) return;
  const { id: offer, item, price } = found;
  simulation.post({ kind: 'offer', room: roomId, client: member.clientId, offer, item, price });
}

import type { RoomReport } from '@playloom/room-contract';
import type { JournaledOffer } from '../journal/JournalRecord.ts';

type Wanted = Extract<RoomReport, { kind: 'offer' }>;

export interface OfferWatcher {
  /**
   * Shows an offer on the player's page, and checks for a while whether they buy it. `id` is a UUID; the same one
   * always gives the same offer.
   */
  open(wanted: Wanted, id: string): Promise<void>;
  /** Called when a player joins. Delivers purchases that an earlier room could not deliver. */
  watch(userId: string): void;
  /** Shows the last offer again to a player who came back. The page ignores it if it has arrived before. */
  showAgain(userId: string): void;
  /** Returns the last offer to a user, or null if there is none to accept. */
  find(userId: string): JournaledOffer | null;
  /** Continues with the offer of a room that came back. Something may have been bought in the meantime. */
  restore(userId: string, offer: JournaledOffer | null): void;
  /** Forgets an offer that was accepted. */
  close(userId: string, id: string): void;
}

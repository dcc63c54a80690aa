import type { RoomReport } from '@playloom/room-contract';

type Wanted = Extract<RoomReport, { kind: 'offer' }>;

export interface OfferWatcher {
  /** Shows an offer on the player's page, and checks for a while whether they buy it. */
  open(wanted: Wanted): Promise<void>;
  /** Called when a player joins. Delivers purchases that an earlier room could not deliver. */
  watch(userId: string): void;
}

import type { RoomReport } from '@playloom/room';

type Wanted = Extract<RoomReport, { kind: 'offer' }>;

export interface OfferWatcher {
  /** Asks the player on their page, and watches for a while whether they buy it. */
  open(wanted: Wanted): Promise<void>;
  /** A player joined: delivers purchases that an earlier room could not. */
  watch(userId: string): void;
}

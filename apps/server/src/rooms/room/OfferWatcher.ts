import type { RoomReport } from '@playloom/room';

type Wanted = Extract<RoomReport, { kind: 'offer' }>;

export interface OfferWatcher {
  /** Has the player asked by their page, and looks for a while whether they bought it. */
  open(wanted: Wanted): Promise<void>;
  /** Somebody came in: what an earlier room could not hand over is theirs. */
  watch(userId: string): void;
}

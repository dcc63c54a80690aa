import type { JoiningPlayer } from '@playloom/room-contract';

/** A request to reserve a seat, sent by the process that the player contacted. */
export interface SeatOffer {
  readonly sessionId: string;
  readonly visitor: JoiningPlayer;
  readonly ticketHash: string;
}

/** `asleep`: the room has fallen asleep and must be woken. */
export type SeatOutcome = 'kept' | 'room_full' | 'sent_away' | 'asleep';

import type { GuestSavedData } from './GuestSavedData.ts';
import type { RoomMember } from './RoomMember.ts';

/** A player who wants to join, as verified by the platform. */
export interface JoiningPlayer extends Omit<RoomMember, 'saved' | 'tokens'> {
  /** The login session that the player joined with. Missing for guests, and in seats of earlier versions. */
  readonly signIn?: string;
  /** Hash of the signed id of the player's browser, by which a kicked guest is recognized. */
  readonly browser?: string;
  /** Used to limit guests of one network who are kicked repeatedly. */
  readonly network?: string;
  /** Saved data that a guest brings from another map of the world. */
  readonly belongings?: GuestSavedData;
  /** Whether the player has linked a wallet that this game can read token balances from. */
  readonly hasWallet?: boolean;
}

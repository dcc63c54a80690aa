import type { Member } from './createRoomMembers.ts';

/** Reports the token balances of players to the simulation while they are in the room. */
export interface TokenWatcher {
  begin(member: Member): void;
}

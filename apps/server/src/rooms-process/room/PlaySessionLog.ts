import type { Member } from './createRoomMembers.ts';

/** Reports who plays and for how long, for the creator's dashboard. */
export interface PlaySessionLog {
  begin(member: Member): void;
  end(member: Member): void;
}

import type { JournaledPlay } from '../journal/JournalRecord.ts';
import type { Member } from './createRoomMembers.ts';

/** What was really played in a room. */
export interface PlayedTime {
  /** Called after each change of a member. */
  follow(member: Member): void;
  describe(): JournaledPlay;
  /** Whether a player has ever connected. */
  readonly hasBegun: boolean;
}

import type { CommunityChatMessage } from '../thread/RoomCommand.ts';

/** A message of a game's community for its rooms. */
export interface CommunityMessage extends CommunityChatMessage {
  /** The room that it was sent in, which does not show it again; null if it was sent on a page. */
  readonly fromRoom: string | null;
}

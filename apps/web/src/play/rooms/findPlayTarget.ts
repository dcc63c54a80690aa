import type { RoomRequest } from '../state/PlayState.ts';
import type { PrivateRoom } from './usePrivateRoom.ts';

/** The room that Play joins, and the text below the button (null for the default text). */
export interface PlayTarget {
  readonly request: RoomRequest;
  readonly description: string | null;
}

/** Joins any room with a free slot. */
export const ANY_ROOM: PlayTarget = { request: {}, description: null };

/** Chooses what Play joins: the user's private room, or the room they invited friends to, or any room. */
export function findPlayTarget({ opened }: Pick<PrivateRoom, 'opened'>, inv: string | null): PlayTarget {
  if (opened !== null)
    return {
      request: { lobbyCode: opened.lobbyCode },
      description: `Joins your private room, ${opened.roomName}`,
    };
  if (inv !== null) return { request: { inv }, description: 'Joins the room you invited friends to' };
  return ANY_ROOM;
}

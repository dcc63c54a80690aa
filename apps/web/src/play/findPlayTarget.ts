import type { RoomRequest } from './PlayState.ts';
import type { PrivateRoom } from './rooms/usePrivateRoom.ts';

/** Where Play leads, and what the line below the button says about it; null says what it always says. */
export interface PlayTarget {
  readonly request: RoomRequest;
  readonly description: string | null;
}

/** Wherever there is a place. */
export const ANY_ROOM: PlayTarget = { request: {}, description: null };

/** Play enters the private room whose code is on the page, or the room that friends were invited to. */
export function findPlayTarget({ opened }: Pick<PrivateRoom, 'opened'>, inv: string | null): PlayTarget {
  if (opened !== null)
    return {
      request: { lobbyCode: opened.lobbyCode },
      description: `Enters your private room, ${opened.roomName}`,
    };
  if (inv !== null) return { request: { inv }, description: 'Enters the room of your invitation' };
  return ANY_ROOM;
}

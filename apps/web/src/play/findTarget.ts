import type { Wish } from './PlayState.ts';
import type { PrivateRoom } from './rooms/usePrivateRoom.ts';

/** Where Play leads, and what the line below the button says about it; null says what it always says. */
export interface PlayTarget {
  readonly wish: Wish;
  readonly words: string | null;
}

/** Wherever there is a place. */
export const ANY_ROOM: PlayTarget = { wish: {}, words: null };

/** Play enters the private room whose code is on the page, or the room that friends were invited to. */
export function findTarget({ opened }: Pick<PrivateRoom, 'opened'>, inv: string | null): PlayTarget {
  if (opened !== null)
    return { wish: { lobbyCode: opened.lobbyCode }, words: `Enters your private room, ${opened.roomName}` };
  if (inv !== null) return { wish: { inv }, words: 'Enters the room of your invitation' };
  return ANY_ROOM;
}

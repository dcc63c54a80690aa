/** Who a visitor is to a game. */
export interface GameMembership {
  isSignedIn: boolean;
  /** Of the community around the game; its creator is one. */
  isMember: boolean;
}

export const VISIBILITY_MEMBERS = 3;
const VISIBILITY_SIGNED_IN = 4;
export const VISIBILITY_EVERYONE = 5;

export type GameAccess = 'open' | 'sign-in-needed' | 'members-only';

/** Whether the level that was set for playing, or for chatting, lets this visitor do it. */
export function checkGameAccess(level: 3 | 4 | 5, { isSignedIn, isMember }: GameMembership): GameAccess {
  if (level === VISIBILITY_MEMBERS && !isMember) return isSignedIn ? 'members-only' : 'sign-in-needed';
  if (level === VISIBILITY_SIGNED_IN && !isSignedIn) return 'sign-in-needed';
  return 'open';
}

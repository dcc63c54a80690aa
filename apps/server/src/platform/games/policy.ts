/** Who a visitor is to a game. */
export interface Standing {
  isSignedIn: boolean;
  /** Of the community around the game; its creator is one. */
  isMember: boolean;
}

export const MEMBERS = 3;
export const SIGNED_IN = 4;
export const EVERYBODY = 5;

export type Access = 'open' | 'sign-in-needed' | 'members-only';

/** Whether the level that was set for playing, or for chatting, lets this visitor do it. */
export function judgeAccess(level: 3 | 4 | 5, { isSignedIn, isMember }: Standing): Access {
  if (level === MEMBERS && !isMember) return isSignedIn ? 'members-only' : 'sign-in-needed';
  if (level === SIGNED_IN && !isSignedIn) return 'sign-in-needed';
  return 'open';
}

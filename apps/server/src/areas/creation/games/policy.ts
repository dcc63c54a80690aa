import { MembersOnly, SignInToPlay } from './gameErrors.ts';
import type { GameRow } from '../../../storage/schema.ts';

/** How a visitor is related to a game. */
export interface GameMembership {
  isSignedIn: boolean;
  /** Whether the visitor is a member of the game's community. Its creator is one. */
  isMember: boolean;
}

export const VISIBILITY_MEMBERS = 3;
const VISIBILITY_SIGNED_IN = 4;
export const VISIBILITY_EVERYONE = 5;

export type GameAccess = 'open' | 'sign-in-needed' | 'members-only';

/** Returns whether a visitor may play or chat, given the access level of the game or its chat. */
export function resolveGameAccess(level: 3 | 4 | 5, { isSignedIn, isMember }: GameMembership): GameAccess {
  if (level === VISIBILITY_MEMBERS && !isMember) return isSignedIn ? 'members-only' : 'sign-in-needed';
  if (level === VISIBILITY_SIGNED_IN && !isSignedIn) return 'sign-in-needed';
  return 'open';
}

export function requireGameAccess(game: Pick<GameRow, 'visibility'>, membership: GameMembership): void {
  const access = resolveGameAccess(game.visibility, membership);
  if (access === 'sign-in-needed') throw SignInToPlay();
  if (access === 'members-only') throw MembersOnly();
}

import type { UserRow } from '../../../storage/schema.ts';
import { canWriteInChat, canMessageEachOther } from '../../identity/users/ageBands.ts';
import type { ChatPermissions } from '../../play/room-chat/ChatPermissions.ts';

interface DirectWriteFacts {
  user: Pick<UserRow, 'birthDate'>;
  other: Pick<UserRow, 'birthDate'>;
  isMuted: boolean;
  isBlocked: boolean;
  areFriends: boolean;
  now: Date;
}

/**
 * Resolves whether a user may message another, and the reason shown if not. The only reason that reveals something
 * about the other user is that they have not set up chat. A block, an age below thirteen and an age difference that is
 * too large all look the same.
 */
export function resolveDirectWritePermission(
  facts: DirectWriteFacts,
): Pick<ChatPermissions, 'voice' | 'hurdle'> {
  const { user, other, now } = facts;
  if (facts.isMuted) return { voice: 'none', hurdle: 'muted' };
  if (facts.isBlocked) return { voice: 'none', hurdle: 'blocked' };
  if (user.birthDate === null) return { voice: 'none', hurdle: 'age-unknown' };
  if (!canWriteInChat(user, now)) return { voice: 'none', hurdle: 'too-young' };
  if (other.birthDate === null)
    return { voice: 'none', hurdle: facts.areFriends ? 'other-invited' : 'other-not-ready' };
  if (!canMessageEachOther(user, other, now)) return { voice: 'none', hurdle: 'blocked' };
  return { voice: 'free', hurdle: null };
}

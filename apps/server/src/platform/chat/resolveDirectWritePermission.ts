import type { UserRow } from '../../storage/sessionQueries.ts';
import { canWriteInChat, canMessageEachOther } from './ageBands.ts';
import type { ChatPermissions } from './ChatPermissions.ts';

interface DirectWriteFacts {
  user: Pick<UserRow, 'birthDate'>;
  other: Pick<UserRow, 'birthDate'>;
  isMuted: boolean;
  isBlocked: boolean;
  areFriends: boolean;
  now: Date;
}

/**
 * Whether one person may write to another, and what they are told if not. Of the other person only one thing is told:
 * that they have not set up chat yet. A block, an age below thirteen and ages too far apart all look the same.
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

import type { UserRow } from '../../storage/sessionQueries.ts';
import { mayWrite, mayWriteToEachOther } from './ageBands.ts';
import type { ChatSeat } from './ChatSeat.ts';

export interface DirectVoiceFacts {
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
export function readDirectVoice(facts: DirectVoiceFacts): Pick<ChatSeat, 'voice' | 'hurdle'> {
  const { user, other, now } = facts;
  if (facts.isMuted) return { voice: 'none', hurdle: 'muted' };
  if (facts.isBlocked) return { voice: 'none', hurdle: 'blocked' };
  if (user.birthDate === null) return { voice: 'none', hurdle: 'age-unknown' };
  if (!mayWrite(user, now)) return { voice: 'none', hurdle: 'too-young' };
  if (other.birthDate === null)
    return { voice: 'none', hurdle: facts.areFriends ? 'other-invited' : 'other-not-ready' };
  if (!mayWriteToEachOther(user, other, now)) return { voice: 'none', hurdle: 'blocked' };
  return { voice: 'free', hurdle: null };
}

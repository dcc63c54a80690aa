import type { ForumWritePermission } from '@playloom/api-contract';
import { ChatMuted, ChatPresetsOnly } from '../chat/chatErrors.ts';
import type { SignedInSession } from '../../../http/session.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import { listSanctionsOf } from '../../identity/sanctions/sanctionQueries.ts';
import { canWriteInChat } from '../../identity/users/ageBands.ts';

type Dependencies = WithClock & WithDatabase;

/**
 * Resolves whether a visitor can write in the forum. Everyone can read it; users who can write in chats can write here.
 */
export async function resolveForumWritePermission(
  { db, clock }: Dependencies,
  signedIn: SignedInSession | null,
): Promise<ForumWritePermission> {
  if (!signedIn) return 'sign-in-needed';
  const { user } = signedIn;
  const now = clock.now();
  if ((await listSanctionsOf(db, { userId: user.id, gameId: null }, now)).length > 0) return 'muted';
  if (canWriteInChat(user, now)) return 'free';
  return user.birthDate === null ? 'age-unknown' : 'too-young';
}

export async function requireForumWritePermission(
  services: Dependencies,
  signedIn: SignedInSession,
): Promise<void> {
  const voice = await resolveForumWritePermission(services, signedIn);
  if (voice === 'muted') throw ChatMuted();
  if (voice !== 'free') throw ChatPresetsOnly();
}

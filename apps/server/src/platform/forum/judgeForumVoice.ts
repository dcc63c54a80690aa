import type { ForumVoice } from '@playloom/api-contract';
import { ChatMuted, PresetsOnly } from '../../http/errors.ts';
import type { SignedIn } from '../../http/session.ts';
import type { Services } from '../../services.ts';
import { listSanctionsOf } from '../../storage/moderationQueries.ts';
import { mayWrite } from '../chat/ageBands.ts';

type Needs = Pick<Services, 'db' | 'clock'>;

/** The forum is read by everybody: who may write here is who may write in chats. */
export async function judgeForumVoice({ db, clock }: Needs, signedIn: SignedIn | null): Promise<ForumVoice> {
  if (!signedIn) return 'sign-in-needed';
  const { user } = signedIn;
  const now = clock.now();
  if ((await listSanctionsOf(db, { userId: user.id, gameId: null }, now)).length > 0) return 'muted';
  if (mayWrite(user, now)) return 'free';
  return user.birthDate === null ? 'age-unknown' : 'too-young';
}

export async function needVoice(services: Needs, signedIn: SignedIn): Promise<void> {
  const voice = await judgeForumVoice(services, signedIn);
  if (voice === 'muted') throw ChatMuted();
  if (voice !== 'free') throw PresetsOnly();
}

import { eq } from 'drizzle-orm';
import { NotFound } from '../../../http/errors.ts';
import type { SignedInSession } from '../../../http/session.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithLive } from '../../../live/LiveHub.ts';
import type { WithRooms } from '../../../rooms-gateway/RoomsGateway.ts';
import { sessions } from '../../../storage/schema.ts';
import { changeAndEndSessions } from './changeAndEndSessions.ts';
import { canEndSession } from './policy.ts';

/**
 * Ends one session of the user. The session of another user is reported like an unknown one, so that its id is not
 * confirmed.
 */
export async function endSession(
  services: WithDatabase & WithLive & WithRooms,
  { user }: SignedInSession,
  sessionId: string,
): Promise<void> {
  const [session] = await services.db.select().from(sessions).where(eq(sessions.id, sessionId));
  if (!session || !canEndSession(user, session)) throw NotFound();
  await changeAndEndSessions(services, user.id, { only: sessionId }, async () => undefined);
}

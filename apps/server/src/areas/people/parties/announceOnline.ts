import { addMilliseconds, SECOND_MS, type WithClock } from '../../../process/clock.ts';
import type { LiveConnection, WithLive } from '../../../live/LiveHub.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import { touchOpenSessions } from '../../identity/sessions/sessionQueries.ts';
import { broadcastPartyOf } from './broadcastParty.ts';
import { findPartyIdOf } from './partyQueries.ts';

/** Makes the pages of the other members show that a member is online, because they have opened a page. */
export async function announceOnline(
  services: WithClock & WithDatabase & WithLive,
  { userId, sessionId }: Pick<LiveConnection, 'userId' | 'sessionId'>,
): Promise<void> {
  const { db, clock } = services;
  if ((await findPartyIdOf(db, userId)) === null) return;
  const now = clock.now();
  // The hub stores it too, but only later.
  await touchOpenSessions(db, [sessionId], { now, seenBefore: addMilliseconds(now, -SECOND_MS) });
  await broadcastPartyOf(services, userId, userId);
}

import { clearSessionCookie, hashToken, readSessionToken } from '../../../http/session.ts';
import type { WithConfig } from '../../../process/config.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithLive } from '../../../live/LiveHub.ts';
import type { WithRooms } from '../../../rooms-gateway/RoomsGateway.ts';
import { deleteSession } from '../sessions/sessionQueries.ts';
import { disconnectEndedSession } from '../sessions/changeAndEndSessions.ts';
import type { HttpExchange } from '../../../http/HttpExchange.ts';

/** Logs out. Also succeeds for a visitor who is not logged in. */
export async function logOut(
  services: WithConfig & WithDatabase & WithLive & WithRooms,
  { request, reply }: HttpExchange,
): Promise<void> {
  const { db, config } = services;
  const token = readSessionToken(config, request);
  const ended = token ? await deleteSession(db, hashToken(token)) : undefined;
  await disconnectEndedSession(services, ended);
  clearSessionCookie(config, reply);
}

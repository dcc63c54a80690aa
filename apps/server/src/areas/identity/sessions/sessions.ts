import { fastifyCookie } from '@fastify/cookie';
import { addMilliseconds, MINUTE_MS, type Clock } from '../../../process/clock.ts';
import {
  insertSession,
  deleteSession,
  prepareFindSession,
  touchSession,
  type EndedSession,
  updateSessionToken,
} from './sessionQueries.ts';
import type { Database, Db } from '../../../storage/openDatabase.ts';
import {
  type SessionReader,
  readSessionToken,
  hashToken,
  type SignedInSession,
  setSessionCookie,
  SESSION_LIFETIME_MS,
  nameCookie,
  isFramedCall,
  createSessionToken,
} from '../../../http/session.ts';
import type { Config } from '../../../process/config.ts';
import type { FastifyRequest, FastifyReply } from 'fastify';
import { describeDevice } from '../../../http/describeDevice.ts';

/** The last-seen time of a session is updated at most this often, so that most requests write nothing. */
const TOUCH_EVERY_MS = 5 * MINUTE_MS;

/** Creates a function that finds the user of a request. It runs on every call, so its query is prepared once. */
export function createSessionReader({
  db,
  clock,
  config,
}: {
  db: Database;
  clock: Clock;
  config: Config;
}): SessionReader {
  const findSession = prepareFindSession(db);
  return async (request) => {
    const token = readSessionToken(config, request);
    if (!token) return null;
    const now = clock.now();
    const found = await findSession(hashToken(token), now);
    if (!found) return null;
    if (now.getTime() - found.lastSeenAt.getTime() > TOUCH_EVERY_MS)
      await touchSession(db, found.sessionId, now);
    return { user: found.user, sessionId: found.sessionId, isFramed: found.isFramed };
  };
}

/**
 * Finds the user of a WebSocket upgrade, which never reaches Fastify. Sessions in frames are ignored, because the
 * editor does not run in a frame.
 */
export function createCookieSessionReader(
  services: Parameters<typeof createSessionReader>[0],
): (cookies: string | undefined) => Promise<SignedInSession | null> {
  const readSession = createSessionReader(services);
  return async (cookies = '') => {
    const signedIn = await readSession({ cookies: fastifyCookie.parse(cookies) });
    return signedIn?.isFramed ? null : signedIn;
  };
}

/**
 * Logs in with a new token and ends the browser's previous session, which prevents session fixation. Returns the
 * ended session, so that the caller can close its sockets after the commit (`disconnectEndedSession`).
 */
export async function startSession(
  { db, clock, config }: { db: Db; clock: Clock; config: Config },
  userId: string,
  request: FastifyRequest,
  reply: FastifyReply,
  isFramed = isFramedCall(request),
): Promise<EndedSession | undefined> {
  const old = request.cookies[nameCookie(config, isFramed)];
  const ended = old ? await deleteSession(db, hashToken(old)) : undefined;
  const token = createSessionToken();
  const now = clock.now();
  await insertSession(db, {
    tokenHash: hashToken(token),
    userId,
    device: describeDevice(request.headers['user-agent'] ?? ''),
    isFramed,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: addMilliseconds(now, SESSION_LIFETIME_MS),
  });
  setSessionCookie(config, reply, token, isFramed);
  return ended;
}

/** Replaces the token of a session that gains rights, because the old token may have leaked. */
export async function rotateSessionToken(
  { db, config }: { db: Db; config: Config },
  { sessionId, isFramed }: SignedInSession,
  reply: FastifyReply,
): Promise<void> {
  const token = createSessionToken();
  await updateSessionToken(db, sessionId, hashToken(token));
  setSessionCookie(config, reply, token, isFramed);
}

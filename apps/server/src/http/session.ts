import { createHash, randomBytes } from 'node:crypto';
import { fastifyCookie } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import { addMilliseconds, DAY, MINUTE } from '../clock.ts';
import type { Config } from '../config.ts';
import {
  createSession,
  deleteSession,
  prepareFindSession,
  touchSession,
  type UserRow,
} from '../storage/sessionQueries.ts';
import type { Database, Db } from '../storage/openDatabase.ts';
import { describeDevice } from './describeDevice.ts';

export const SESSION_LIFE_MS = 90 * DAY;
/** The last-seen time is written at most this often, so that reading pages does not write. */
export const TOUCH_EVERY_MS = 5 * MINUTE;
const TOKEN_BYTES = 32;

export interface SignedIn {
  user: UserRow;
  sessionId: string;
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

export function makeToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** `__Host-` pins the cookie to this host and https; plain http (a laptop) cannot set it. */
export function sessionCookieName(config: Config): string {
  return isSecure(config) ? '__Host-playloom' : 'playloom_session';
}

function isSecure(config: Config): boolean {
  return config.publicUrl.startsWith('https:');
}

export type SessionReader = (request: Pick<FastifyRequest, 'cookies'>) => Promise<SignedIn | null>;

/** Who sends a request: asked on every call, so all that can be done beforehand is. */
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
  const cookieName = sessionCookieName(config);
  return async (request) => {
    const token = request.cookies[cookieName];
    if (!token) return null;
    const now = clock.now();
    const found = await findSession(hashToken(token), now);
    if (!found) return null;
    if (now.getTime() - found.lastSeenAt.getTime() > TOUCH_EVERY_MS)
      await touchSession(db, found.sessionId, now);
    return { user: found.user, sessionId: found.sessionId };
  };
}

/** The same for a request that never reaches Fastify: the upgrade to a socket. */
export function createCookieReader(
  services: Parameters<typeof createSessionReader>[0],
): (cookies: string | undefined) => Promise<SignedIn | null> {
  const readSession = createSessionReader(services);
  return (cookies = '') => readSession({ cookies: fastifyCookie.parse(cookies) });
}

/** Signs in: always a new token, and the one the browser came with ends, so that none can be planted. */
export async function startSession(
  { db, clock, config }: { db: Db; clock: Clock; config: Config },
  userId: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const old = request.cookies[sessionCookieName(config)];
  if (old) await deleteSession(db, hashToken(old));
  const token = makeToken();
  const now = clock.now();
  await createSession(db, {
    tokenHash: hashToken(token),
    userId,
    device: describeDevice(request.headers['user-agent'] ?? ''),
    createdAt: now,
    lastSeenAt: now,
    expiresAt: addMilliseconds(now, SESSION_LIFE_MS),
  });
  reply.setCookie(sessionCookieName(config), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(config),
    maxAge: SESSION_LIFE_MS / 1000,
  });
}

export function clearSessionCookie(config: Config, reply: FastifyReply): void {
  reply.clearCookie(sessionCookieName(config), {
    path: '/',
    secure: isSecure(config),
    httpOnly: true,
    sameSite: 'lax',
  });
}

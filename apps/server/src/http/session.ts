import { createHash, randomBytes } from 'node:crypto';
import { fastifyCookie } from '@fastify/cookie';
import { FRAMED, REQUEST_HEADER } from '@playloom/api-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import { addMilliseconds, DAY, MINUTE } from '../clock.ts';
import type { Config } from '../config.ts';
import {
  insertSession,
  deleteSession,
  type EndedSession,
  prepareFindSession,
  renewSession,
  touchSession,
  type UserRow,
} from '../storage/sessionQueries.ts';
import type { Database, Db } from '../storage/openDatabase.ts';
import { describeDevice } from './describeDevice.ts';

export const SESSION_LIFE_MS = 90 * DAY;
/** The last-seen time is written at most this often, so that reading pages does not write. */
const TOUCH_EVERY_MS = 5 * MINUTE;
const TOKEN_BYTES = 32;

export interface SignedIn {
  user: UserRow;
  sessionId: string;
  /** Inside a frame of another site. */
  isFramed: boolean;
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

/** A cookie of its own, so that the first never leaves with a frame: other sites' pages send none but this one. */
export function framedCookieName(config: Config): string {
  return isSecure(config) ? '__Host-playloom-framed' : 'playloom_framed';
}

/** The session that a request came with: where there are two, the one of our own window. */
export function readToken(config: Config, { cookies }: Pick<FastifyRequest, 'cookies'>): string | undefined {
  return cookies[sessionCookieName(config)] ?? cookies[framedCookieName(config)];
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
  return async (request) => {
    const token = readToken(config, request);
    if (!token) return null;
    const now = clock.now();
    const found = await findSession(hashToken(token), now);
    if (!found) return null;
    if (now.getTime() - found.lastSeenAt.getTime() > TOUCH_EVERY_MS)
      await touchSession(db, found.sessionId, now);
    return { user: found.user, sessionId: found.sessionId, isFramed: found.isFramed };
  };
}

/** The same for a request that never reaches Fastify: the upgrade to a socket. Nobody edits inside a frame. */
export function createCookieReader(
  services: Parameters<typeof createSessionReader>[0],
): (cookies: string | undefined) => Promise<SignedIn | null> {
  const readSession = createSessionReader(services);
  return async (cookies = '') => {
    const signedIn = await readSession({ cookies: fastifyCookie.parse(cookies) });
    return signedIn?.isFramed ? null : signedIn;
  };
}

/** Our page says so when another site's page is around it. */
export function isFramedCall({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers[REQUEST_HEADER] === FRAMED;
}

/**
 * Signs in: always a new token, and the one the browser came with ends, so that none can be planted. Gives back whose
 * that was: what is open under it is closed once this stands (`closeSession`).
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
  const token = makeToken();
  const now = clock.now();
  await insertSession(db, {
    tokenHash: hashToken(token),
    userId,
    device: describeDevice(request.headers['user-agent'] ?? ''),
    isFramed,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: addMilliseconds(now, SESSION_LIFE_MS),
  });
  setSessionCookie(config, reply, token, isFramed);
  return ended;
}

/** A new token for the same session: what gained a right must not go on under a token somebody may have seen. */
export async function rotateSessionToken(
  { db, config }: { db: Db; config: Config },
  { sessionId, isFramed }: SignedIn,
  reply: FastifyReply,
): Promise<void> {
  const token = makeToken();
  await renewSession(db, sessionId, hashToken(token));
  setSessionCookie(config, reply, token, isFramed);
}

function setSessionCookie(config: Config, reply: FastifyReply, token: string, isFramed: boolean): void {
  const maxAge = SESSION_LIFE_MS / 1000;
  reply.setCookie(nameCookie(config, isFramed), token, { ...cookieOptions(config, isFramed), maxAge });
}

function nameCookie(config: Config, isFramed: boolean): string {
  return isFramed ? framedCookieName(config) : sessionCookieName(config);
}

/** Ends both: whoever logs out is nobody afterwards, in a frame and outside. */
export function clearSessionCookie(config: Config, reply: FastifyReply): void {
  reply.clearCookie(sessionCookieName(config), cookieOptions(config, false));
  reply.clearCookie(framedCookieName(config), cookieOptions(config, true));
}

/** How a cookie of ours is set in a window of our own, and how inside a frame of another site. */
export function cookieOptions(config: Config, isFramed: boolean) {
  if (isFramed) return FRAMED_COOKIE;
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(config) } as const;
}

/** One for each site around the frame; browsers take it from https and from their own machine. */
const FRAMED_COOKIE = {
  path: '/',
  httpOnly: true,
  sameSite: 'none',
  secure: true,
  partitioned: true,
} as const;

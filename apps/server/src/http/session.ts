import { createHash, randomBytes } from 'node:crypto';
import { fastifyCookie } from '@fastify/cookie';
import { EMBEDDED_PAGE_HEADER_VALUE, CSRF_HEADER } from '@playloom/api-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import { addMilliseconds, DAY_MS, MINUTE_MS } from '../clock.ts';
import type { Config } from '../config.ts';
import {
  insertSession,
  deleteSession,
  type EndedSession,
  prepareFindSession,
  updateSessionToken,
  touchSession,
  type UserRow,
} from '../storage/sessionQueries.ts';
import type { Database, Db } from '../storage/openDatabase.ts';
import { describeDevice } from './describeDevice.ts';

export const SESSION_LIFETIME_MS = 90 * DAY_MS;
/** The last-seen time of a session is updated at most this often, so that most requests write nothing. */
const TOUCH_EVERY_MS = 5 * MINUTE_MS;
const TOKEN_BYTES = 32;

export interface SignedInSession {
  user: UserRow;
  sessionId: string;
  /** The user logged in inside a frame on another site. */
  isFramed: boolean;
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

export function createSessionToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** The `__Host-` prefix binds the cookie to this host and https. Without https, on a laptop, browsers reject it. */
export function getSessionCookieName(config: Config): string {
  return isSecure(config) ? '__Host-playloom' : 'playloom_session';
}

/** Frames on other sites use a separate cookie, so that the main one is never sent from there. */
export function getFramedCookieName(config: Config): string {
  return isSecure(config) ? '__Host-playloom-framed' : 'playloom_framed';
}

/** Reads the session token of a request. If both cookies are present, the main one wins over the one for frames. */
export function readSessionToken(
  config: Config,
  { cookies }: Pick<FastifyRequest, 'cookies'>,
): string | undefined {
  return cookies[getSessionCookieName(config)] ?? cookies[getFramedCookieName(config)];
}

function isSecure(config: Config): boolean {
  return config.publicUrl.startsWith('https:');
}

export type SessionReader = (request: Pick<FastifyRequest, 'cookies'>) => Promise<SignedInSession | null>;

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

/** Whether our page runs inside a frame on another site. It says so in this header. */
export function isFramedCall({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers[CSRF_HEADER] === EMBEDDED_PAGE_HEADER_VALUE;
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

function setSessionCookie(config: Config, reply: FastifyReply, token: string, isFramed: boolean): void {
  const maxAge = SESSION_LIFETIME_MS / 1000;
  reply.setCookie(nameCookie(config, isFramed), token, { ...getCookieOptions(config, isFramed), maxAge });
}

function nameCookie(config: Config, isFramed: boolean): string {
  return isFramed ? getFramedCookieName(config) : getSessionCookieName(config);
}

/** Clears both cookies, so that the user is logged out in frames on other sites too. */
export function clearSessionCookie(config: Config, reply: FastifyReply): void {
  reply.clearCookie(getSessionCookieName(config), getCookieOptions(config, false));
  reply.clearCookie(getFramedCookieName(config), getCookieOptions(config, true));
}

/** Returns the options of the main cookie, or of the one for frames on other sites. */
export function getCookieOptions(config: Config, isFramed: boolean) {
  if (isFramed) return FRAMED_COOKIE;
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(config) } as const;
}

/** Partitioned by the outer site. Browsers accept such cookies over https and from localhost. */
const FRAMED_COOKIE = {
  path: '/',
  httpOnly: true,
  sameSite: 'none',
  secure: true,
  partitioned: true,
} as const;

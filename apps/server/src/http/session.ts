import { createHash, randomBytes } from 'node:crypto';
import { EMBEDDED_PAGE_HEADER_VALUE, CSRF_HEADER } from '@playloom/api-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DAY_MS } from '../process/clock.ts';
import type { Config } from '../process/config.ts';
import { type UserRow } from '../storage/schema/users.ts';

export const SESSION_LIFETIME_MS = 90 * DAY_MS;
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

/** Whether our page runs inside a frame on another site. It says so in this header. */
export function isFramedCall({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers[CSRF_HEADER] === EMBEDDED_PAGE_HEADER_VALUE;
}

export function setSessionCookie(
  config: Config,
  reply: FastifyReply,
  token: string,
  isFramed: boolean,
): void {
  const maxAge = SESSION_LIFETIME_MS / 1000;
  reply.setCookie(nameCookie(config, isFramed), token, { ...getCookieOptions(config, isFramed), maxAge });
}

export function nameCookie(config: Config, isFramed: boolean): string {
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

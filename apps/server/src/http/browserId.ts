import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DAY_MS } from '../process/clock.ts';
import type { Config } from '../process/config.ts';
import type { Secrets } from '../process/Secrets.ts';
import { isSignedText, signText } from '../process/signText.ts';
import { getCookieOptions, hashToken } from './session.ts';

/** The longest lifetime that browsers allow for a cookie. */
const BROWSER_LIFE_MS = 400 * DAY_MS;
const ID_BYTES = 16;

interface BrowserKeys {
  config: Config;
  secrets: Pick<Secrets, 'keySets'>;
}

/**
 * Returns the hash of this browser's id; null if it has none. The id is signed: a guest can lose it by clearing
 * cookies, but can never present the id of another browser.
 */
export function readBrowserId(
  keys: BrowserKeys,
  { cookies }: Pick<FastifyRequest, 'cookies'>,
): string | null {
  const cookie = findCookie(keys, cookies);
  return cookie && hashToken(cookie.id);
}

/** Like readBrowserId, but first gives an id to a browser that has none. */
export function ensureBrowserId(
  keys: BrowserKeys,
  request: FastifyRequest,
  reply: FastifyReply,
  isFramed: boolean,
): string {
  const known = findCookie(keys, request.cookies);
  const cookie = known ?? { id: randomBytes(ID_BYTES).toString('base64url'), isFramed, signature: '' };
  const signature = signText(keys.secrets, 'browser', cookie.id);
  // A cookie of an older key is signed again, so that the browser keeps its id when that key is removed.
  if (cookie.signature !== signature)
    reply.setCookie(getBrowserCookieName(keys.config, cookie.isFramed), `${cookie.id}.${signature}`, {
      ...getCookieOptions(keys.config, cookie.isFramed),
      maxAge: BROWSER_LIFE_MS / 1000,
    });
  return hashToken(cookie.id);
}

export function getBrowserCookieName({ publicUrl }: Config, isFramed: boolean): string {
  const isSecure = publicUrl.startsWith('https:');
  if (isFramed) return isSecure ? '__Host-playloom-browser-framed' : 'playloom_browser_framed';
  return isSecure ? '__Host-playloom-browser' : 'playloom_browser';
}

function findCookie(
  { config, secrets }: BrowserKeys,
  cookies: FastifyRequest['cookies'],
): { id: string; signature: string; isFramed: boolean } | null {
  for (const isFramed of [false, true]) {
    const [id = '', signature = ''] = (cookies[getBrowserCookieName(config, isFramed)] ?? '').split('.');
    if (id !== '' && isSignedText(secrets, 'browser', id, signature)) return { id, signature, isFramed };
  }
  return null;
}

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DAY_MS } from '../process/clock.ts';
import type { Config } from '../process/config.ts';
import type { Secrets } from '../process/readSecrets.ts';
import { getCookieOptions, hashToken } from './session.ts';

/** The longest lifetime that browsers allow for a cookie. */
const BROWSER_LIFE_MS = 400 * DAY_MS;
const ID_BYTES = 16;

interface BrowserKeys {
  config: Config;
  secrets: Pick<Secrets, 'hmacSecret'>;
}

/**
 * Returns the hash of this browser's id; null if it has none. The id is signed: a guest can lose it by clearing
 * cookies, but can never present the id of another browser.
 */
export function readBrowserId(
  { config, secrets }: BrowserKeys,
  { cookies }: Pick<FastifyRequest, 'cookies'>,
): string | null {
  for (const isFramed of [false, true]) {
    const [id = '', signature = ''] = (cookies[getBrowserCookieName(config, isFramed)] ?? '').split('.');
    if (id !== '' && isSigned(secrets, id, signature)) return hashToken(id);
  }
  return null;
}

/** Like readBrowserId, but first gives an id to a browser that has none. */
export function ensureBrowserId(
  keys: BrowserKeys,
  request: FastifyRequest,
  reply: FastifyReply,
  isFramed: boolean,
): string {
  const known = readBrowserId(keys, request);
  if (known !== null) return known;
  const id = randomBytes(ID_BYTES).toString('base64url');
  reply.setCookie(getBrowserCookieName(keys.config, isFramed), `${id}.${sign(keys.secrets, id)}`, {
    ...getCookieOptions(keys.config, isFramed),
    maxAge: BROWSER_LIFE_MS / 1000,
  });
  return hashToken(id);
}

export function getBrowserCookieName({ publicUrl }: Config, isFramed: boolean): string {
  const isSecure = publicUrl.startsWith('https:');
  if (isFramed) return isSecure ? '__Host-playloom-browser-framed' : 'playloom_browser_framed';
  return isSecure ? '__Host-playloom-browser' : 'playloom_browser';
}

function sign({ hmacSecret }: BrowserKeys['secrets'], id: string): string {
  return createHmac('sha256', hmacSecret).update(`browser:${id}`).digest('base64url');
}

function isSigned(secrets: BrowserKeys['secrets'], id: string, signature: string): boolean {
  const expected = Buffer.from(sign(secrets, id));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

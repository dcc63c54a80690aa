import { randomBytes } from 'node:crypto';
import { addMilliseconds, MINUTE_MS, SECOND_MS, type WithClock } from '../../../process/clock.ts';
import { getCookieOptions, createSessionToken } from '../../../http/session.ts';
import type { WithConfig } from '../../../process/config.ts';
import type { Secrets, WithSecrets } from '../../../process/Secrets.ts';
import { isSameText, listSignatures } from '../../../process/signText.ts';
import type { HttpExchange } from '../../../http/HttpExchange.ts';

/** How long a user has to sign, or the embedding site has to answer. */
export const NONCE_LIFETIME_MS = 5 * MINUTE_MS;
const RANDOM_BYTES = 16;
const MARK_LENGTH = 32;
const NONCE = /^[0-9a-f]{32}([0-9a-f]{8})[0-9a-f]{32}$/;

type Keys = WithConfig & WithSecrets & WithClock;

interface Nonce {
  nonce: string;
  expiresAt: Date;
}

/**
 * Issues a nonce. It contains its expiry and a signed mark of the browser it was made for, so nothing has to be stored
 * until it is used.
 */
export function issueNonce(
  { config, secrets, clock }: Keys,
  { request, reply }: HttpExchange,
  isFramed: boolean,
): Nonce {
  const name = cookieName(isFramed);
  const browser = request.cookies[name] ?? createSessionToken();
  reply.setCookie(name, browser, {
    ...getCookieOptions(config, isFramed),
    maxAge: NONCE_LIFETIME_MS / SECOND_MS,
  });
  const endSecond = Math.floor(addMilliseconds(clock.now(), NONCE_LIFETIME_MS).getTime() / SECOND_MS);
  const expiresAt = new Date(endSecond * SECOND_MS);
  const end = endSecond.toString(16).padStart(8, '0');
  const body = randomBytes(RANDOM_BYTES).toString('hex') + end;
  return { nonce: body + listMarks(secrets, browser, body)[0], expiresAt };
}

/** Returns when the nonce expires, or null when it is invalid, for another browser, or expired. */
export function checkNonce(
  { secrets, clock }: WithSecrets & WithClock,
  { request }: HttpExchange,
  isFramed: boolean,
  nonce: string,
): Date | null {
  const browser = request.cookies[cookieName(isFramed)];
  const end = NONCE.exec(nonce)?.[1];
  if (!browser || !end) return null;
  const body = nonce.slice(0, -MARK_LENGTH);
  const mark = nonce.slice(-MARK_LENGTH);
  if (!listMarks(secrets, browser, body).some((right) => isSameText(mark, right))) return null;
  const expiresAt = new Date(Number.parseInt(end, 16) * SECOND_MS);
  return clock.now() < expiresAt ? expiresAt : null;
}

/** Lists the mark by every key, newest first. */
function listMarks(secrets: Secrets, browser: string, body: string): string[] {
  const signatures = listSignatures(secrets, 'wallet-nonce', `${browser}:${body}`);
  return signatures.map((signature) => signature.toString('hex').slice(0, MARK_LENGTH));
}

function cookieName(isFramed: boolean): string {
  return isFramed ? 'playloom_wallet_frame' : 'playloom_wallet';
}

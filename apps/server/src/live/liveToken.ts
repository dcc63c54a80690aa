import { createHmac, timingSafeEqual } from 'node:crypto';
import { addMilliseconds, HOUR_MS } from '../process/clock.ts';
import type { Secrets } from '../process/readSecrets.ts';

interface LiveTokenHolder {
  readonly userId: string;
  readonly sessionId: string;
}

/** Limits how long a stolen token is useful. The session is checked as well. */
const TOKEN_LIFE_MS = 12 * HOUR_MS;

/**
 * Creates a token that opens the live socket of this session. The cookie alone is not enough, because browsers send it
 * from pages of other sites too.
 */
export function createLiveToken(secrets: Secrets, { userId, sessionId }: LiveTokenHolder, now: Date): string {
  const body = `${userId}.${sessionId}.${addMilliseconds(now, TOKEN_LIFE_MS).getTime()}`;
  return `${body}.${sign(secrets, body)}`;
}

export function readLiveToken(secrets: Secrets, token: string, now: Date): LiveTokenHolder | null {
  const [userId = '', sessionId = '', expires = '', signature = ''] = token.split('.');
  const right = Buffer.from(sign(secrets, `${userId}.${sessionId}.${expires}`));
  const given = Buffer.from(signature);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  return Number(expires) > now.getTime() ? { userId, sessionId } : null;
}

function sign({ hmacSecret }: Secrets, body: string): string {
  return createHmac('sha256', hmacSecret).update(`live:${body}`).digest('base64url');
}

import { createHmac, timingSafeEqual } from 'node:crypto';
import { addMilliseconds, HOUR } from '../../clock.ts';
import type { Secrets } from '../../process/readSecrets.ts';

interface LiveTokenHolder {
  readonly userId: string;
  readonly sessionId: string;
}

/** The session is looked up as well: this only bounds how long a copied token is of any use. */
const TOKEN_LIFE_MS = 12 * HOUR;

/** Opens the live socket of this session. A cookie alone does not: other sites' pages send those too. */
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

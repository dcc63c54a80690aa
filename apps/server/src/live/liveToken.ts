import { addMilliseconds, HOUR_MS } from '../process/clock.ts';
import type { Secrets } from '../process/Secrets.ts';
import { isSignedText, signText } from '../process/signText.ts';

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
  return `${body}.${signText(secrets, 'live', body)}`;
}

export function readLiveToken(secrets: Secrets, token: string, now: Date): LiveTokenHolder | null {
  const [userId = '', sessionId = '', expires = '', signature = ''] = token.split('.');
  if (!isSignedText(secrets, 'live', `${userId}.${sessionId}.${expires}`, signature)) return null;
  return Number(expires) > now.getTime() ? { userId, sessionId } : null;
}

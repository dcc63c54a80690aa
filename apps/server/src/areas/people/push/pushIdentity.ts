import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SignedInSession } from '../../../http/session.ts';
import type { Secrets } from '../../../process/readSecrets.ts';

interface PushIdentity {
  externalUserId: string;
  signature: string;
}

/**
 * Creates a signed identity that links a browser's subscription to the logged-in user, so that no one can subscribe as
 * another user.
 */
export function signPushIdentity(secrets: Secrets, { user, sessionId }: SignedInSession): PushIdentity {
  const externalUserId = user.id;
  const signature = createHmac('sha256', secrets.hmacSecret)
    .update(`push:${externalUserId}:${sessionId}`)
    .digest('base64url');
  return { externalUserId, signature };
}

export function isValidPushIdentity(
  secrets: Secrets,
  signedIn: SignedInSession,
  given: PushIdentity,
): boolean {
  const right = signPushIdentity(secrets, signedIn);
  const [expected, actual] = [Buffer.from(right.signature), Buffer.from(given.signature)];
  if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) return false;
  return right.externalUserId === given.externalUserId;
}

import type { SignedInSession } from '../../../http/session.ts';
import type { Secrets } from '../../../process/Secrets.ts';
import { isSignedText, signText } from '../../../process/signText.ts';

interface PushIdentity {
  externalUserId: string;
  signature: string;
}

/**
 * Creates a signed identity that links a browser's subscription to the logged-in user, so that no one can subscribe as
 * another user.
 */
export function signPushIdentity(secrets: Secrets, { user, sessionId }: SignedInSession): PushIdentity {
  return { externalUserId: user.id, signature: signText(secrets, 'push', `${user.id}:${sessionId}`) };
}

export function isValidPushIdentity(
  secrets: Secrets,
  { user, sessionId }: SignedInSession,
  { externalUserId, signature }: PushIdentity,
): boolean {
  return externalUserId === user.id && isSignedText(secrets, 'push', `${user.id}:${sessionId}`, signature);
}

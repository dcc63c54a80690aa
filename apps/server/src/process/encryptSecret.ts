import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { Secrets } from './readSecrets.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Each purpose has its own key, so a secret sealed for one purpose cannot be opened for the other. */
type SealPurpose = 'two-factor secrets' | 'payout destinations';

interface Seal {
  secrets: Pick<Secrets, 'hmacSecret'>;
  purpose: SealPurpose;
  /** The secret is bound to this user, so a row copied to another account cannot be opened. */
  userId: string;
}

export function encryptSecret(seal: Seal, secret: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(seal), nonce).setAAD(Buffer.from(seal.userId));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Returns null if the secret was sealed with other keys, for another purpose or for another user. */
export function decryptSecret(seal: Seal, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  const body = NONCE_BYTES + TAG_BYTES;
  try {
    const decipher = createDecipheriv(CIPHER, keyOf(seal), bytes.subarray(0, NONCE_BYTES))
      .setAAD(Buffer.from(seal.userId))
      .setAuthTag(bytes.subarray(NONCE_BYTES, body));
    return Buffer.concat([decipher.update(bytes.subarray(body)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

function keyOf({ secrets, purpose }: Seal): Buffer {
  return createHmac('sha256', secrets.hmacSecret).update(purpose).digest();
}

import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { EncryptionPurpose } from './deriveKeySet.ts';
import type { Secrets } from './Secrets.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

interface Seal {
  secrets: Pick<Secrets, 'keySets'>;
  purpose: EncryptionPurpose;
  /** The user or the row that the secret belongs to. A text copied to another one cannot be decrypted. */
  owner: string;
}

/** Encrypts with the newest key. The result starts with the fingerprint of the key. */
export function encryptSecret({ secrets, purpose, owner }: Seal, secret: string): string {
  const [newest] = secrets.keySets;
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, newest.keys[purpose], nonce).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return (
    getNewestKeyPrefix(secrets) + Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
  );
}

/** Returns null if the secret was encrypted with an unknown key, for another purpose, or for another owner. */
export function decryptSecret({ secrets, purpose, owner }: Seal, sealed: string): string | null {
  const dot = sealed.indexOf('.');
  const fingerprint = sealed.slice(0, Math.max(dot, 0));
  const bytes = Buffer.from(sealed.slice(dot + 1), 'base64url');
  for (const keySet of secrets.keySets) {
    const secret = keySet.fingerprint === fingerprint ? decrypt(keySet.keys[purpose], owner, bytes) : null;
    if (secret !== null) return secret;
  }
  return null;
}

/** How every text starts that was encrypted with the newest key. */
export function getNewestKeyPrefix({ keySets }: Pick<Secrets, 'keySets'>): string {
  return `${keySets[0].fingerprint}.`;
}

function decrypt(key: Buffer, owner: string, bytes: Buffer): string | null {
  const body = NONCE_BYTES + TAG_BYTES;
  try {
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    })
      .setAAD(Buffer.from(owner))
      .setAuthTag(bytes.subarray(NONCE_BYTES, body));
    return Buffer.concat([decipher.update(bytes.subarray(body)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

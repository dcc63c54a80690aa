import { createHash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;

/** 256 bits for one single use. */
export function createSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/** Only the hash is stored: a map lookup with it reveals nothing about the secret. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

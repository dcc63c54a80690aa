import { createHash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;

/** 256 bits that open one thing once. */
export function createSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/** Only this is kept: looking it up in a map tells nothing about the secret itself. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

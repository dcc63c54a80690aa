import { createHash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;

/** Creates a random secret of 256 bits that is used only once. */
export function createTicketSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/** Only hashes are stored and compared, so that lookups reveal nothing about a secret. */
export function hashTicketSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { limits } from '@playloom/api-contract';
import { hashToken, makeToken } from '../../http/session.ts';
import type { Secrets } from '../../process/readSecrets.ts';

/** What proves that a sign-up's address is its owner's: a PIN to type and a link to open. Only hashes are stored. */
interface SignUpProof {
  pin: string;
  linkParams: string;
  pinHash: string;
  linkHash: string;
}

const UUID_HEX_LENGTH = 32;

export function createSignUpProof(secrets: Secrets, signUpId: string): SignUpProof {
  const pin = String(randomInt(10 ** limits.PIN_DIGITS)).padStart(limits.PIN_DIGITS, '0');
  const linkParams = signUpId.replaceAll('-', '') + makeToken();
  return { pin, linkParams, pinHash: hashPin(secrets, signUpId, pin), linkHash: hashToken(linkParams) };
}

/** For a sign-up that must never succeed: hashes of nothing anybody will ever send. */
export function createUnusableProof(): Pick<SignUpProof, 'pinHash' | 'linkHash'> {
  return { pinHash: hashToken(makeToken()), linkHash: hashToken(makeToken()) };
}

/** A million PINs are hashed in a second: without the server's secret a stolen table would give them all away. */
export function hashPin({ hmacSecret }: Secrets, signUpId: string, pin: string): string {
  return createHmac('sha256', hmacSecret).update(`pin:${signUpId}:${pin}`).digest('hex');
}

export function isSameHash(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}

/** The sign-up that the last part of a link names; an older mail's link still names it. */
export function readSignUpId(linkParams: string): string | null {
  const hex = linkParams.slice(0, UUID_HEX_LENGTH);
  if (!/^[0-9a-f]{32}$/.test(hex)) return null;
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

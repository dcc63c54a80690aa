import { randomInt } from 'node:crypto';
import { apiLimits } from '@playloom/api-contract';
import { hashToken, createSessionToken } from '../../../http/session.ts';
import type { Secrets } from '../../../process/Secrets.ts';
import { isSameText, listSignatures } from '../../../process/signText.ts';

/** Proves that the user owns the email of a sign-up: a PIN to type and a link to open. Only hashes are stored. */
interface SignUpProof {
  pin: string;
  linkParams: string;
  pinHash: string;
  linkHash: string;
}

const UUID_HEX_LENGTH = 32;

export function createSignUpProof(secrets: Pick<Secrets, 'keySets'>, signUpId: string): SignUpProof {
  const pin = String(randomInt(10 ** apiLimits.PIN_DIGITS)).padStart(apiLimits.PIN_DIGITS, '0');
  const linkParams = signUpId.replaceAll('-', '') + createSessionToken();
  return { pin, linkParams, pinHash: hashPin(secrets, signUpId, pin), linkHash: hashToken(linkParams) };
}

/** Creates hashes that no input matches, for a sign-up that must never succeed. */
export function createUnusableProof(): Pick<SignUpProof, 'pinHash' | 'linkHash'> {
  return { pinHash: hashToken(createSessionToken()), linkHash: hashToken(createSessionToken()) };
}

/**
 * Hashes a PIN with the server's secret. All PINs can be hashed in a second, so without the secret a stolen table would
 * reveal them.
 */
export function hashPin(secrets: Pick<Secrets, 'keySets'>, signUpId: string, pin: string): string {
  return listSignatures(secrets, 'pin', `${signUpId}:${pin}`)[0].toString('hex');
}

/** Whether this is the PIN of the sign-up, which was hashed with the newest key or an older one. */
export function isRightPin(
  secrets: Pick<Secrets, 'keySets'>,
  { id, pinHash }: { id: string; pinHash: string },
  pin: string,
): boolean {
  const hashes = listSignatures(secrets, 'pin', `${id}:${pin}`);
  return hashes.some((hash) => isSameText(hash.toString('hex'), pinHash));
}

/** Reads the id of the sign-up from a link. Links from older mails contain it too. */
export function readSignUpId(linkParams: string): string | null {
  const hex = linkParams.slice(0, UUID_HEX_LENGTH);
  if (!/^[0-9a-f]{32}$/.test(hex)) return null;
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

import { randomInt } from 'node:crypto';
import { apiLimits } from '@playloom/api-contract';
import { hashToken } from '../../../http/session.ts';

/** Letters and digits that are hard to confuse when copied from paper. */
const CODE_ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUP = 4;

export function makeRecoveryCodes(): string[] {
  return Array.from({ length: apiLimits.RECOVERY_CODES }, makeRecoveryCode);
}

/** Hashes a code, ignoring dashes, spaces and case. */
export function hashRecoveryCode(code: string): string {
  return hashToken(code.toLowerCase().replace(/[\s-]/g, ''));
}

function makeRecoveryCode(): string {
  const characters = Array.from(
    { length: apiLimits.RECOVERY_CODE_LENGTH },
    () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)],
  ).join('');
  return characters.replace(new RegExp(`(.{${GROUP}})(?!$)`, 'g'), '$1-');
}

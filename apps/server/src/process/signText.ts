import { createHmac, timingSafeEqual } from 'node:crypto';
import type { KeySet, SignaturePurpose } from './deriveKeySet.ts';
import type { Secrets } from './Secrets.ts';

/**
 * How the signed text of each purpose starts. Sites from before SECRET_KEY have one key for all purposes, which only
 * this tells apart.
 */
const TEXT_STARTS: Record<SignaturePurpose, string> = {
  browser: 'browser:',
  device: 'device:',
  live: 'live:',
  pin: 'pin:',
  push: 'push:',
  release: 'release ',
  'wallet-nonce': 'wallet-nonce:',
};

type SigningKeys = Pick<Secrets, 'keySets'>;

/** Signs with the newest key. */
export function signText(secrets: SigningKeys, purpose: SignaturePurpose, text: string): string {
  return encode(sign(secrets.keySets[0], purpose, text));
}

/** Whether the text was signed for this purpose, with the newest key or an older one. */
export function isSignedText(
  secrets: SigningKeys,
  purpose: SignaturePurpose,
  text: string,
  signature: string,
): boolean {
  return listSignatures(secrets, purpose, text).some((right) => isSameText(signature, encode(right)));
}

/** Lists the signatures of all keys, newest first, for formats of their own. */
export function listSignatures(
  { keySets }: SigningKeys,
  purpose: SignaturePurpose,
  text: string,
): [Buffer, ...Buffer[]] {
  const [newest, ...older] = keySets;
  return [sign(newest, purpose, text), ...older.map((keySet) => sign(keySet, purpose, text))];
}

/** Compares in a time that does not reveal how many characters are right. */
export function isSameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

function sign({ keys }: KeySet, purpose: SignaturePurpose, text: string): Buffer {
  return createHmac('sha256', keys[purpose])
    .update(TEXT_STARTS[purpose] + text)
    .digest();
}

function encode(signature: Buffer): string {
  return signature.toString('base64url');
}

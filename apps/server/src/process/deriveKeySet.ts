import { createHmac, hkdfSync } from 'node:crypto';

const KEY_BYTES = 32;
const FINGERPRINT_BYTES = 16;

/** What is signed. The names are part of the derived keys, so a renamed one would invalidate every signature. */
const signaturePurposes = ['browser', 'device', 'live', 'pin', 'push', 'release', 'wallet-nonce'] as const;
/** What is encrypted. A secret that was encrypted for one purpose cannot be decrypted for another. */
const encryptionPurposes = ['two-factor secrets', 'payout destinations', 'site secrets'] as const;

export type SignaturePurpose = (typeof signaturePurposes)[number];
export type EncryptionPurpose = (typeof encryptionPurposes)[number];

export interface KeySet {
  /**
   * Names the key that it was derived from without revealing it; everything that is encrypted with the set starts with
   * it. Empty for the keys of sites from before SECRET_KEY, whose encrypted texts name no key.
   */
  fingerprint: string;
  keys: Record<SignaturePurpose | EncryptionPurpose, Buffer>;
}

/** Derives one key for each purpose from SECRET_KEY, so that none of them reveals another. */
export function deriveKeySet(secretKey: string): KeySet {
  return {
    fingerprint: computeFingerprint(secretKey),
    keys: createKeys((purpose) => derive(secretKey, purpose, KEY_BYTES)),
  };
}

/** Derives the keys as before SECRET_KEY, when one secret signed everything. */
export function deriveKeySetOfHmacSecret(hmacSecret: string): KeySet {
  return {
    fingerprint: '',
    keys: createKeys((purpose) =>
      signaturePurposes.some((name) => name === purpose)
        ? Buffer.from(hmacSecret)
        : createHmac('sha256', hmacSecret).update(purpose).digest(),
    ),
  };
}

/** Tells whether two processes have the same key. It can be stored and printed: the key cannot be computed from it. */
export function computeFingerprint(secretKey: string): string {
  return derive(secretKey, 'fingerprint', FINGERPRINT_BYTES).toString('base64url');
}

/** Makes the SECRET_KEY of a site from before out of its secrets, so that every process of the site gets the same. */
export function deriveSecretKeyOfBefore(secrets: { cookieSecret: string; hmacSecret: string }): string {
  return derive(`${secrets.cookieSecret}:${secrets.hmacSecret}`, 'secret key', KEY_BYTES).toString(
    'base64url',
  );
}

function createKeys(create: (purpose: SignaturePurpose | EncryptionPurpose) => Buffer): KeySet['keys'] {
  const purposes = [...signaturePurposes, ...encryptionPurposes];
  return Object.fromEntries(purposes.map((purpose) => [purpose, create(purpose)])) as KeySet['keys'];
}

function derive(secret: string, purpose: string, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `playloom ${purpose}`, bytes));
}

import { expect, it } from 'vitest';
import { computeFingerprint, deriveKeySet, deriveSecretKeyOfBefore } from './deriveKeySet.ts';

const KEY = 'k'.repeat(32);

it('[OP-10:part] derives the same keys in every version, or nothing that is stored could be read', () => {
  const { fingerprint, keys } = deriveKeySet(KEY);
  expect(fingerprint).toBe('UQ3quHuLl57wuWSfXBNatw');
  expect(keys.browser.toString('base64url')).toBe('RqBcgRT7uksnSy6qrCEnzjX-qxEM2txxV-X9IiwHfY4');
  expect(keys['two-factor secrets'].toString('base64url')).toBe(
    'pMOlGM3A_CZiPqL1GAeFv37hsiy55M2-66j71ALZM5Y',
  );
});

it('[OP-10:part] derives another key for each purpose and from each secret', () => {
  const all = [KEY, 'l'.repeat(32)].flatMap((key) => Object.values(deriveKeySet(key).keys));
  const texts = all.map((key) => key.toString('hex'));
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts.length).toBeGreaterThan(18);
  expect(texts.every((text) => text.length === 64)).toBe(true);
});

it('[OP-12:part] has a fingerprint for each key that contains no part of it', () => {
  expect(computeFingerprint(KEY)).toBe(deriveKeySet(KEY).fingerprint);
  expect(computeFingerprint(KEY)).not.toBe(computeFingerprint(`${KEY}k`));
});

it('[OP-13:part] makes one key out of both secrets of a site from before', () => {
  const before = { cookieSecret: 'c'.repeat(43), hmacSecret: 'h'.repeat(43) };
  const key = deriveSecretKeyOfBefore(before);
  expect(key).toMatch(/^[\w-]{43}$/);
  expect(deriveSecretKeyOfBefore({ ...before })).toBe(key);
  expect(deriveSecretKeyOfBefore({ ...before, cookieSecret: 'd'.repeat(43) })).not.toBe(key);
  expect(deriveSecretKeyOfBefore({ ...before, hmacSecret: 'i'.repeat(43) })).not.toBe(key);
});

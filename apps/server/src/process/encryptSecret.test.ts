import { expect, it } from 'vitest';
import { deriveKeySet, deriveKeySetOfHmacSecret, type KeySet } from './deriveKeySet.ts';
import { decryptSecret, encryptSecret, getNewestKeyPrefix } from './encryptSecret.ts';

const USER = '00000000-0000-4000-8000-000000000001';
const [first, second] = [deriveKeySet('1'.repeat(32)), deriveKeySet('2'.repeat(32))];

function sealBy(...keySets: [KeySet, ...KeySet[]]) {
  return { secrets: { keySets }, purpose: 'two-factor secrets', owner: USER } as const;
}

it('[OP-11:part] encrypts with the newest key and decrypts what the old one encrypted', () => {
  const before = encryptSecret(sealBy(first), 'secret');
  const after = encryptSecret(sealBy(second, first), 'secret');
  expect(decryptSecret(sealBy(second, first), before)).toBe('secret');
  expect(decryptSecret(sealBy(second), after)).toBe('secret');
  expect(decryptSecret(sealBy(second), before)).toBeNull();
  expect(after.startsWith(getNewestKeyPrefix({ keySets: [second] }))).toBe(true);
  expect(before.startsWith(getNewestKeyPrefix({ keySets: [second] }))).toBe(false);
});

it('[OP-10:part] decrypts nothing for another purpose or owner, or that has changed', () => {
  const seal = sealBy(first);
  const sealed = encryptSecret(seal, 'secret');
  expect(decryptSecret({ ...seal, purpose: 'payout destinations' }, sealed)).toBeNull();
  expect(decryptSecret({ ...seal, owner: 'another' }, sealed)).toBeNull();
  for (const changed of ['', '.', sealed.slice(0, -4), sealed.slice(0, 40), sealed.split('.')[1] ?? ''])
    expect(decryptSecret(seal, changed)).toBeNull();
});

it('[OP-13:part] decrypts a row from before SECRET_KEY', () => {
  const row = 'n3tJIMUWX4QzuTomHcd5NdXTQAKKVeBws2CyXBX4QxZsS__kuTFNiFuS7uk';
  const before = deriveKeySetOfHmacSecret('h'.repeat(43));
  expect(decryptSecret(sealBy(first, before), row)).toBe('JBSWY3DPEHPK3PXP');
  // Each machine from before had a secret of its own.
  const others = deriveKeySetOfHmacSecret('i'.repeat(43));
  expect(decryptSecret(sealBy(first, others, before), row)).toBe('JBSWY3DPEHPK3PXP');
  expect(decryptSecret(sealBy(first, others), row)).toBeNull();
});

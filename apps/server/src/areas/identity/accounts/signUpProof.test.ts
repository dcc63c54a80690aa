import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { deriveKeySet } from '../../../process/deriveKeySet.ts';
import { hashPin, createSignUpProof, createUnusableProof, isRightPin, readSignUpId } from './signUpProof.ts';

const secrets = createSecrets('h');

function createSecrets(letter: string): Parameters<typeof hashPin>[0] {
  return { keySets: [deriveKeySet(letter.repeat(32))] };
}

it('[T6] creates PINs of six digits, including leading zeros, spread over the whole range', () => {
  const id = randomUUID();
  const pins = Array.from({ length: 2000 }, () => createSignUpProof(secrets, id).pin);
  expect(pins.every((pin) => /^\d{6}$/.test(pin))).toBe(true);
  expect(new Set(pins.map((pin) => pin[0])).size).toBe(10);
  expect(new Set(pins).size).toBeGreaterThan(1900);
});

it('[T6] binds a PIN to its sign-up and to the secret of the server', () => {
  const [a, b] = [randomUUID(), randomUUID()];
  const other = createSecrets('i');
  const hash = hashPin(secrets, a, '123456');
  expect(hashPin(secrets, a, '123456')).toBe(hash);
  expect(new Set([hash, hashPin(secrets, b, '123456'), hashPin(other, a, '123456')]).size).toBe(3);
  const signUp = { id: a, pinHash: hash };
  expect(isRightPin(secrets, signUp, '123456')).toBe(true);
  expect(isRightPin(secrets, signUp, '123457')).toBe(false);
  expect(isRightPin(other, signUp, '123456')).toBe(false);
  expect(isRightPin({ keySets: [...other.keySets, ...secrets.keySets] }, signUp, '123456')).toBe(true);
});

it('creates links that contain their sign-up and cannot be guessed', () => {
  const id = randomUUID();
  const { linkParams, linkHash } = createSignUpProof(secrets, id);
  expect(readSignUpId(linkParams)).toBe(id);
  expect(linkParams).toMatch(/^[0-9a-f]{32}[\w-]{43}$/);
  expect(linkHash).not.toContain(linkParams.slice(-10));
  expect(createSignUpProof(secrets, id).linkParams).not.toBe(linkParams);
});

it.each(['', 'x', 'Z'.repeat(75), '0'.repeat(31), `${'0'.repeat(31)}g`])('rejects %j as a link', (params) =>
  expect(readSignUpId(params)).toBeNull(),
);

it('creates unusable proofs that no PIN matches', () => {
  const id = randomUUID();
  const { pinHash } = createUnusableProof();
  const pins = Array.from({ length: 5000 }, (_, pin) => String(pin).padStart(6, '0'));
  expect(pins.some((pin) => isRightPin(secrets, { id, pinHash }, pin))).toBe(false);
});

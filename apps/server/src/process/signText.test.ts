import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { deriveKeySet, deriveKeySetOfHmacSecret } from './deriveKeySet.ts';
import { isSameText, isSignedText, signText } from './signText.ts';

const [first, second] = [deriveKeySet('1'.repeat(32)), deriveKeySet('2'.repeat(32))];

it('[OP-11:part] signs with the newest key and accepts signatures of the old one', () => {
  const before = signText({ keySets: [first] }, 'live', 'text');
  const rotated = { keySets: [second, first] } satisfies Parameters<typeof signText>[0];
  expect(signText(rotated, 'live', 'text')).toBe(signText({ keySets: [second] }, 'live', 'text'));
  expect(isSignedText(rotated, 'live', 'text', before)).toBe(true);
  expect(isSignedText(rotated, 'live', 'text', signText(rotated, 'live', 'text'))).toBe(true);
  expect(isSignedText({ keySets: [second] }, 'live', 'text', before)).toBe(false);
});

it('[OP-10:part] accepts a signature only for its text and its purpose', () => {
  const secrets = { keySets: [first] } satisfies Parameters<typeof signText>[0];
  const signature = signText(secrets, 'live', 'text');
  expect(isSignedText(secrets, 'live', 'other', signature)).toBe(false);
  expect(isSignedText(secrets, 'device', 'text', signature)).toBe(false);
  for (const wrong of ['', signature.slice(1), `${signature}A`, signature.replace(/^./, 'é')])
    expect(isSignedText(secrets, 'live', 'text', wrong)).toBe(false);
});

it('[OP-13:part] accepts the signatures of sites from before SECRET_KEY', () => {
  const hmacSecret = 'h'.repeat(43);
  const secrets = {
    keySets: [first, deriveKeySetOfHmacSecret(hmacSecret)],
  } satisfies Parameters<typeof signText>[0];
  for (const [purpose, start] of [
    ['browser', 'browser:'],
    ['device', 'device:'],
    ['live', 'live:'],
    ['pin', 'pin:'],
    ['push', 'push:'],
    ['release', 'release '],
    ['wallet-nonce', 'wallet-nonce:'],
  ] as const) {
    const before = createHmac('sha256', hmacSecret).update(`${start}text`).digest('base64url');
    expect(isSignedText(secrets, purpose, 'text', before)).toBe(true);
    expect(isSignedText({ keySets: [first] }, purpose, 'text', before)).toBe(false);
  }
});

it('compares texts of different lengths and scripts without failing', () => {
  expect(isSameText('ab', 'ab')).toBe(true);
  expect(isSameText('a', 'ab')).toBe(false);
  expect(isSameText('é', 'e')).toBe(false);
});

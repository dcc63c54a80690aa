import { describe, expect, it } from 'vitest';
import { exampleGame } from '../example/exampleGame.ts';
import type { Game } from '../document/gameSchema.ts';
import { encodeUtf8 } from './encodeUtf8.ts';
import { sha256 } from './sha256.ts';
import { toCanonicalJson } from './toCanonicalJson.ts';
import { hashGame } from './hashGame.ts';
import { isJsonObject, type Json } from '../json/Json.ts';
import { parseGame } from '../parse/parseGame.ts';

function parsed(json: unknown): Game {
  const answer = parseGame(json);
  if (!answer.ok) throw new Error(answer.error[0]!.message);
  return answer.value;
}

function reversed(json: Json): Json {
  if (Array.isArray(json)) return json.map(reversed);
  if (!isJsonObject(json)) return json;
  return Object.fromEntries(
    Object.entries(json)
      .toReversed()
      .map(([key, value]) => [key, reversed(value)]),
  );
}

describe('sha256', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('agrees with the published digest of %.20s', (text, digest) => {
    expect(sha256(encodeUtf8(text))).toBe(digest);
  });
});

describe('encodeUtf8', () => {
  it('writes one to four bytes and replaces lone surrogates', () => {
    expect([...encodeUtf8('aé€😀')]).toEqual([0x61, 0xc3, 0xa9, 0xe2, 0x82, 0xac, 0xf0, 0x9f, 0x98, 0x80]);
    expect([...encodeUtf8('\ud83d!')]).toEqual([0xef, 0xbf, 0xbd, 0x21]);
  });
});

describe('hashGame', () => {
  it('[GF-04] is equal for equal games and differs after every change', () => {
    const game = parsed(exampleGame());
    const shuffled = parsed(reversed(exampleGame() as unknown as Json));
    expect(Object.keys(shuffled.types.units)).not.toEqual(Object.keys(game.types.units));
    expect(hashGame(shuffled)).toBe(hashGame(game));
    expect(hashGame(game)).toMatch(/^[0-9a-f]{64}$/);
    const changed = { ...game, settings: { ...game.settings, maxPlayers: 31 } };
    expect(hashGame(changed)).not.toBe(hashGame(game));
    expect(hashGame({ ...game, rules: [] })).not.toBe(hashGame(game));
  });

  it('sorts keys by code units', () => {
    expect(toCanonicalJson({ b: 1, a: [true, null], Z: 'é', '10': {} })).toBe(
      '{"10":{},"Z":"é","a":[true,null],"b":1}',
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readForumNonce, signPayload } from './forumProtocol.ts';

const PAYLOAD_MAX = 2000;

/** The example from the documentation of the protocol (meta.discourse.org, topic 13045). */
const SECRET = 'd836444a9e4084d5b224a60c208dce14';
const NONCE = 'cb68251eefb5211e58c00ff1395f0c0b';
const ASKED = {
  sso: 'bm9uY2U9Y2I2ODI1MWVlZmI1MjExZTU4YzAwZmYxMzk1ZjBjMGI=\n',
  sig: '2828aa29899722b35a2f191d34ef9b3ce695e0e6eeec47deb46d588d70c7cb56',
};
const RETURN = 'https://forum.example/session/sso_login';
const FORUM = { secret: SECRET, returnUrl: RETURN };

const ask = (fields: [string, string][], secret = SECRET) => signPayload(new URLSearchParams(fields), secret);

describe('the published example', () => {
  it('[API-20:part] [T19] reads its request, including the line break', () => {
    expect(readForumNonce(ASKED, FORUM)).toBe(NONCE);
  });

  it('[API-20:part] [T19] signs its answer exactly', () => {
    const fields = new URLSearchParams({
      nonce: NONCE,
      name: 'sam',
      username: 'samsam',
      email: 'test@test.com',
      external_id: 'hello123',
      require_activation: 'true',
    });
    expect(signPayload(fields, SECRET)).toEqual({
      sso: 'bm9uY2U9Y2I2ODI1MWVlZmI1MjExZTU4YzAwZmYxMzk1ZjBjMGImbmFtZT1zYW0mdXNlcm5hbWU9c2Ftc2FtJmVtYWlsPXRlc3QlNDB0ZXN0LmNvbSZleHRlcm5hbF9pZD1oZWxsbzEyMyZyZXF1aXJlX2FjdGl2YXRpb249dHJ1ZQ==',
      sig: '3d7e5ac755a87ae3ccf90272644ed2207984db03cf020377c8b92ff51be3abc3',
    });
  });
});

describe('unsigned payloads', () => {
  it('[T19] checks every bit of the signature', () => {
    const bytes = Buffer.from(ASKED.sig, 'hex');
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const flipped = Buffer.from(bytes);
      flipped[bit >> 3]! ^= 1 << (bit & 7);
      expect(readForumNonce({ ...ASKED, sig: flipped.toString('hex') }, FORUM)).toBeNull();
    }
  });

  it('[T19] rejects changed payloads and signatures of other shapes', () => {
    const anything = fc.oneof(fc.string(), fc.base64String(), fc.stringMatching(/^[0-9a-f]{64}$/));
    fc.assert(
      fc.property(anything, anything, (sso, sig) => {
        expect(readForumNonce({ sso, sig }, FORUM)).toBeNull();
        expect(readForumNonce({ sso, sig: ASKED.sig }, FORUM)).toBeNull();
        expect(readForumNonce({ sso: ASKED.sso + sso + ' ', sig: ASKED.sig }, FORUM)).toBeNull();
      }),
    );
  });

  it('[T19] rejects the secret of another forum', () => {
    expect(readForumNonce(ask([['nonce', 'n']], 'the secret of another'), FORUM)).toBeNull();
  });
});

describe('signed payloads that must be rejected', () => {
  it.each([
    ['no nonce', []],
    ['an empty nonce', [['nonce', '']]],
    [
      'two nonces',
      [
        ['nonce', 'a'],
        ['nonce', 'b'],
      ],
    ],
    ['an endless nonce', [['nonce', 'a'.repeat(201)]]],
    [
      'two addresses',
      [
        ['nonce', 'a'],
        ['return_sso_url', RETURN],
        ['return_sso_url', 'https://evil.example/'],
      ],
    ],
  ] satisfies [string, [string, string][]][])('[T19] %s', (_what, fields) => {
    expect(readForumNonce(ask(fields), FORUM)).toBeNull();
  });

  it('[T19] a payload longer than any forum sends', () => {
    expect(
      readForumNonce(
        ask([
          ['nonce', 'a'],
          ['more', 'x'.repeat(PAYLOAD_MAX)],
        ]),
        FORUM,
      ),
    ).toBeNull();
  });

  it('[T19] any address but the configured one', () => {
    const hosts = [
      'evil.example',
      'forum.example.evil.example',
      'evil.example#forum.example',
      'xn--frum-5qa.example',
    ];
    const foreign = [
      ...hosts.flatMap((host) => [
        `https://${host}/session/sso_login`,
        `//${host}/`,
        `https:${host}/`,
        `/\\${host}/`,
      ]),
      'https://forum.example@evil.example/session/sso_login',
      'https://forum.example:8443/session/sso_login',
      'http://forum.example/session/sso_login',
      'https://forum.example/session/sso_login/../../evil',
      'https://forum.example/session/sso_login?next=//evil.example',
      'https://forum.example/',
      '\thttps://evil.example/session/sso_login',
      'javascript:alert(1)//forum.example/session/sso_login',
      'data:text/html,https://forum.example/session/sso_login',
      '',
    ];
    for (const address of foreign)
      expect(
        readForumNonce(
          ask([
            ['nonce', 'a'],
            ['return_sso_url', address],
          ]),
          FORUM,
        ),
      ).toBeNull();
    expect(
      readForumNonce(
        ask([
          ['nonce', 'a'],
          ['return_sso_url', RETURN],
        ]),
        FORUM,
      ),
    ).toBe('a');
  });
});

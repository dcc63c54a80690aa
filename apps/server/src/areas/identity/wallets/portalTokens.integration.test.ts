import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { base64url, exportSPKI, generateKeyPair, importJWK, type CryptoKey, type JWTPayload } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MINUTE_MS, systemClock } from '../../../process/clock.ts';
import { projectRoot } from '../../../process/projectRoot.ts';
import { BannedFromPlatform } from '../sanctions/sanctionErrors.ts';
import { TwoFactorCodeRequired } from '../two-factor/twoFactorErrors.ts';
import { getFramedCookieName, getSessionCookieName } from '../../../http/session.ts';
import {
  AlreadySignedIn,
  WalletIssuerUnavailable,
  WalletLinkUnapproved,
  WalletTokenRejected,
} from './walletErrors.ts';
import { sanctions, sessions, users, wallets } from '../../../storage/schema.ts';
import { addSignedInUser } from '../../../testing/addSignedInUser.ts';
import {
  createTestPortal,
  readResponseOutcome,
  PORTAL_ISSUER,
  readWalletNonce,
  sendPortalToken,
  type TestPortal,
} from '../../../testing/createTestPortal.ts';
import { createEthereumWallet } from '../../../testing/createWallets.ts';
import type { ApiTestClient } from '../../../testing/createApiTestClient.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import {
  PORTAL_TOKEN_ALGORITHMS,
  PORTAL_TOKEN_CLAIMS,
  PORTAL_TOKEN_AGE_SECONDS,
} from './createPortalTokenReader.ts';

const makeWallet = () => createEthereumWallet().address;

let server: TestServer;
let portal: TestPortal;
beforeAll(async () => {
  // The portal's key must be configured before the server exists, but its tokens use the server's clock and address.
  const clock = { now: () => server?.clock.now() ?? systemClock.now() };
  const audience = 'http://localhost:3000';
  portal = await createTestPortal(clock, audience);
  server = await createTestServer({ env: { WALLET_ISSUERS: portal.issuers({ audience }) } });
});
afterAll(() => server.close());

async function signIn(client: ApiTestClient, address: string, more = {}): Promise<string> {
  const nonce = await readWalletNonce(client);
  const token = await portal.sign({ walletAddress: address, nonce });
  return sendToken(client, address, token, more);
}

async function sendToken(client: ApiTestClient, address: string, token: string, more = {}): Promise<string> {
  return readResponseOutcome(await sendPortalToken(client, address, token, more));
}

async function listUsers() {
  return server.services.db.select({ id: users.id }).from(users);
}

describe('a token of the parent frame', () => {
  it('[API-06] creates an account that still has to give consent, and logs in to it again', async () => {
    const [first, second, address] = [server.newClient(), server.newClient(), makeWallet()];
    expect(await signIn(first, address)).toBe('success');
    const { data: user } = await first.api.readUser();
    expect(user).toMatchObject({
      isSecondStepAfterSignupCompleted: false,
      lastTermsAndPrivacyApprovalDate: null,
      local: { username: expect.stringMatching(/^player_[0-9a-f]{10}$/) as string },
    });
    expect(await signIn(second, address)).toBe('success');
    expect((await second.api.readUser()).data?._id).toBe(user?._id);
  });

  it('[API-06] takes the chain from the path, and accepts no third', async () => {
    const client = server.newClient();
    const address = 'So11111111111111111111111111111111111111112';
    const { data } = await client.api.issueWalletNonce({ params: { chain: 'solana' } });
    const token = await portal.sign({ walletAddress: address, nonce: data.nonce });
    expect(await sendToken(client, address, token)).toBe('wallet_token_refused');
    const json = { publicKey: address, parentJwt: token };
    const answer = await client.fetch('/auth/solana/verify', { method: 'POST', json });
    expect(await readResponseOutcome(answer)).toBe('success');
    const other = await client.fetch('/auth/dogecoin/verify', { method: 'POST', json });
    expect(await readResponseOutcome(other)).toBe('invalid_input');
  });

  it('[VA-01:server] rejects visitors who are already logged in', async () => {
    const { client, user } = await addSignedInUser(server, `ada_${randomUUID().slice(0, 8)}`);
    expect(await signIn(client, makeWallet())).toBe('already_signed_in');
    expect((await client.api.readUser()).data?._id).toBe(user.id);
  });

  it('does not log in to a banned account, and works again after the ban', async () => {
    const [client, address] = [server.newClient(), makeWallet()];
    await signIn(client, address);
    const userId = (await client.api.readUser()).data?._id ?? '';
    const now = server.clock.now();
    const { db } = server.services;
    const [ban] = await db
      .insert(sanctions)
      .values({ userId, kind: 'ban', reason: 'spam', createdAt: now })
      .returning();
    const other = server.newClient();
    expect(await signIn(other, address)).toBe('banned');
    expect(await signIn(other, address, { isLinkApproved: true })).toBe('banned');
    expect((await other.api.readUser()).data).toBeNull();
    await db.update(sanctions).set({ liftedAt: now }).where(eq(sanctions.id, ban!.id));
    expect(await signIn(other, address)).toBe('success');
  });

  it('is described to portals as it is checked', async () => {
    const text = await readFile(join(projectRoot, 'apps/web/content/docs/portals.md'), 'utf8');
    for (const word of [...PORTAL_TOKEN_ALGORITHMS, ...PORTAL_TOKEN_CLAIMS, 'iss', 'aud', 'typ'])
      expect(text).toContain(word);
    expect(text).toContain(`${PORTAL_TOKEN_AGE_SECONDS} seconds`);
    expect([...text.matchAll(/^\| `([a-z_]+)` \|/gm)].map(([, id]) => id)).toEqual(
      expect.arrayContaining([
        WalletTokenRejected().id,
        WalletIssuerUnavailable().id,
        WalletLinkUnapproved().id,
        AlreadySignedIn().id,
        BannedFromPlatform().id,
        TwoFactorCodeRequired().id,
      ]),
    );
  });

  it('[T2] gives exactly one session in 50 parallel requests', async () => {
    const [client, address] = [server.newClient(), makeWallet()];
    const token = await portal.sign({ walletAddress: address, nonce: await readWalletNonce(client) });
    const cookie = client.cookies.header() ?? '';
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => {
        const one = server.newClient();
        one.cookies.set(...(cookie.split('=') as [string, string]));
        return sendPortalToken(one, address, token).then(readResponseOutcome);
      }),
    );
    expect(answers.toSorted()).toEqual(['success', ...Array<string>(49).fill('wallet_token_refused')]);
    const kept = await server.services.db
      .select({ id: sessions.id })
      .from(sessions)
      .innerJoin(wallets, eq(wallets.userId, sessions.userId))
      .where(eq(wallets.address, address));
    expect(kept).toHaveLength(1);
  });

  it('[T2] several for one new wallet create one account', async () => {
    const address = makeWallet();
    const before = (await listUsers()).length;
    const answers = await Promise.all(Array.from({ length: 10 }, () => signIn(server.newClient(), address)));
    expect(new Set(answers)).toEqual(new Set(['success']));
    expect(await listUsers()).toHaveLength(before + 1);
  });

  it('[T2] needs a click before it logs in to an account for the first time', async () => {
    const { user } = await addSignedInUser(server, `eve_${randomUUID().slice(0, 8)}`);
    const address = makeWallet();
    const wallet = { userId: user.id, chain: 'ethereum' as const, address, linkedAt: server.clock.now() };
    await server.services.db.insert(wallets).values(wallet);
    const client = server.newClient();
    const token = await portal.sign({ walletAddress: address, nonce: await readWalletNonce(client) });
    expect(await sendToken(client, address, token)).toBe('wallet_link_unapproved');
    expect(await sendToken(client, address, token, { isLinkApproved: true })).toBe('success');
    expect((await client.api.readUser()).data?._id).toBe(user.id);
    expect(await signIn(server.newClient(), address)).toBe('success');
  });

  it('[T2] does not log in to an account with two-factor login', async () => {
    const address = makeWallet();
    const client = server.newClient();
    await signIn(client, address);
    const id = (await client.api.readUser()).data?._id ?? '';
    await server.services.db
      .update(users)
      .set({ twoFactorSince: server.clock.now() })
      .where(eq(users.id, id));
    expect(await signIn(server.newClient(), address)).toBe('two_factor_needed');
  });
});

describe('[T4] a session started in a frame', () => {
  it('has its own cookie that only frames send, and a new one at every login', async () => {
    const [client, address] = [server.newClient(), makeWallet()];
    const token = await portal.sign({ walletAddress: address, nonce: await readWalletNonce(client) });
    const planted = getFramedCookieName(server.config);
    client.cookies.set(planted, 'planted');
    const answer = await sendPortalToken(client, address, token);
    const cookie = answer.headers.getSetCookie().find((line) => line.startsWith(`${planted}=`));
    for (const part of ['HttpOnly', 'Secure', 'Partitioned', 'SameSite=None', 'Path=/'])
      expect(cookie).toContain(part);
    expect(client.cookies.get(planted)).not.toBe('planted');
    expect(client.cookies.get(getSessionCookieName(server.config))).toBeUndefined();
  });

  it('may read and play, but not change money, login methods or the account', async () => {
    const client = server.newClient();
    await signIn(client, makeWallet());
    expect((await client.api.readUser()).data).not.toBeNull();
    const guarded = [
      client.api.changeEmail({ body: { email: 'new@example.org' } }),
      client.api.changePassword({ body: { newPassword: 'a long enough password' } }),
      client.api.scheduleDeletion({ body: {} }),
      client.api.startTwoFactor({ body: {} }),
      client.api.unlinkWallet({ params: { walletId: randomUUID() } }),
      client.api.listAccounts({}),
    ];
    const refusal = { status: 'rejected', reason: { status: 403 } };
    for (const outcome of await Promise.allSettled(guarded)) expect(outcome).toMatchObject(refusal);
    await client.api.logOut();
    expect((await client.api.readUser()).data).toBeNull();
  });
});

/** Invalid claims in a token that is signed with the right key. */
const badClaims: [string, (now: number) => JWTPayload][] = [
  ['another issuer', () => ({ iss: 'https://evil.example' })],
  ['an issuer that only begins like one', () => ({ iss: `${PORTAL_ISSUER}.evil.net` })],
  ['an issuer with an extra slash', () => ({ iss: `${PORTAL_ISSUER}/` })],
  ['no issuer', () => ({ iss: undefined })],
  ['issuers in a list', () => ({ iss: [PORTAL_ISSUER] as unknown as string })],
  ['another audience', () => ({ aud: 'https://other.example' })],
  ['an empty audience', () => ({ aud: '' })],
  ['no audience', () => ({ aud: undefined })],
  ['other audiences in a list', () => ({ aud: ['https://other.example', 'x'] })],
  ['an expiry a moment ago', (now) => ({ exp: now - 6 })],
  ['an expiry long ago', (now) => ({ exp: now - 3600 })],
  ['no end', () => ({ exp: undefined })],
  ['an expiry in words', () => ({ exp: 'tomorrow' as unknown as number })],
  ['an expiry that is null', () => ({ exp: null as unknown as number })],
  ['a start in an hour', (now) => ({ nbf: now + 3600 })],
  ['a start in words', () => ({ nbf: 'now' as unknown as number })],
  ['no time of issue', () => ({ iat: undefined })],
  ['an issue in the future', (now) => ({ iat: now + 60, exp: now + 120 })],
  ['an issue six minutes ago', (now) => ({ iat: now - 360, exp: now + 60 })],
  ['no id', () => ({ jti: undefined })],
  ['an empty id', () => ({ jti: '' })],
  ['a number as id', () => ({ jti: 7 as unknown as string })],
  ['an endless id', () => ({ jti: 'x'.repeat(3000) })],
  ['no nonce', () => ({ nonce: undefined })],
  ['an empty nonce', () => ({ nonce: '' })],
  ['an invented nonce', () => ({ nonce: 'f'.repeat(72) })],
  ['a list as nonce', () => ({ nonce: [] })],
  ['no wallet', () => ({ walletAddress: undefined })],
  ['an empty wallet', () => ({ walletAddress: '' })],
  ['another wallet than in the request', () => ({ walletAddress: makeWallet() })],
  ['no address at all', () => ({ walletAddress: '0x1234' })],
  [
    'an address with a wrong checksum',
    () => ({ walletAddress: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD' }),
  ],
  ['a wallet in a list', () => ({ walletAddress: [makeWallet()] })],
];

/** Valid claims in a token that is signed or built incorrectly. */
const badTokens: [string, (claims: JWTPayload) => Promise<string> | string][] = [
  [
    'no signature at all (alg none)',
    (claims) => `${encode({ alg: 'none', typ: 'JWT' })}.${encode(complete(claims))}.`,
  ],
  [
    'a shared secret: our public key (HS256)',
    async (claims) => {
      const key = await importJWK(portal.publicJwk, 'ES256', { extractable: true });
      const spki = new TextEncoder().encode(await exportSPKI(key as CryptoKey));
      return portal.sign(claims, { header: { alg: 'HS256' }, key: spki });
    },
  ],
  [
    'another key',
    async (claims) => portal.sign(claims, { key: (await generateKeyPair('ES256')).privateKey }),
  ],
  [
    'another key in the header (jwk)',
    async (claims) => {
      const stranger = await createTestPortal(server.clock, '');
      return portal.sign(claims, { header: { jwk: stranger.publicJwk }, key: stranger.privateKey });
    },
  ],
  [
    'keys the header points to (jku)',
    (claims) => portal.sign(claims, { header: { jku: 'https://evil.example/keys', kid: 'evil' } }),
  ],
  [
    'keys the header points to (x5u)',
    (claims) => portal.sign(claims, { header: { x5u: 'https://evil.example/keys', kid: 'evil' } }),
  ],
  ['an unknown key id', (claims) => portal.sign(claims, { header: { kid: 'second' } })],
  ['a path as key id', (claims) => portal.sign(claims, { header: { kid: '../../dev/null' } })],
  ['another type', (claims) => portal.sign(claims, { header: { typ: 'at+jwt' } })],
  ['no type', (claims) => portal.sign(claims, { header: { typ: undefined } })],
  [
    'another algorithm of the same family',
    async (claims) =>
      portal.sign(claims, { header: { alg: 'ES384' }, key: (await generateKeyPair('ES384')).privateKey }),
  ],
  [
    'RSA with the id of another key',
    async (claims) =>
      portal.sign(claims, { header: { alg: 'RS256' }, key: (await generateKeyPair('RS256')).privateKey }),
  ],
  [
    'an extension that must be understood (crit)',
    (claims) => forge(claims, (head) => ({ ...head, crit: ['x'], x: 1 })),
  ],
  ['claims changed after signing', (claims) => swapPayload(claims, { walletAddress: makeWallet() })],
  ['a signature cut short', async (claims) => (await portal.sign(claims)).slice(0, -4)],
  [
    'an empty signature',
    async (claims) => `${(await portal.sign(claims)).split('.').slice(0, 2).join('.')}.`,
  ],
  ['an extra part', async (claims) => `${await portal.sign(claims)}.x`],
  ['no token', () => 'nonsense'],
  ['only dots', () => '..'],
  ['claims as a number', () => `${encode({ alg: 'ES256', typ: 'JWT' })}.${base64url.encode('7')}.x`],
];

function encode(part: unknown): string {
  return base64url.encode(JSON.stringify(part));
}

function complete(claims: JWTPayload): JWTPayload {
  const now = Math.floor(server.clock.now().getTime() / 1000);
  return {
    iss: PORTAL_ISSUER,
    aud: 'http://localhost:3000',
    iat: now,
    exp: now + 60,
    jti: randomUUID(),
    ...claims,
  };
}

async function forge(claims: JWTPayload, change: (head: object) => object): Promise<string> {
  const [head = '', body, signature] = (await portal.sign(claims)).split('.');
  const read = JSON.parse(new TextDecoder().decode(base64url.decode(head))) as object;
  return [encode(change(read)), body, signature].join('.');
}

async function swapPayload(claims: JWTPayload, more: JWTPayload): Promise<string> {
  const [head, , signature] = (await portal.sign(claims)).split('.');
  return [head, encode({ ...complete(claims), ...more }), signature].join('.');
}

describe('[T2] a bad token is rejected', () => {
  it('in at least forty variants', () => {
    expect(badClaims.length + badTokens.length).toBeGreaterThanOrEqual(40);
  });

  /** Expects a rejection. A valid token of the same client then succeeds, so nothing else was the reason. */
  async function expectRefused(write: (claims: JWTPayload) => Promise<string> | string): Promise<void> {
    const [client, address] = [server.newClient(), makeWallet()];
    const claims = { walletAddress: address, nonce: await readWalletNonce(client) };
    const before = (await listUsers()).length;
    const answer = await sendPortalToken(client, address, await write(claims));
    expect(answer.status).toBe(401);
    expect(await readResponseOutcome(answer)).toBe('wallet_token_refused');
    expect(await listUsers()).toHaveLength(before);
    expect(await sendToken(client, address, await portal.sign(claims))).toBe('success');
  }

  it.each(badClaims)('%s', async (_, change) => {
    const now = Math.floor(server.clock.now().getTime() / 1000);
    await expectRefused((claims) => portal.sign({ ...claims, ...change(now) }));
  });

  it.each(badTokens)('%s', async (_, write) => expectRefused(write));

  it('a nonce of another browser', async () => {
    const nonce = await readWalletNonce(server.newClient());
    await expectRefused((claims) => portal.sign({ ...claims, nonce }));
  });

  it('a nonce that has expired, and one that was used', async () => {
    const [client, address] = [server.newClient(), makeWallet()];
    const nonce = await readWalletNonce(client);
    server.clock.advance(5 * MINUTE_MS);
    const late = await portal.sign({ walletAddress: address, nonce });
    expect(await sendToken(client, address, late)).toBe('wallet_token_refused');
    const claims = { walletAddress: address, nonce: await readWalletNonce(client) };
    const again = await portal.sign(claims);
    expect(await sendToken(client, address, await portal.sign(claims))).toBe('success');
    await client.api.logOut();
    expect(await sendToken(client, address, again)).toBe('wallet_token_refused');
  });

  it('an id that was used, with a new nonce', async () => {
    const [client, address, jti] = [server.newClient(), makeWallet(), randomUUID()];
    for (const expected of ['success', 'wallet_token_refused']) {
      const token = await portal.sign({ walletAddress: address, nonce: await readWalletNonce(client), jti });
      expect(await sendToken(client, address, token)).toBe(expected);
      await client.api.logOut();
    }
  });
});

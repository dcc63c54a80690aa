import { randomUUID } from 'node:crypto';
import { apiLimits } from '@playloom/api-contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../../../process/clock.ts';
import { getSessionCookieName } from '../../../http/session.ts';
import { sanctions, users } from '../../../storage/schema.ts';
import { addSignedInUser } from '../../../testing/addSignedInUser.ts';
import { createEthereumWallet, createSolanaWallet, type TestWallet } from '../../../testing/createWallets.ts';
import type { ApiTestClient } from '../../../testing/createApiTestClient.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';

const PASSWORD = 'a long enough password';

let server: TestServer;
let passwordHash: string;
beforeAll(async () => {
  server = await createTestServer();
  passwordHash = await server.services.passwords.hash(PASSWORD);
});
afterAll(() => server.close());

async function readMessage(
  client: ApiTestClient,
  { chain, address }: TestWallet,
  purpose: 'sign-in' | 'link',
) {
  const { data } = await client.api.writeWalletMessage({ params: { chain }, body: { address, purpose } });
  return data.message;
}

async function signIn(client: ApiTestClient, wallet: TestWallet) {
  const message = await readMessage(client, wallet, 'sign-in');
  const body = { message, signature: await wallet.sign(message) };
  return (await client.api.signInWithWallet({ params: { chain: wallet.chain }, body })).data;
}

async function link(
  client: ApiTestClient,
  wallet: TestWallet,
  currentPassword: string | undefined = PASSWORD,
) {
  const message = await readMessage(client, wallet, 'link');
  const signature = await wallet.sign(message);
  const body = { chain: wallet.chain, message, signature, ...(currentPassword && { currentPassword }) };
  return (await client.api.linkWallet({ body })).data;
}

async function addUser() {
  const { client, user } = await addSignedInUser(server, `user_${randomUUID().slice(0, 8)}`);
  await server.services.db.update(users).set({ passwordHash }).where(eq(users.id, user.id));
  return { client, user };
}

function failsWith(errorId: string) {
  return { body: { errorId } };
}

describe.each([
  ['Ethereum', createEthereumWallet],
  ['Solana', createSolanaWallet],
])('a wallet of %s', (_, createWallet) => {
  it('logs in: a new one creates an account, a known one opens it', async () => {
    const [wallet, first, second] = [createWallet(), server.newClient(), server.newClient()];
    const user = await signIn(first, wallet);
    expect(user).toMatchObject({ isSecondStepAfterSignupCompleted: false });
    expect((await first.api.readUser()).data?._id).toBe(user._id);
    expect((await signIn(second, wallet))._id).toBe(user._id);
    const { data: settings } = await first.api.readSettings();
    expect(settings).toMatchObject({ email: null, hasPassword: false });
    expect(settings.wallets).toMatchObject([{ chain: wallet.chain, address: wallet.address }]);
  });

  it('is linked by the owner of an account, who gets a notice and a new token', async () => {
    const [wallet, { client, user }] = [createWallet(), await addUser()];
    const name = getSessionCookieName(server.config);
    const old = client.cookies.get(name) ?? '';
    const { wallets } = await link(client, wallet);
    expect(wallets).toMatchObject([{ chain: wallet.chain, address: wallet.address }]);
    expect((await server.mailTo(user.email ?? '')).text).toContain(wallet.address);
    const thief = server.newClient();
    thief.cookies.set(name, old);
    expect((await thief.api.readUser()).data).toBeNull();
    expect((await client.api.readUser()).data?._id).toBe(user.id);
    expect((await signIn(server.newClient(), wallet))._id).toBe(user.id);
  });

  it.each([
    ['of another site', (text: string) => text.replace(/^\S+/, 'evil.example')],
    ['with another address', (text: string) => text.replace(/URI: \S+/, 'URI: https://evil.example')],
    ['with another chain', (text: string) => text.replace(/Chain ID: \w+/, 'Chain ID: 137')],
    ['with an invented nonce', (text: string) => text.replace(/Nonce: ..../, 'Nonce: 0000')],
    ['that ends later', (text: string) => text.replace(/Time: \d{4}/, 'Time: 2099')],
    ['that was issued later', (text: string) => text.replace(/At: \d{4}/, 'At: 2099')],
    ['of another wallet', (text: string) => text.replace(/\n\w+\n/, `\n${createWallet().address}\n`)],
    ['about something else', () => 'I owe you everything.'],
  ])('does not log in with a message %s', async (_name, change) => {
    const [wallet, client] = [createWallet(), server.newClient()];
    const message = change(await readMessage(client, wallet, 'sign-in'));
    const body = { message, signature: await wallet.sign(message) };
    const sent = client.api.signInWithWallet({ params: { chain: wallet.chain }, body });
    await expect(sent).rejects.toMatchObject(failsWith('wallet_signature_wrong'));
  });
});

describe('a signed message', () => {
  async function sign(client: ApiTestClient, purpose: 'sign-in' | 'link' = 'sign-in') {
    const wallet = createEthereumWallet();
    const message = await readMessage(client, wallet, purpose);
    return { params: { chain: wallet.chain }, body: { message, signature: await wallet.sign(message) } };
  }

  it('works once, also in parallel', async () => {
    const client = server.newClient();
    const call = await sign(client);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, () => client.api.signInWithWallet(call)),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('works only in the browser that requested it, for five minutes, for its purpose', async () => {
    const client = server.newClient();
    const refused = failsWith('wallet_signature_wrong');
    const call = await sign(client);
    await expect(server.newClient().api.signInWithWallet(call)).rejects.toMatchObject(refused);
    await expect(client.api.signInWithWallet(await sign(client, 'link'))).rejects.toMatchObject(refused);
    server.clock.advance(5 * MINUTE_MS);
    await expect(client.api.signInWithWallet(call)).rejects.toMatchObject(refused);
  });

  it('requires the code of an account with two-factor login', async () => {
    const [wallet, { client, user }] = [createEthereumWallet(), await addUser()];
    await link(client, wallet);
    await server.services.db
      .update(users)
      .set({ twoFactorSince: server.clock.now() })
      .where(eq(users.id, user.id));
    await expect(signIn(server.newClient(), wallet)).rejects.toMatchObject(failsWith('two_factor_needed'));
  });

  it('does not log in to a banned account', async () => {
    const [wallet, client] = [createEthereumWallet(), server.newClient()];
    const { _id: userId } = await signIn(client, wallet);
    const ban = { userId, kind: 'ban', reason: 'spam', createdAt: server.clock.now() } as const;
    await server.services.db.insert(sanctions).values(ban);
    const other = server.newClient();
    await expect(signIn(other, wallet)).rejects.toMatchObject(failsWith('banned'));
    expect((await other.api.readUser()).data).toBeNull();
  });

  it('cannot be created for an invalid address', async () => {
    const call = { params: { chain: 'solana' as const }, body: { address: '0x0', purpose: 'link' as const } };
    const asked = server.newClient().api.writeWalletMessage(call);
    await expect(asked).rejects.toMatchObject(failsWith('wallet_address_wrong'));
  });
});

describe('[RT-10:server] linked wallets', () => {
  it('can be several per account, each with one account only', async () => {
    const [{ client }, other] = [await addUser(), await addUser()];
    const [first, second] = [createEthereumWallet(), createSolanaWallet()];
    await link(client, first);
    expect((await link(client, second)).wallets).toHaveLength(2);
    expect((await link(client, second)).wallets).toHaveLength(2);
    await expect(link(other.client, first)).rejects.toMatchObject(failsWith('wallet_taken'));
    await expect(link(client, createEthereumWallet(), 'wrong password')).rejects.toMatchObject(
      failsWith('wrong_password'),
    );
  });

  it('are limited in number', async () => {
    const { client } = await addUser();
    for (let index = 0; index < apiLimits.WALLETS_MAX; index += 1) await link(client, createEthereumWallet());
    await expect(link(client, createEthereumWallet())).rejects.toMatchObject(failsWith('too_many_wallets'));
  });

  it('are removed, but never the last login method', async () => {
    const client = server.newClient();
    const wallet = createEthereumWallet();
    await signIn(client, wallet);
    const { data } = await client.api.readSettings();
    const params = { walletId: data.wallets[0]?.id ?? '' };
    await expect(client.api.unlinkWallet({ params })).rejects.toMatchObject(failsWith('last_way_in'));
    const two = await link(client, createSolanaWallet(), '');
    const outcomes = await Promise.allSettled(
      two.wallets.map(({ id }) => client.api.unlinkWallet({ params: { walletId: id } })),
    );
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await client.api.changePassword({ body: { newPassword: PASSWORD } });
    const [last] = (await client.api.readSettings()).data.wallets;
    await client.api.unlinkWallet({ params: { walletId: last?.id ?? '' } });
    expect((await client.api.readSettings()).data).toMatchObject({ wallets: [], hasPassword: true });
  });

  it('of other users cannot be removed', async () => {
    const [{ client }, other] = [await addUser(), await addUser()];
    const { wallets } = await link(client, createEthereumWallet());
    const call = other.client.api.unlinkWallet({ params: { walletId: wallets[0]?.id ?? '' } });
    await expect(call).rejects.toMatchObject(failsWith('wallet_not_found'));
  });

  it('replace the password of an account without one, for ten minutes', async () => {
    const client = server.newClient();
    const wallet = createEthereumWallet();
    await signIn(client, wallet);
    server.clock.advance(11 * MINUTE_MS);
    const again = failsWith('sign_in_again');
    await expect(client.api.scheduleDeletion({ body: {} })).rejects.toMatchObject(again);
    await expect(link(client, createSolanaWallet(), '')).rejects.toMatchObject(again);
    await signIn(client, wallet);
    await client.api.changeEmail({ body: { email: `${randomUUID()}@example.org` } });
    expect((await client.api.scheduleDeletion({ body: {} })).data.deletionScheduledFor).not.toBeNull();
  });

  it('are in the data export', async () => {
    const client = server.newClient();
    const wallet = createEthereumWallet();
    await signIn(client, wallet);
    expect(await client.api.exportData()).toMatchObject({ wallets: [{ address: wallet.address }] });
  });
});

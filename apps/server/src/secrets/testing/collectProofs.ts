import { LIVE_SOCKET_PATH } from '@playloom/api-contract';
import { WebSocket } from 'ws';
import { isValidExportKey, makeExportKey } from '../../areas/creation/exports/exportKey.ts';
import { getSocketOrigin } from '../../areas/creation/drafts/testing/openTestEditorAs.ts';
import { readPayoutMethod } from '../../areas/economy/coins/payoutMethods.ts';
import { SECOND_MS } from '../../process/clock.ts';
import { addPayoutMethod } from '../../testing/addPayoutMethod.ts';
import { addSignedInUser } from '../../testing/addSignedInUser.ts';
import type { ApiTestClient } from '../../testing/createApiTestClient.ts';
import type { TestServer } from '../../testing/createTestServer.ts';
import { createUniqueUsername } from '../../testing/createUniqueUsername.ts';
import { createEthereumWallet } from '../../testing/createWallets.ts';
import { generateTotpCode } from '../../testing/generateTotpCode.ts';
import { signUpUser } from '../../testing/signUpUser.ts';

const PASSWORD = 'a long enough password';
/** Each code of an authenticator app works once, so every check uses the next one. */
const CODE_LIFE_MS = 30 * SECOND_MS;

/** Tries one thing that a server signed or encrypted on another server, and returns whether it worked. */
type Proof = (server: TestServer) => Promise<boolean>;

/** Lets a server sign and encrypt one thing of every kind. Each can be tried once. */
export async function collectProofs(server: TestServer): Promise<Record<string, Proof>> {
  return {
    pin: await startSignUp(server),
    'two-factor code': await enableTwoFactor(server),
    'live token': await readLiveToken(server),
    'wallet nonce': await signWalletMessage(server),
    ...(await joinTestRoom(server)),
    ...(await addCreator(server)),
  };
}

/** Tries all of them and returns the names of those that failed. */
export async function listFailedProofs(proofs: Record<string, Proof>, server: TestServer): Promise<string[]> {
  const failed = [];
  for (const [name, prove] of Object.entries(proofs)) if (!(await prove(server))) failed.push(name);
  return failed;
}

function moveBrowser({ cookies }: ApiTestClient, server: TestServer): ApiTestClient {
  const client = server.newClient();
  for (const pair of (cookies.header() ?? '').split('; ')) {
    const [name = '', value = ''] = pair.split('=');
    client.cookies.set(name, value);
  }
  return client;
}

async function startSignUp(server: TestServer): Promise<Proof> {
  const username = createUniqueUsername();
  const email = `${username}@example.org`;
  const { data } = await server.client.api.signUp({ body: { username, email, password: PASSWORD } });
  const { pin = '' } = await server.mailTo(email);
  return async (other) => {
    const params = { signUpId: data.signUpId };
    const verified = other.newClient().api.verifySignUp({ params, body: { pin } });
    return verified.then(
      () => true,
      () => false,
    );
  };
}

async function enableTwoFactor(server: TestServer): Promise<Proof> {
  const { client, username, password } = await signUpUser(server, { password: PASSWORD });
  const { data } = await client.api.startTwoFactor({ body: { currentPassword: password } });
  await client.api.confirmTwoFactor({ body: { code: generateTotpCode(data.secret, server.clock.now()) } });
  return async (other) => {
    other.clock.advance(CODE_LIFE_MS);
    const code = generateTotpCode(data.secret, other.clock.now());
    const loggedIn = other.newClient().api.logIn({ body: { login: username, password, code } });
    return loggedIn.then(
      () => true,
      () => false,
    );
  };
}

async function readLiveToken(server: TestServer): Promise<Proof> {
  const { client } = await addSignedInUser(server, createUniqueUsername());
  const { data: token } = await client.api.readChatToken();
  return (other) => {
    const origin = other.config.publicUrl;
    const socket = new WebSocket(`${getSocketOrigin(other)}${LIVE_SOCKET_PATH}`, { origin });
    const isAdmitted = new Promise<boolean>((resolve) => {
      socket.on('open', () => socket.send(JSON.stringify({ kind: 'hello', token })));
      socket.on('message', (data) =>
        resolve((JSON.parse(String(data)) as { kind: string }).kind === 'welcome'),
      );
      socket.on('close', () => resolve(false));
    });
    return isAdmitted.finally(() => socket.terminate());
  };
}

async function signWalletMessage(server: TestServer): Promise<Proof> {
  const [client, { chain, address, sign }] = [server.newClient(), createEthereumWallet()];
  const asked = { params: { chain }, body: { address, purpose: 'sign-in' } } as const;
  const { message } = (await client.api.writeWalletMessage(asked)).data;
  const body = { message, signature: await sign(message) };
  return (other) =>
    moveBrowser(client, other)
      .api.signInWithWallet({ params: { chain }, body })
      .then(
        () => true,
        () => false,
      );
}

async function joinTestRoom(server: TestServer): Promise<Record<string, Proof>> {
  const ada = await addSignedInUser(server, createUniqueUsername());
  const game = { title: 'Tested', sandboxMode: 'advanced', preferredRegion: '' } as const;
  const { data } = await ada.client.api.createGame({
    body: { game, templateInfo: { templateSlug: 'blank' } },
  });
  const params = { id: data._id };
  const room = await ada.client.api.openTestRoom({ params });
  const query = { inv: new URL(room.data.url).searchParams.get('inv') ?? '' };
  const guest = server.newClient();
  const { data: seat } = await guest.api.joinGame({ params, query });
  const readId = ({ cookies }: ApiTestClient) => cookies.get('playloom_browser')?.split('.')[0];
  const key = makeExportKey(server.services, data._id);
  return {
    'test-room address': async (other) => (await other.newClient().fetch(seat.releaseUrl)).status === 200,
    async 'browser id'(other) {
      const moved = moveBrowser(guest, other);
      await moved.api.joinGame({ params, query });
      return readId(moved) !== undefined && readId(moved) === readId(guest);
    },
    'export key': async (other) => isValidExportKey(other.services, data._id, key),
  };
}

async function addCreator(server: TestServer): Promise<Record<string, Proof>> {
  const creator = await addSignedInUser(server, createUniqueUsername());
  await addPayoutMethod(server, creator);
  const { data } = await creator.client.api.readPushIdentity();
  return {
    async 'payout method'({ services }) {
      const { db, secrets, clock } = services;
      return (await readPayoutMethod(db, secrets, creator.user.id, clock.now())) !== null;
    },
    'push keys': async ({ services }) => services.push.publicKey === data.publicKey,
  };
}

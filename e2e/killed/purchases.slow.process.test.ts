import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ApiError } from '@playloom/api-contract';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { systemClock } from '../../apps/server/src/process/clock.ts';
import { defaultPacks } from '../../apps/server/src/areas/economy/payments/defaultPacks.ts';
import { joinAsPlayer, type TestPlayer } from '../../apps/server/src/rooms-process/testing/joinAsPlayer.ts';
import { findLedgerProblems } from '../../apps/server/src/areas/economy/coins/coinQueries.ts';
import { findRunningDatabaseUrl } from '../../apps/server/src/storage/embedded/findRunningDatabaseUrl.ts';
import { readPostmaster } from '../../apps/server/src/storage/embedded/postmasterFile.ts';
import { openDatabase } from '../../apps/server/src/storage/openDatabase.ts';
import { createServerHome, type ServerHome } from '../../apps/server/src/testing/createServerHome.ts';
import {
  createApiTestClient,
  type ApiTestClient,
} from '../../apps/server/src/testing/createApiTestClient.ts';
import { killProcessTree } from '../../apps/server/src/testing/killProcessTree.ts';
import { readOutbox } from '../../apps/server/src/testing/readOutbox.ts';
import { runStatement } from '../../apps/server/src/testing/runStatement.ts';
import { startServerProcess, type ServerProcess } from '../../apps/server/src/testing/startServerProcess.ts';
import { generateRandomNumbers } from '../../apps/server/src/testing/generateRandomNumbers.ts';
import { pollUntil } from '../../apps/server/src/testing/pollUntil.ts';

const KILLS = inject('long') ? 200 : 1;
const BUYERS = 3;
/** Number of responses before the server is killed. By then some purchases are delivered and others are pending. */
const ANSWERS_BEFORE_KILL = 3 * BUYERS;
const PAUSE_MS_MAX = inject('long') ? 1_500 : 50;
/** Generous, because a busy machine takes long to start a server. */
const HANGS_AFTER_MS = 180_000;
const SEED = 2_026;
const PASSWORD = 'a long enough password';
const PRICE = 10;
/** Enough coins for all runs, however many offers fit into each. */
const PACK = defaultPacks.find(({ id }) => id === 'vault')!;

const player = { get: 'triggeringPlayer' };
const offer = { do: 'offerForCoins', player, item: 'Hat', price: PRICE };
const HAT_SHOP = {
  format: 1,
  settings: { title: 'Hat shop' },
  rules: [
    { id: 'offer', name: 'Offer', when: { when: 'playerJoins' }, do: [offer] },
    {
      id: 'sell',
      name: 'Sell',
      when: { when: 'playerBuysForCoins', item: 'Hat' },
      do: [{ do: 'changeSavedNumber', player, key: 'hats', amount: 1 }, offer],
    },
  ],
};

/** A request of a buyer. It is repeated with the same key until the server responds. */
interface PurchaseAttempt {
  kind: 'spend' | 'gift';
  ask(client: ApiTestClient): Promise<unknown>;
  isAnswered: boolean;
}

interface Buyer {
  name: string;
  attempts: Map<string, PurchaseAttempt>;
}

interface Life {
  server: ServerProcess;
  answers: number;
  over: boolean;
}

let home: ServerHome;
beforeAll(async () => {
  home = await createServerHome('coins-killed', { embedded: true });
});
afterAll(() => home.remove());

it('[CO-03] [R1:part] delivers every purchase exactly once, even when the server and its database are killed', async () => {
  const dice = generateRandomNumbers(SEED);
  const buyers = Array.from({ length: BUYERS }, (_, index): Buyer => ({
    name: `buyer${index}`,
    attempts: new Map(),
  }));
  let gameId = '';
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const life = await start();
    if (kill === 1) gameId = await openShop(life.server, buyers);
    const buying = buyers.map((buyer) => buyUntilOver(life, gameId, buyer));
    await pollUntil(
      () => life.answers >= ANSWERS_BEFORE_KILL,
      () => `${life.answers} answers came:\n${life.server.output()}`,
      HANGS_AFTER_MS,
    );
    await pause(dice.next().value * PAUSE_MS_MAX);
    life.over = true;
    // Every other time the database keeps running, and the next server uses it.
    await killServer(life.server, { withDatabase: kill % 2 === 1 });
    await Promise.all(buying);
  }
  const last = await start();
  await settle(last, gameId, buyers);
  for (const buyer of buyers) await expectOnce(last.server, gameId, buyer);
  const database = openDatabase(await databaseUrl(), pino({ level: 'silent' }));
  try {
    expect(await findLedgerProblems(database.db)).toEqual([]);
  } finally {
    await database.close();
  }
  expect(await last.server.stop()).toBe(0);
});

async function start(): Promise<Life> {
  const server = await startServerProcess(home, { env: { RATE_LIMIT_SCALE: '1000' } });
  const url = await databaseUrl();
  // Killed rooms hold their leases on saved data for a while, and offers are limited per minute. End both waits.
  await runStatement(url, 'update saved_leases set expires_at = now()');
  await runStatement(url, `update coin_offers set offered_at = offered_at - interval '1 minute'`);
  return { server, answers: 0, over: false };
}

async function databaseUrl(): Promise<string> {
  const url = await findRunningDatabaseUrl(home.dataDir, { info: () => undefined, warn: () => undefined });
  if (url === undefined) throw new Error('The database does not run.');
  return url;
}

async function killServer(server: ServerProcess, { withDatabase }: { withDatabase: boolean }): Promise<void> {
  const database = await readPostmaster(path.join(home.dataDir, 'postgres'));
  if (withDatabase) {
    killProcessTree(server.pid);
    if (database !== undefined) killProcessTree(database.pid);
  }
  await server.stop('SIGKILL');
}

function clientOf({ url }: ServerProcess): ApiTestClient {
  return createApiTestClient({ port: Number(new URL(url).port), publicUrl: url, clock: systemClock });
}

async function logIn(server: ServerProcess, login: string): Promise<ApiTestClient> {
  const client = clientOf(server);
  await client.api.logIn({ body: { login, password: PASSWORD } });
  return client;
}

async function signUp(server: ServerProcess, username: string): Promise<ApiTestClient> {
  const client = clientOf(server);
  const email = `${username}@example.org`;
  const { data } = await client.api.signUp({ body: { username, email, password: PASSWORD } });
  const pin = await pollUntil(
    async () => (await readOutbox(home.dataDir, email))[0]?.pin,
    () => 'no mail came',
  );
  await client.api.verifySignUp({ params: { signUpId: data.signUpId }, body: { pin } });
  return client;
}

async function openShop(server: ServerProcess, buyers: readonly Buyer[]): Promise<string> {
  const seller = await signUp(server, 'seller');
  const { data: game } = await seller.api.adoptGame({ body: { title: 'Hat shop', document: HAT_SHOP } });
  await seller.api.publishDraft({ params: { id: game._id }, body: {} });
  for (const { name } of buyers) {
    const { api } = await signUp(server, name);
    const { data: order } = await api.openCheckout({ body: { kind: 'pack', id: PACK.id } });
    await api.payInSandbox({ params: { orderId: order.url.split('/').at(-1) ?? '' } });
  }
  return game._id;
}

async function join(server: ServerProcess, client: ApiTestClient, gameId: string): Promise<TestPlayer> {
  const origin = server.url.replace(/^http:\/\/[^:]+/, 'ws://127.0.0.1');
  const { data } = await client.api.joinGame({ params: { id: gameId } });
  const seated = await joinAsPlayer(origin, { ok: true, ...data }, { origin: server.url });
  await seated.welcome();
  seated.send({ kind: 'ready' });
  return seated;
}

/** Repeats the unanswered requests of the last run. Then accepts each new offer and sends a coin to the seller. */
async function buyUntilOver(life: Life, gameId: string, { name, attempts }: Buyer): Promise<void> {
  try {
    const client = await logIn(life.server, name);
    for (const attempt of attempts.values()) await performPurchase(life, client, attempt);
    const seated = await join(life.server, client, gameId);
    while (!life.over) {
      for (const [id, attempt] of createAttempts(seated, attempts)) {
        attempts.set(id, attempt);
        await performPurchase(life, client, attempt);
      }
      await pause(5);
    }
    seated.socket.terminate();
  } catch (error) {
    if (!life.over) throw error;
  }
}

function createAttempts({ messages }: TestPlayer, known: Buyer['attempts']): [string, PurchaseAttempt][] {
  return messages().flatMap((message): [string, PurchaseAttempt][] => {
    if (message.kind !== 'offer' || known.has(message.offer)) return [];
    const params = { offerId: message.offer };
    const gift = { username: 'seller', amount: '1', key: randomUUID() };
    return [
      [params.offerId, { kind: 'spend', ask: ({ api }) => api.acceptOffer({ params }), isAnswered: false }],
      [gift.key, { kind: 'gift', ask: ({ api }) => api.giveCoins({ body: gift }), isAnswered: false }],
    ];
  });
}

/**
 * Sends the request. An error response fails the test. No response means that the server was killed, and the request is
 * repeated later.
 */
async function performPurchase(life: Life, client: ApiTestClient, attempt: PurchaseAttempt): Promise<void> {
  if (attempt.isAnswered) return;
  try {
    await attempt.ask(client);
    attempt.isAnswered = true;
    life.answers += 1;
  } catch (error) {
    if (!life.over || (error instanceof ApiError && error.status !== 0)) throw error;
  }
}

/** Repeats all requests and waits until every purchase is delivered. */
async function settle({ server }: Life, gameId: string, buyers: readonly Buyer[]): Promise<void> {
  const seated = [];
  for (const { name, attempts } of buyers) {
    const client = await logIn(server, name);
    for (const attempt of attempts.values()) await attempt.ask(client);
    seated.push(await join(server, client, gameId));
  }
  const url = await databaseUrl();
  const waiting = 'select id from coin_offers where bought_at is not null and delivered_at is null';
  await pollUntil(
    async () => (await runStatement(url, waiting)).length === 0,
    async () => `${(await runStatement(url, waiting)).length} purchases are pending`,
  );
  for (const { socket } of seated) socket.terminate();
}

async function expectOnce(server: ServerProcess, gameId: string, { name, attempts }: Buyer): Promise<void> {
  const { api } = await logIn(server, name);
  const wanted = (kind: PurchaseAttempt['kind']) =>
    [...attempts.values()].filter((attempt) => attempt.kind === kind).length;
  const hats = wanted('spend');
  const { values } = await api.exportSavedGame({ params: { scope: 'game', ownerId: gameId } });
  expect(values).toEqual({ hats });
  const { balance } = (await api.readCoins()).data;
  expect(Number(balance)).toBe(PACK.coins - PRICE * hats - wanted('gift'));
}

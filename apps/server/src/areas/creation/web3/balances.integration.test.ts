import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { PlatformCalls } from '@playloom/room-contract';
import { MINUTE_MS } from '../../../process/clock.ts';
import { addGame } from '../../../testing/addGame.ts';
import { addSignedInUser, type SignedInUser } from '../../../testing/addSignedInUser.ts';
import { createFakeRooms } from '../../../testing/createFakeRooms.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { createEthereumWallet, createSolanaWallet, type TestWallet } from '../../../testing/createWallets.ts';
import { createUniqueUsername } from '../../../testing/createUniqueUsername.ts';
import { startChainNode, type TestChainNode } from '../../../testing/startChainNode.ts';
import { wallets } from '../../../storage/schema.ts';
import { createPlatformCalls } from '../../../app/createPlatformCalls.ts';

const OIL = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const OIL_UNIT = 10n ** 6n;
const body = { chain: 'base', type: 'ERC20', tokenAddress: OIL, iconSourceUrl: null } as const;
const on = { isWeb3Enabled: true, isUtilityTokenEnabled: true };

const rooms = createFakeRooms();
let server: TestServer;
let node: TestChainNode;
let platform: PlatformCalls;
let maker: SignedInUser;
beforeAll(async () => {
  node = await startChainNode({ [OIL]: { type: 'ERC20', symbol: 'OIL', decimals: 6 } });
  server = await createTestServer({ rooms, env: { CHAIN_NODES: JSON.stringify({ base: node.url }) } });
  maker = await addSignedInUser(server, createUniqueUsername());
});
afterAll(async () => {
  await server.close();
  node.close();
});
beforeEach(() => {
  platform = createPlatformCalls(server.services);
  node.trouble = null;
  node.asked.length = 0;
});

/** Adds a game by the creator whose token is Lantern Oil. */
async function addOilGame(row = {}): Promise<string> {
  const { id } = await addGame(server, { creatorId: maker.user.id, row: { ...on, ...row } });
  await maker.client.api.setUtilityToken({ params: { id, scope: 'game' }, body });
  node.asked.length = 0;
  return id;
}

async function addPlayer(owned: TestWallet[], options: { isFramed?: boolean } = {}): Promise<SignedInUser> {
  const player = await addSignedInUser(server, createUniqueUsername(), options);
  for (const { chain, address } of owned) {
    const linkedAt = server.clock.now();
    await server.services.db.insert(wallets).values({ userId: player.user.id, chain, address, linkedAt });
  }
  return player;
}

function give(wallet: TestWallet, balance: bigint): TestWallet {
  node.tokens[OIL]!.balances = { ...node.tokens[OIL]!.balances, [wallet.address]: balance };
  return wallet;
}

it('adds up all wallets of a player, rounded down', async () => {
  const [first, second] = [
    give(createEthereumWallet(), 7n * OIL_UNIT),
    give(createEthereumWallet(), 2_999_999n),
  ];
  const { user } = await addPlayer([first, createSolanaWallet(), second]);
  const gameId = await addOilGame();
  expect(await platform.readTokens({ gameId, userId: user.id })).toEqual({ game: 9.999999, map: 9.999999 });
  const { user: poor } = await addPlayer([]);
  expect(await platform.readTokens({ gameId, userId: poor.id })).toEqual({ game: 0, map: 0 });
  expect(await platform.readTokens({ gameId: 'nothing', userId: user.id })).toEqual({ game: 0, map: 0 });
});

it('asks a node once a minute for each balance, however many rooms ask', async () => {
  const wallet = give(createEthereumWallet(), OIL_UNIT);
  const { user } = await addPlayer([wallet]);
  const gameId = await addOilGame();
  const read = async () => (await platform.readTokens({ gameId, userId: user.id })).game;
  expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1]);
  give(wallet, 5n * OIL_UNIT);
  expect(await read()).toBe(1);
  expect(node.asked).toEqual(['eth_call balanceOf']);
  server.clock.advance(MINUTE_MS);
  expect(await read()).toBe(5);
  server.clock.advance(MINUTE_MS);
  node.trouble = { status: 502, body: '' };
  await expect(read()).rejects.toThrow('The base node');
  node.trouble = null;
  // A failure is not cached.
  expect(await read()).toBe(5);
});

it('ignores tokens that are disabled, removed, or on a chain without a node', async () => {
  const { user } = await addPlayer([give(createEthereumWallet(), OIL_UNIT)]);
  const gameId = await addOilGame();
  const read = () => platform.readTokens({ gameId, userId: user.id });
  const change = (settings: object) =>
    maker.client.api.updateWeb3Settings({ params: { id: gameId }, body: settings });
  expect((await read()).game).toBe(1);
  await change({ isUTEnabled: false });
  expect((await read()).game).toBe(0);
  await change({ isUTEnabled: true, isWeb3Enabled: false });
  expect((await read()).game).toBe(0);
  await change({ isWeb3Enabled: true });
  expect((await read()).game).toBe(1);
  const params = { id: gameId, scope: 'game' } as const;
  await maker.client.api.setUtilityToken({ params, body: { ...body, chain: 'polygon' } });
  expect((await read()).game).toBe(0);
  await maker.client.api.removeUtilityToken({ params });
  expect((await read()).game).toBe(0);
});

it('counts wallets only for logged-in players on our site, in games with a token', async () => {
  const holder = await addPlayer([createEthereumWallet()]);
  const gameId = await addOilGame();
  const without = await addOilGame({ isUtilityTokenEnabled: false });
  const join = async (client: SignedInUser['client'], query = {}, id = gameId) => {
    await client.api.joinGame({ params: { id }, query });
    return rooms.requests.at(-1)?.visitor.hasWallet ?? false;
  };
  expect(await join(holder.client)).toBe(true);
  expect(await join(holder.client, { portal: 'a' })).toBe(false);
  expect(await join(holder.client, { inIframe: 'true' })).toBe(false);
  expect(await join(holder.client, {}, without)).toBe(false);
  expect(await join((await addPlayer([createSolanaWallet()])).client)).toBe(false);
  expect(await join((await addPlayer([])).client)).toBe(false);
  expect(await join((await addPlayer([createEthereumWallet()], { isFramed: true })).client)).toBe(false);
  expect(await join(server.newClient())).toBe(false);
});
